import type pg from 'pg';

const STATEMENT =
  /^CREATE\s+(?:UNIQUE\s+)?INDEX\s+CONCURRENTLY\s+IF\s+NOT\s+EXISTS\s+([a-z0-9_]+)\s+ON\s[^;]*;?$/i;

const withoutComments = (sql: string): string => sql.replaceAll(/--[^\n]*/g, '').trim();

/** Whether a migration builds an index while rows are written, which no transaction can. */
export const isConcurrent = (sql: string): boolean => /\bINDEX\s+CONCURRENTLY\b/i.test(withoutComments(sql));

/**
 * Builds the index of such a migration. What was built before stays; what an attempt left invalid, because it was killed or found two
 * equal rows, is built again.
 * @throws Error when the migration has another statement, or one without IF NOT EXISTS
 */
export async function buildIndex(client: pg.Client, sql: string): Promise<void> {
  const [, name] = STATEMENT.exec(withoutComments(sql)) ?? [];
  if (name === undefined)
    throw new Error('its only statement must be CREATE INDEX CONCURRENTLY IF NOT EXISTS <name> ON …');
  const { rowCount } = await client.query(
    'SELECT FROM pg_index WHERE indexrelid = to_regclass($1) AND NOT indisvalid',
    [name],
  );
  if (rowCount === 1) await client.query(`DROP INDEX CONCURRENTLY ${name}`);
  await client.query(sql);
}
