import pg from 'pg';
import type { Stage } from './broker-and-database.ts';

const LEADER = `pg_stat_activity JOIN pg_locks USING (pid)
  WHERE locktype = 'advisory' AND granted AND application_name = 'messaging-test-relay'
    AND pg_stat_activity.datname = current_database()`;

/** Connections of relays to the test's database, and how many of them hold the lock. */
export async function relaySessions(stage: Stage): Promise<{ connected: number; leading: number }> {
  const [row] = await asAdmin<{ connected: number; leading: number }>(
    stage,
    `SELECT (SELECT count(*)::int FROM pg_stat_activity
              WHERE application_name = 'messaging-test-relay' AND datname = current_database()) AS connected,
            (SELECT count(*)::int FROM ${LEADER}) AS leading`,
  );
  return row!;
}

/** @returns how many connections were cut */
export async function terminateLeader(stage: Stage): Promise<number> {
  return (await asAdmin(stage, `SELECT pg_terminate_backend(pid) FROM ${LEADER}`)).length;
}

async function asAdmin<Row extends object>({ adminUrl }: Stage, sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  return client
    .query<Row>(sql)
    .then(({ rows }) => rows)
    .finally(() => client.end());
}
