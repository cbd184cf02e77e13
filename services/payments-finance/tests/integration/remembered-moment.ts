import pg from 'pg';
import type { TestPayments } from './test-payments.ts';

const SCHEMA = 'payments_finance';

/**
 * Remembers every row of the service's database. @returns puts the database back to this moment, as a restore does: the providers, and
 * others who were told something since, are not put back
 */
export async function rememberMoment({ database }: TestPayments): Promise<() => Promise<void>> {
  const asAdmin = async <T>(work: (client: pg.Client) => Promise<T>): Promise<T> => {
    const client = new pg.Client({ connectionString: database.adminUrl });
    await client.connect();
    return work(client).finally(() => client.end());
  };
  const tables = await asAdmin(async (client) => {
    const { rows } = await client.query<{ name: string }>(
      `SELECT tablename AS name FROM pg_tables WHERE schemaname = $1 AND tablename NOT LIKE '%migration%'`,
      [SCHEMA],
    );
    await client.query('DROP SCHEMA IF EXISTS moment CASCADE; CREATE SCHEMA moment');
    for (const { name } of rows) await client.query(`CREATE TABLE moment.${name} AS TABLE ${SCHEMA}.${name}`);
    return rows.map(({ name }) => name);
  });
  return () =>
    asAdmin(async (client) => {
      await client.query('BEGIN; SET LOCAL session_replication_role = replica');
      for (const name of tables) {
        await client.query(`DELETE FROM ${SCHEMA}.${name}`);
        await client.query(`INSERT INTO ${SCHEMA}.${name} SELECT * FROM moment.${name}`);
      }
      await client.query('COMMIT');
    });
}

/** The row that the restore's command writes before anything starts. */
export async function pausedAfterRestore({ rows }: TestPayments, restoredTo: Date): Promise<void> {
  await rows(`INSERT INTO payment_restore (restored_to, paused_by) VALUES ($1, 'ada')`, [restoredTo]);
}
