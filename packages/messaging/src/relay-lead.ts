import type pg from 'pg';
import { lockKeys } from '@loupe/database/advisory-lock';

/** The server takes no writes: it is a standby, or read-only after a failover. */
export class ReadOnlyServerError extends Error {
  override readonly name = 'ReadOnlyServerError';
}

/**
 * Tries to take the advisory lock that makes one relay of a service the leader. Locks are not replicated, so one from a standby
 * has no effect.
 * @returns false while another relay holds it
 * @throws ReadOnlyServerError on a standby: a new connection may reach the primary
 */
export async function tryLock(client: pg.PoolClient, service: string): Promise<boolean> {
  const { rows } = await client.query<{ standby: boolean; locked: boolean }>(
    'SELECT pg_is_in_recovery() AS standby, pg_try_advisory_lock($1, $2) AS locked',
    lockKeys('relay', service),
  );
  if (rows[0]?.standby) throw new ReadOnlyServerError('The relay is connected to a standby.');
  return rows[0]?.locked === true;
}

/**
 * Checks that this connection can write. A relay that could send but not mark rows would send the same rows every
 * second.
 * @throws pg.DatabaseError when it cannot: read-only, out of disk space
 */
export async function recordLead(client: pg.PoolClient): Promise<void> {
  await client.query(
    `INSERT INTO relay_lead (backend_pid, since) VALUES (pg_backend_pid(), now())
     ON CONFLICT (singleton) DO UPDATE SET backend_pid = excluded.backend_pid, since = excluded.since`,
  );
}
