import type pg from 'pg';

/** A value of a type for the one row; others get null. */
const FIRST: Readonly<Record<string, string>> = {
  uuid: 'gen_random_uuid()',
  bytea: `'\\x00'`,
  timestamptz: 'now()',
  date: 'now()::date',
  bool: 'false',
  jsonb: `'{}'`,
  int4range: `'empty'`,
  tstzrange: `'empty'`,
  _text: `'{}'`,
};

type Column = { name: string; type: string; key: boolean; required: boolean; generated: boolean };
const COLUMNS = `
  SELECT a.attname AS name, t.typname AS type, a.attnotnull AS required, a.attgenerated <> '' OR a.attidentity <> '' AS generated,
    coalesce(a.attnum = ANY (i.indkey), false) AS key
  FROM pg_attribute a JOIN pg_type t ON t.oid = a.atttypid
    LEFT JOIN pg_index i ON i.indrelid = a.attrelid AND i.indisprimary
  WHERE a.attrelid = $1::regclass AND a.attnum > 0 AND NOT a.attisdropped`;
const CHECKS = `SELECT conname AS name FROM pg_constraint WHERE conrelid = $1::regclass AND contype = 'c'`;

/** One page of the table is one that the planner counts rows by: a rolled back row leaves it, and no row. */
async function makePage(admin: pg.Client, table: string, columns: readonly Column[]): Promise<void> {
  await admin.query(`ALTER TABLE ${table} SET (autovacuum_enabled = false, vacuum_truncate = false)`);
  await admin.query('BEGIN; SET LOCAL session_replication_role = replica');
  const { rows: checks } = await admin.query<{ name: string }>(CHECKS, [table]);
  for (const { name } of checks) await admin.query(`ALTER TABLE ${table} DROP CONSTRAINT "${name}"`);
  const keys = columns.filter(({ required, generated }) => required && !generated);
  const values = keys.map(({ type }) => FIRST[type] ?? `'0'`);
  const names = keys.map(({ name }) => `"${name}"`);
  await admin.query(`INSERT INTO ${table} (${names.join()}) VALUES (${values.join()})`);
  await admin.query('ROLLBACK');
}

const FEW = /^(kind|site|currency|method|reason|topic)$/;
const distinct = ({ name, type }: Column): number =>
  name === 'state' || type === 'bool' || FEW.test(name) ? 5 : -0.3;
/** Nearly all rows have come to their last state; the others are what a program still has to do. */
const ENDED = ['{ended}', '{0.995}'] as const;
const DAY_MS = 86_400_000;
/** Bounds of equally many rows. */
const THREE_YEARS = `{${Array.from({ length: 37 }, (_, month) =>
  new Date(Date.now() - (36 - month) * 30 * DAY_MS).toISOString(),
).join()}}`;
const RESTORE_COLUMN = `
  SELECT pg_restore_attribute_stats('schemaname', $1::text, 'relname', $2::text, 'attname', $3::text, 'inherited', false,
    'null_frac', $4::real, 'avg_width', 16, 'n_distinct', $5::real, 'most_common_vals', $6::text,
    'most_common_freqs', $7::real[], 'histogram_bounds', $8::text)`;

/** Gives an empty table the statistics of one with so many rows, as `pg_dump --statistics-only` would restore them. */
export async function pretendRows(
  admin: pg.Client,
  schema: string,
  table: string,
  rows: number,
): Promise<void> {
  const full = `${schema}.${table}`;
  const { rows: columns } = await admin.query<Column>(COLUMNS, [full]);
  await makePage(admin, full, columns);
  await admin.query(
    `SELECT pg_restore_relation_stats('schemaname', $1::text, 'relname', $2::text, 'relpages', 1, 'reltuples', $3::real)`,
    [schema, table, rows],
  );
  for (const column of columns) {
    const [values, frequencies] = column.name === 'state' ? ENDED : [null, null];
    await admin.query(RESTORE_COLUMN, [
      schema,
      table,
      column.name,
      column.required ? 0 : 0.5,
      distinct(column),
      values,
      frequencies,
      column.type === 'timestamptz' ? THREE_YEARS : null,
    ]);
  }
}
