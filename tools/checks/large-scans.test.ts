import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SERVICES, type ServiceName } from '@loupe/contracts/services';
import { roleOf } from '@loupe/database/bootstrap';
import { laterMetrics } from '@loupe/database/later-metrics';
import { overdueMetrics, type DueTable } from '@loupe/database/overdue-metrics';
import type pg from 'pg';
import { selectOf } from '../../operations/privacy/export.ts';
import { readRegister } from '../../operations/privacy/register.ts';
import { asQuery } from '../../operations/privacy/subject.ts';
import { ROOT } from '../stack/services.ts';
import { collectStatements, declaringModules } from '../statements/collect.ts';
import { openLargeShop, SCHEMAS } from './large-shop.ts';
import { LARGE_TABLES, SMALL_PARTIAL_INDEXES, SMALL_TABLES } from './large-tables.ts';
import { plainStatements } from './plain-sql.ts';

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

/** Where statements stand in programs as text, apart from those of services. */
const PROGRAMS = [
  'packages/{database,messaging,rate-limit}/src/**/*.ts',
  // The page cache keeps a few hundred pages.
  'web/features/waiting-room/*.ts',
  'operations/privacy/*.ts',
];
/** The same of statements in text: each reads a part that its reason names. */
const ALLOWED_TEXTS: Readonly<Record<string, string>> = {
  'packages/messaging/src/outbox-store.ts': 'prune looks at the thousand rows that were written first',
  'operations/privacy/requested-erasure.ts': 'letters about privacy that are still to be sent',
};
/** Of the register: what is still to be sent names a person only in what it says, and each piece of it is read. */
const READ_THROUGH = 'later_work';

let shop: Awaited<ReturnType<typeof openLargeShop>>;
beforeAll(async () => {
  shop = await openLargeShop();
}, 120_000);
afterAll(() => shop.close());

const withParameters = (text: string): string => (/(?<!:):[a-z]/.test(text) ? asQuery(text).text : text);

/** In each schema for which it is right: a package's statement is of all that have its tables. @throws when it is right for none */
async function scansAnywhere(text: string): Promise<string[]> {
  const found: string[][] = [];
  let fault: unknown;
  for (const schema of SCHEMAS)
    try {
      found.push(await shop.scansOf(schema, text));
    } catch (error) {
      fault = error;
    }
  if (found.length === 0) throw fault;
  return found.flat();
}

/** What is asked at each scrape of each instance, from the tables of the service. */
async function gaugeStatements(service: ServiceName): Promise<string[]> {
  const asked: string[] = [];
  const query = ({ text }: pg.QueryConfig) => {
    asked.push(text);
    return Promise.resolve({ rows: [] });
  };
  const pool = { query } as unknown as pg.Pool;
  if ('later_work' in LARGE_TABLES[service]) await laterMetrics(pool, []).read();
  const file = join(ROOT, 'services', service, 'src/adapters/db/due-tables.ts');
  if (!existsSync(file)) return asked;
  const { DUE_TABLES } = (await import(file)) as { DUE_TABLES: readonly DueTable[] };
  await overdueMetrics(pool, DUE_TABLES).read();
  return asked;
}

describe('with 10 million orders', () => {
  it('the planner believes the statistics', async () => {
    const plan = await shop.planOf('cart_checkout', 'SELECT FROM sales_order');
    expect(plan['Plan Rows']).toBe(10_000_000);
  });

  it.each(SERVICES)('no statement of %s reads a large table from end to end', async (service) => {
    const folder = join(ROOT, 'services', service, 'src/adapters/db');
    const statements = await collectStatements(await declaringModules(folder));
    const found: string[] = [];
    for (const { name, text } of statements) {
      const tables = await shop.scansOf(roleOf(service), withFirstValue(name, text));
      if (tables.length > 0 && ALLOWED[name] === undefined) found.push(`${name}: ${tables.join(', ')}`);
    }
    for (const text of await gaugeStatements(service))
      found.push(...(await shop.scansOf(roleOf(service), text)));
    expect(found).toEqual([]);
  });

  it('nor does one of a package, of web, or of the job that answers requests of people', async () => {
    const files = PROGRAMS.flatMap((pattern) => globSync(pattern, { cwd: ROOT })).filter(
      (file) => !/\.test\.ts$|\/planted-/.test(file),
    );
    const statements = plainStatements(files.toSorted(), ROOT).filter(({ isWhole }) => isWhole);
    expect(statements.length).toBeGreaterThan(90);
    const found: string[] = [];
    for (const { file, line, text } of statements) {
      const tables = await scansAnywhere(withParameters(text));
      if (tables.length > 0 && ALLOWED_TEXTS[file] === undefined)
        found.push(`${file}:${line}: ${tables.join(', ')}`);
    }
    expect(found).toEqual([]);
  });

  it('the rows of a person are found by index in every table of the register', async () => {
    const found: string[] = [];
    for (const table of readRegister(ROOT))
      for (const condition of [table.of, table.found]) {
        if (condition === undefined || table.table === READ_THROUGH) continue;
        const tables = await shop.scansOf(table.schema, selectOf({ ...table, of: condition }).text);
        if (tables.length > 0) found.push(`${table.schema}.${table.table}: ${tables.join(', ')}`);
      }
    expect(found).toEqual([]);
  });
});

describe('the list of large tables', () => {
  it.each(SERVICES)('of %s and that of small ones have each table of its schema once', async (service) => {
    const small = Object.values(SMALL_TABLES[service]).flat();
    const listed = [...Object.keys(LARGE_TABLES[service]), ...small];
    expect(listed.toSorted()).toEqual(await shop.tablesOf(roleOf(service)));
  });

  it('calls no partial index small that a schema does not have', () => {
    const partial = new Set(shop.partialIndexes());
    expect([...SMALL_PARTIAL_INDEXES].filter((index) => !partial.has(index))).toEqual([]);
  });
});
