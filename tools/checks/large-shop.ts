import { roleOf, SERVICES } from '@loupe/contracts/services';
import { databaseUrl } from '@loupe/test-harness/database-template';
import { startTestPostgres } from '@loupe/test-harness/postgres';
import pg from 'pg';
import { CREATE_ROOMS } from '../../web/features/waiting-room/rooms-schema.ts';
import { ROOT } from '../stack/services.ts';
import { allSchemas } from '../statements/all-schemas.ts';
import { wholeScans, type IndexFacts, type PlanNode } from './large-scans.ts';
import { hasFewValues, pretendRows } from './large-statistics.ts';
import { LARGE_TABLES, SMALL_PARTIAL_INDEXES } from './large-tables.ts';

/** Those of the services and web's own. */
export const SCHEMAS = [...SERVICES.map(roleOf), 'web'];

const INDEXES = `
  SELECT n.nspname || '.' || c.relname AS name, t.relname AS table, i.indpred IS NOT NULL AS partial, a.amname = 'btree' AS "isOrdered",
    ARRAY(SELECT pg_get_indexdef(i.indexrelid, k, false) FROM generate_series(1, i.indnkeyatts) k) AS columns
  FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid JOIN pg_namespace n ON n.oid = c.relnamespace
    JOIN pg_am a ON a.oid = c.relam JOIN pg_class t ON t.oid = i.indrelid
  WHERE n.nspname = ANY ($1)`;

const TABLES = `
  SELECT relname AS name FROM pg_class WHERE relnamespace = $1::text::regnamespace AND relkind IN ('r', 'p') AND relname <> '_prisma_migrations'
  ORDER BY relname COLLATE "C"`;
const nameOf = (full: string): string => full.replace(/^.*\./, '');

/** The schemas of all services in one database, whose planner believes that it has 10 million orders. */
export async function openLargeShop() {
  await allSchemas(ROOT, SERVICES);
  const { adminUrl } = await startTestPostgres();
  const admin = new pg.Client({ connectionString: databaseUrl(adminUrl, 'statements') });
  await admin.connect();
  for (const service of SERVICES)
    for (const [table, rows] of Object.entries(LARGE_TABLES[service]))
      await pretendRows(admin, roleOf(service), table, rows);
  await admin.query(`CREATE SCHEMA web; SET search_path = web; ${CREATE_ROOMS}`);
  await pretendRows(admin, 'web', 'waiting_place_2', 3e6);
  // The planner does not know the values, and takes a third of a table for the last day. So it is asked whether there is a way by
  // index at all: what still reads a table from end to end has none.
  await admin.query('SET enable_seqscan = off; SET enable_hashjoin = off; SET enable_mergejoin = off');
  const indexes = await indexesOf(admin);

  async function planOf(schema: string, text: string): Promise<PlanNode> {
    await admin.query(`SET search_path = ${schema}, ext`);
    const { rows } = await admin.query<{ 'QUERY PLAN': readonly [{ readonly Plan: PlanNode }] }>(
      `EXPLAIN (GENERIC_PLAN, VERBOSE, FORMAT JSON) ${text}`,
    );
    return rows[0]!['QUERY PLAN'][0].Plan;
  }

  return {
    planOf,
    /** The large tables that a statement reads from end to end, in a schema. @throws pg.DatabaseError where it is not right for the schema */
    scansOf: async (schema: string, text: string): Promise<string[]> => [
      ...new Set(wholeScans(await planOf(schema, text), indexes).filter(isLarge)),
    ],
    tablesOf: async (schema: string): Promise<string[]> => {
      const { rows } = await admin.query<{ name: string }>(TABLES, [schema]);
      return rows.map(({ name }) => name);
    },
    partialIndexes: (): string[] =>
      [...indexes].filter(([, { isPartial }]) => isPartial).map(([name]) => nameOf(name)),
    close: () => admin.end(),
  };
}

const LARGE = new Set([
  ...SERVICES.flatMap((service) =>
    Object.keys(LARGE_TABLES[service]).map((table) => `${roleOf(service)}.${table}`),
  ),
  'web.waiting_place_2',
]);
const isLarge = (table: string): boolean => LARGE.has(table);

async function indexesOf(admin: pg.Client): Promise<Map<string, IndexFacts>> {
  type Row = { name: string; table: string; partial: boolean; isOrdered: boolean; columns: string[] };
  const { rows } = await admin.query<Row>(INDEXES, [SCHEMAS]);
  return new Map(
    rows.map(({ name, table, partial, isOrdered, columns }) => {
      const first = isOrdered ? (columns.find((column) => !hasFewValues(column)) ?? columns[0]!) : null;
      const isSmall = partial && SMALL_PARTIAL_INDEXES.has(nameOf(name));
      return [name, { table, first, isSmall, isPartial: partial }];
    }),
  );
}
