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
  _int4: `'{}'`,
};

type Column = { name: string; type: string; key: boolean; required: boolean; generated: boolean };
const COLUMNS = `
  SELECT a.attname AS name, t.typname AS type, a.attnotnull AS required, a.attgenerated <> '' OR a.attidentity <> '' AS generated,
    coalesce(a.attnum = ANY (i.indkey), false) AS key
  FROM pg_attribute a JOIN pg_type t ON t.oid = a.atttypid
    LEFT JOIN pg_index i ON i.indrelid = a.attrelid AND i.indisprimary
  WHERE a.attrelid = $1::regclass AND a.attnum > 0 AND NOT a.attisdropped`;
/** Of indexes: their values have statistics of their own. */
const EXPRESSIONS = `
  SELECT c.relname AS relation, a.attname AS name FROM pg_index i
    JOIN pg_class c ON c.oid = i.indexrelid JOIN pg_attribute a ON a.attrelid = c.oid
  WHERE i.indrelid = $1::regclass AND a.attnum > 0 AND a.attnum <= i.indnkeyatts AND i.indkey[a.attnum - 1] = 0`;
const CHECKS = `SELECT conname AS name FROM pg_constraint WHERE conrelid = $1::regclass AND contype = 'c'`;

/** One page of the table is one that the planner counts rows by: a rolled back row leaves it, and no row. */
async function makePage(admin: pg.Client, table: string, columns: readonly Column[]): Promise<void> {
  await admin.query(`ALTER TABLE ${table} SET (autovacuum_enabled = false, vacuum_truncate = false)`);
  await admin.query('BEGIN; SET LOCAL session_replication_role = replica');
  const { rows: checks } = await admin.query<{ name: string }>(CHECKS, [table]);
  if (checks.length > 0)
    await admin.query(`ALTER TABLE ${table} ${checks.map(({ name }) => `DROP CONSTRAINT "${name}"`).join()}`);
  const keys = columns.filter(({ required, generated }) => required && !generated);
  const values = keys.map(({ type }) => FIRST[type] ?? `'0'`);
  const names = keys.map(({ name }) => `"${name}"`);
  await admin.query(`INSERT INTO ${table} (${names.join()}) VALUES (${values.join()})`);
  await admin.query('ROLLBACK');
}

const FEW = /^(kind|site|currency|method|reason|topic|state|consumer|provider)$/;
/** Whether a column has a few values only: an equality on it alone selects a great part of the table. */
export const hasFewValues = (column: string): boolean => FEW.test(column);
const distinct = ({ name, type }: Column): number => (type === 'bool' || hasFewValues(name) ? 5 : -0.3);
/** Nearly all rows have come to their last state; the others are what a program still has to do. */
const ENDED = { common: '{ended}', frequencies: [0.995] } as const;
const DAY_MS = 86_400_000;
/** Bounds of equally many rows. */
const THREE_YEARS = `{${Array.from({ length: 37 }, (_, month) =>
  new Date(Date.now() - (36 - month) * 30 * DAY_MS).toISOString(),
).join()}}`;
/** Half of them are guests. */
const OWNERS = `{${['a', 'c'].flatMap((kind) => [...'0123456789abcdef'].map((digit) => `${kind}:${digit}`)).join()}}`;
const boundsOf = ({ name, type }: Column): string | null => {
  if (type === 'timestamptz') return THREE_YEARS;
  return name === 'owner' && type === 'text' ? OWNERS : null;
};
interface Statistics {
  /** The table, or its index of an expression. */
  readonly relation: string;
  readonly name: string;
  readonly nulls: number;
  readonly distinct: number;
  readonly common?: string;
  readonly frequencies?: readonly number[];
  readonly bounds?: string | null;
}
const RESTORE_COLUMNS = `
  SELECT pg_restore_attribute_stats('schemaname', $1::text, 'relname', relation, 'attname', name, 'inherited', false,
    'null_frac', nulls, 'avg_width', 16, 'n_distinct', "distinct", 'most_common_vals', common, 'most_common_freqs', frequencies,
    'histogram_bounds', bounds)
  FROM jsonb_to_recordset($2) AS one
    (relation text, name text, nulls real, "distinct" real, common text, frequencies real[], bounds text)`;

const statisticsOf = (relation: string, column: Column): Statistics => ({
  relation,
  name: column.name,
  nulls: column.required ? 0 : 0.5,
  distinct: distinct(column),
  bounds: boundsOf(column),
  ...(column.name === 'state' ? ENDED : {}),
});

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
  const { rows: expressions } = await admin.query<{ relation: string; name: string }>(EXPRESSIONS, [full]);
  const statistics: readonly Statistics[] = [
    ...columns.map((column) => statisticsOf(table, column)),
    ...expressions.map(({ relation, name }) => ({ relation, name, nulls: 0, distinct: -0.3 })),
  ];
  await admin.query(RESTORE_COLUMNS, [schema, JSON.stringify(statistics)]);
}
