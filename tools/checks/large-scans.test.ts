import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { roleOf } from '@loupe/database/bootstrap';
import { databaseUrl } from '@loupe/test-harness/database-template';
import { startTestPostgres } from '@loupe/test-harness/postgres';
import pg from 'pg';
import { ROOT } from '../stack/services.ts';
import { allSchemas } from '../statements/all-schemas.ts';
import { collectStatements, declaringModules } from '../statements/collect.ts';
import { wholeScans, type IndexFacts, type PlanNode } from './large-scans.ts';
import { pretendRows } from './large-statistics.ts';
import { LARGE_PARTIAL_INDEXES, LARGE_TABLES } from './large-tables.ts';

const SERVICES = Object.keys(LARGE_TABLES);
/** Statements that are to read all rows, and why. */
const ALLOWED: Readonly<Record<string, string>> = {
  'gift-cards-of-restore': 'each issued gift card is compared with its provider after a restore',
  'booked-amounts':
    'once a night; orders of a day have a BRIN index, whose cost these statistics of one page do not show',
  'report-stock':
    'what was in stock at the beginning of a period is the sum of all movements; an operator asks for it',
};

/** What the first parameter is where a third of a table, which the planner takes for a time it does not know, hides the way by index. */
const FIRST_VALUE: Readonly<Record<string, string>> = { 'ledger-movements': "now() - interval '2 days'" };
const withFirstValue = (name: string, text: string): string => {
  const value = FIRST_VALUE[name];
  return value === undefined ? text : text.replaceAll(/\$1\b/g, `(CASE WHEN true THEN ${value} ELSE $1 END)`);
};

let admin: pg.Client;
beforeAll(async () => {
  await allSchemas(ROOT, SERVICES);
  const { adminUrl } = await startTestPostgres();
  admin = new pg.Client({ connectionString: databaseUrl(adminUrl, 'statements') });
  await admin.connect();
  for (const service of SERVICES)
    for (const [table, rows] of Object.entries(LARGE_TABLES[service]!))
      await pretendRows(admin, roleOf(service), table, rows);
  // The planner does not know the values, and takes a third of a table for the last day. So it is asked whether there is a way by
  // index at all: what still reads a table from end to end has none.
  await admin.query('SET enable_seqscan = off; SET enable_hashjoin = off; SET enable_mergejoin = off');
}, 120_000);

const INDEXES = `
  SELECT c.relname AS name, t.relname AS table, i.indpred IS NOT NULL AS partial,
    CASE WHEN a.amname = 'btree' THEN pg_get_indexdef(i.indexrelid, 1, false) END AS first
  FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid JOIN pg_am a ON a.oid = c.relam JOIN pg_class t ON t.oid = i.indrelid
  WHERE c.relnamespace = $1::regnamespace`;

async function indexesOf(schema: string): Promise<Map<string, IndexFacts>> {
  type Row = { name: string; table: string; partial: boolean; first: string | null };
  const { rows } = await admin.query<Row>(INDEXES, [schema]);
  return new Map(
    rows.map(({ name, table, partial, first }) => [
      name,
      { table, first, isSmall: partial && !LARGE_PARTIAL_INDEXES.has(name) },
    ]),
  );
}

async function planOf(text: string): Promise<PlanNode> {
  const { rows } = await admin.query<{ 'QUERY PLAN': readonly [{ readonly Plan: PlanNode }] }>(
    `EXPLAIN (GENERIC_PLAN, FORMAT JSON) ${text}`,
  );
  return rows[0]!['QUERY PLAN'][0].Plan;
}

describe('with 10 million orders', () => {
  it('the planner believes the statistics', async () => {
    const { rows } = await admin.query<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>(
      'EXPLAIN (FORMAT JSON) SELECT FROM cart_checkout.sales_order',
    );
    expect(rows[0]!['QUERY PLAN'][0].Plan['Plan Rows']).toBe(10_000_000);
  });

  it.each(SERVICES)('no statement of %s reads a large table from end to end', async (service) => {
    const folder = join(ROOT, 'services', service, 'src/adapters/db');
    const statements = await collectStatements(await declaringModules(folder));
    await admin.query(`SET search_path = ${roleOf(service)}`);
    const indexes = await indexesOf(roleOf(service));
    const large = new Set(Object.keys(LARGE_TABLES[service]!));
    const found: string[] = [];
    for (const { name, text } of statements) {
      const tables = wholeScans(await planOf(withFirstValue(name, text)), indexes).filter((table) =>
        large.has(table),
      );
      if (tables.length > 0 && ALLOWED[name] === undefined)
        found.push(`${name}: ${[...new Set(tables)].join(', ')}`);
    }
    expect(found).toEqual([]);
  });
});
