import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { EVENTS_KEPT_DAYS, TOPICS } from '@loupe/contracts/topics';
import { SERVICES, roleOf } from '@loupe/contracts/services';
import { openPlantedShop } from '../../proofs/invariants/planted-shop.ts';
import type { PlantedShop } from '../../proofs/invariants/planted-shop.ts';
import { ROOT } from '../../tools/stack/services.ts';
import { selectOf } from './export.ts';
import { faultOf, readRegister, readTopicRegister } from './register.ts';
import type { RegisteredTable } from './register.ts';

const REGISTER = readRegister(ROOT);

let shop: PlantedShop;
beforeAll(async () => {
  shop = await openPlantedShop();
});
afterAll(() => shop.close());

const columnsOf = ({ columns }: RegisteredTable): string[] => Object.values(columns).flat().toSorted();

describe('the register of what is stored', () => {
  it('has every table and column of the migrated schemas, and no other', async () => {
    const stored = await shop.onValid(async (client) => {
      const { rows } = await client.query<{ name: string; columns: string[] }>(
        `SELECT c.table_schema || '.' || c.table_name AS name, array_agg(c.column_name::text ORDER BY c.column_name) AS columns
         FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
         WHERE t.table_type = 'BASE TABLE' AND c.table_schema = ANY ($1) GROUP BY 1`,
        [SERVICES.map(roleOf)],
      );
      return Object.fromEntries(rows.map(({ name, columns }) => [name, columns.toSorted()]));
    });
    const registered = REGISTER.map((table) => [`${table.schema}.${table.table}`, columnsOf(table)] as const);
    expect(Object.fromEntries(registered)).toEqual(stored);
    expect(registered.length).toBeGreaterThan(150);
  });

  it('has every topic, and no other', () => {
    const topics = readTopicRegister(ROOT);
    expect(Object.keys(topics).toSorted()).toEqual(
      Object.values(TOPICS)
        .map(({ name }) => name)
        .toSorted(),
    );
    for (const { holds, kept } of Object.values(topics)) expect([holds, kept]).not.toContain(undefined);
    for (const { name, cleanup } of Object.values(TOPICS))
      expect(topics[name]?.keep).toBe(cleanup === 'compact' ? 'latest' : `${EVENTS_KEPT_DAYS} days`);
  });

  it('names each section once', () => {
    const sections = REGISTER.flatMap(({ section }) => section ?? []);
    expect(new Set(sections).size).toBe(sections.length);
  });

  it('has conditions of a person’s rows that are right for the migrated schemas', async () => {
    const asked = REGISTER.filter(({ section }) => section !== undefined);
    expect(asked.length).toBeGreaterThan(30);
    await shop.onValid(async (client) => {
      for (const table of asked) {
        await client.query(`SET search_path = ${table.schema}`);
        await client.query(`EXPLAIN (GENERIC_PLAN) ${selectOf(table).text}`);
      }
    });
  });

  it.each([
    ['no purpose', { holds: '' }],
    ['no retention', { kept: '' }],
    ['no retention that a program reads', { keep: [] }],
    ['a retention that no program knows', { keep: ['a while'] }],
    ['neither a section nor a reason', { never: undefined }],
    ['a section without its condition', { never: undefined, section: 'accounts' }],
    ['no word about erasure', { erasure: undefined }],
    ['no word about erasure that a program reads', { erase: undefined }],
    ['an erasure of rows that nobody finds', { found: undefined }],
    ['an erasure that leaves a column', { erase: { name: 'blank' } as const }],
    ['data that is kept without a reason', { erase: 'keep' as const }],
  ])('refuses an entry of personal data with %s', (_what, change) => {
    const columns = { personal: ['email'], pseudonym: [], secret: [], staff: [], plain: [] };
    const entry = {
      schema: 'a',
      table: 'b',
      holds: 'c',
      kept: 'd',
      keep: ['1 day'],
      section: undefined,
      of: undefined,
    };
    const whole: RegisteredTable = {
      ...entry,
      never: 'e',
      erasure: 'f',
      erase: 'delete',
      found: 'g',
      columns,
    };
    expect(faultOf(whole)).toBeUndefined();
    expect(faultOf({ ...whole, ...change })).toBeDefined();
  });
});
