import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';

const ARCHIVED_WITHIN_MS = 60_000;

/**
 * Closes the current file of the log and waits until it is archived.
 * @returns a moment to which the archive can restore, in Postgres's text with its offset
 */
export async function archivedMoment(client: pg.ClientBase): Promise<string> {
  const at = await client.query<{ moment: string }>('SELECT clock_timestamp()::text AS moment');
  // Recovery stops before the first transaction after the moment.
  await client.query(`SELECT pg_logical_emit_message(true, 'restore', 'after the moment')`);
  const { rows } = await client.query<{ file: string }>('SELECT pg_walfile_name(pg_switch_wal()) AS file');
  const deadline = performance.now() + ARCHIVED_WITHIN_MS;
  for (;;) {
    const archived = await client.query<{ isArchived: boolean }>(
      'SELECT coalesce(last_archived_wal >= $1, false) AS "isArchived" FROM pg_stat_archiver',
      [rows[0]!.file],
    );
    if (archived.rows[0]!.isArchived) return at.rows[0]!.moment;
    if (performance.now() > deadline) throw new Error('The log is not archived: see the log of Postgres.');
    await delay(100);
  }
}
