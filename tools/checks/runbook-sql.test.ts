import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CREATE_ROOMS } from '../../web/features/waiting-room/rooms-schema.ts';
import { openPlantedShop } from '../../proofs/invariants/planted-shop.ts';
import type { PlantedShop } from '../../proofs/invariants/planted-shop.ts';
import { ROOT } from '../stack/services.ts';
import { statementsOf } from './runbook-sql.ts';

const PAGES = globSync(join(ROOT, 'docs/runbooks/*.md'))
  .toSorted()
  .map((file) => ({ name: basename(file), statements: statementsOf(readFileSync(file, 'utf8')) }))
  .filter(({ statements }) => statements.length > 0);

const SOURCES = ['services/*/src/**/*.ts', 'packages/*/src/**/*.ts', 'web/features/**/*.ts']
  .flatMap((pattern) => globSync(join(ROOT, pattern)))
  .filter((file) => !/\/(gen|generated)\/|\.test\.ts$/.test(file))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

let shop: PlantedShop;
beforeAll(async () => {
  shop = await openPlantedShop();
  await shop.onValid((client) =>
    client.query(`CREATE SCHEMA IF NOT EXISTS web; SET search_path = web; ${CREATE_ROOMS}`),
  );
});
afterAll(() => shop.close());

interface Plan {
  readonly 'Relation Name'?: string;
  readonly Schema?: string;
  readonly Plans?: readonly Plan[];
}

const relationsOf = ({ 'Relation Name': name, Plans: below = [], Schema: schema }: Plan): string[] => [
  ...(name === undefined || schema === 'pg_catalog' ? [] : [name]),
  ...below.flatMap(relationsOf),
];

/** Plans a statement with its blanks open. @returns the tables that it names */
const planned = (text: string, schema: string | undefined): Promise<string[]> =>
  shop.onValid(async (client) => {
    await client.query(`SET search_path = ${schema ?? 'public'}`);
    const { rows } = await client.query<{ 'QUERY PLAN': readonly [{ readonly Plan: Plan }] }>(
      `EXPLAIN (GENERIC_PLAN, VERBOSE, FORMAT JSON) ${text}`,
    );
    return relationsOf(rows[0]!['QUERY PLAN'][0].Plan);
  });

const camel = (table: string): string =>
  table.replaceAll(/_(\w)/g, (_all, letter: string) => letter.toUpperCase());

/** Whether some code of ours writes it, by SQL or by Prisma. */
const isWritten = (table: string): boolean =>
  new RegExp(`\\b(INTO|UPDATE)\\s+(\\w+\\.)?${table}\\b`).test(SOURCES) ||
  new RegExp(`\\.${camel(table)}\\s*\\.\\s*(create|update|upsert)`).test(SOURCES);

describe('the SQL of a runbook', () => {
  it('is found in blocks and in sentences, with its schemas and its blanks', () => {
    const page = [
      'Ask `SELECT 1 FROM one` first.',
      '```sql\nSET search_path = cart_checkout; -- or identity\nSELECT 2 -- why;\nFROM two; DELETE FROM three;\n```',
      "Then `UPDATE four SET a = '…' WHERE b = '<key>' AND c LIKE '%BB…%'`.",
    ].join('\n');
    expect(statementsOf(page)).toEqual([
      { text: 'SELECT 1 FROM one', schemas: [] },
      ...[
        'SELECT 2 \nFROM two',
        'DELETE FROM three',
        "UPDATE four SET a = $1 WHERE b = $2 AND c LIKE '%BB…%'",
      ].map((text) => ({ text, schemas: ['cart_checkout', 'identity'] })),
    ]);
  });

  it('is on many pages', () => expect(PAGES.length).toBeGreaterThan(10));

  describe.each(PAGES)('$name', ({ statements }) => {
    const cases = statements.flatMap(({ text, schemas }) =>
      (schemas.length === 0 ? [undefined] : schemas).map((schema) => ({ text, schema })),
    );
    it.each(cases)('is right for the migrated schema $schema: $text', async ({ text, schema }) => {
      const tables = await planned(text, schema);
      expect(tables.filter((table) => !isWritten(table))).toEqual([]);
    });
  });
});
