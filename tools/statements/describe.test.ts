import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { connectionOptions } from '@loupe/database/connection';
import { statementsOf, takeRegistered, type Declarations } from '@loupe/database/statement';
import { testDatabase } from '@loupe/test-harness/postgres';
import { typesOfService } from './types-of-service.ts';

const SCHEMA = `
  CREATE TABLE shop (id uuid PRIMARY KEY, name text NOT NULL, phone text, kind text NOT NULL CHECK (kind IN ('big', 'small')));
  CREATE TABLE item (id bigint PRIMARY KEY, shop_id uuid REFERENCES shop, label text NOT NULL, price int, facts jsonb,
    made_at timestamptz NOT NULL DEFAULT now(), made_on date);
  CREATE FUNCTION is_expensive(price int) RETURNS boolean LANGUAGE sql STRICT RETURN price > 100`;

let client: pg.Client;
let url: string;
let drop: () => Promise<void>;

beforeAll(async () => {
  ({ url, drop } = await testDatabase({ service: 'content' }));
  client = new pg.Client(connectionOptions(url, 'test'));
  await client.connect();
  await client.query(SCHEMA);
});
afterAll(async () => {
  await client.end();
  await drop();
});

const sql = statementsOf<{ probe: { values: object; row: object } }>();

async function described(text: string, declarations: Declarations = {}) {
  sql('probe', text, declarations);
  const { text: file, errors } = await typesOfService(url, takeRegistered());
  const [, tuple, named, row] =
    /values: (?:\[(.*)\]|(\{[^]*?\n {4}\}));\n {4}row: (object|\{[^]*?\n {4}\});/.exec(file) ?? [];
  return { values: tuple ?? named?.replaceAll(/\s+/g, ' '), row: row?.replaceAll(/\s+/g, ' '), errors };
}

describe('the types of a row', () => {
  it.each([
    [
      'columns, by their constraints',
      'SELECT name, phone, kind FROM shop',
      "{ name: string; phone: string | null; kind: 'big' | 'small'; }",
    ],
    [
      'bigint, json and time',
      'SELECT id, facts, made_at FROM item',
      '{ id: bigint; facts: Json | null; made_at: Date; }',
    ],
    [
      'the nullable side of an outer join',
      'SELECT i.label, s.name FROM item i LEFT JOIN shop s ON s.id = i.shop_id',
      '{ label: string; name: string | null; }',
    ],
    [
      'both sides of a full join',
      'SELECT i.label, s.name FROM item i FULL JOIN shop s ON s.id = i.shop_id',
      '{ label: string | null; name: string | null; }',
    ],
    [
      'an outer join inside a subquery',
      'SELECT x.name FROM (SELECT s.name FROM item i LEFT JOIN shop s ON s.id = i.shop_id) x',
      '{ name: string | null; }',
    ],
    [
      'columns that WHERE filters',
      'SELECT s.name, i.price FROM item i LEFT JOIN shop s ON s.id = i.shop_id WHERE s.name = $1 AND i.price IS NOT NULL',
      '{ name: string; price: number; }',
    ],
    [
      'columns that an OR does not filter',
      'SELECT price FROM item WHERE price = $1 OR id = 1',
      '{ price: number | null; }',
    ],
    [
      'an inner join that filters',
      'SELECT i.shop_id FROM item i JOIN shop s ON s.id = i.shop_id',
      '{ shop_id: string; }',
    ],
    [
      'a WITH that writes',
      'WITH i AS (UPDATE item SET label = $1 RETURNING id, price) SELECT id, price FROM i',
      '{ id: bigint; price: number | null; }',
    ],
    [
      'an UPDATE that filters what it then sets to null',
      'UPDATE item SET price = NULL WHERE price = 1 RETURNING price',
      '{ price: number | null; }',
    ],
    ['a DELETE that filters', 'DELETE FROM item WHERE price = 1 RETURNING price', '{ price: number; }'],
    [
      'the old row of an upsert',
      'INSERT INTO shop VALUES ($1, $2, NULL, $3) ON CONFLICT (id) DO UPDATE SET name = excluded.name RETURNING old.name, shop.kind',
      "{ name: string | null; kind: 'big' | 'small'; }",
    ],
    [
      'both parts of a UNION',
      "SELECT label, 1 AS price FROM item UNION ALL SELECT 'x', price FROM item",
      '{ label: string; price: number | null; }',
    ],
    [
      'a recursive WITH',
      'WITH RECURSIVE n AS (SELECT 1 AS x UNION ALL SELECT x + 1 FROM n WHERE x < 9) SELECT x FROM n',
      '{ x: number; }',
    ],
    [
      'a recursive WITH with a null',
      'WITH RECURSIVE n AS (SELECT 1 AS x UNION ALL SELECT nullif(x, 3) FROM n) SELECT x FROM n',
      '{ x: number | null; }',
    ],
    [
      'a sum of no rows, and their count',
      'SELECT sum(id)::bigint AS sum, count(*) AS count FROM item',
      '{ sum: bigint | null; count: bigint; }',
    ],
    [
      'groups',
      'SELECT label, max(made_at) AS last, max(price) AS most FROM item GROUP BY label',
      '{ label: string; last: Date; most: number | null; }',
    ],
    [
      'coalesce, EXISTS, CASE and IS NULL',
      "SELECT coalesce(price, 0) AS price, EXISTS (SELECT FROM shop) AS some, CASE WHEN price > 1 THEN 'a' ELSE label END AS word, phone IS NULL AS silent FROM item, shop",
      '{ price: number; some: boolean; word: string; silent: boolean; }',
    ],
    [
      'CASE without ELSE',
      "SELECT CASE WHEN price > 1 THEN 'a' END AS word FROM item",
      '{ word: string | null; }',
    ],
    [
      'subqueries',
      'SELECT (SELECT name FROM shop LIMIT 1) AS name, (SELECT count(*) FROM shop) AS many FROM item',
      '{ name: string | null; many: bigint; }',
    ],
    [
      'a key that JSON may not have',
      "SELECT facts ->> 'a' AS a FROM item WHERE facts IS NOT NULL",
      '{ a: string | null; }',
    ],
    [
      'a function of ours',
      'SELECT is_expensive(price) AS expensive FROM item',
      '{ expensive: boolean | null; }',
    ],
    ['arrays and no columns', 'SELECT ARRAY[label] AS labels FROM item', '{ labels: string[]; }'],
    ['no rows', 'DELETE FROM item', 'object'],
  ])('%s', async (_what, text, row) => {
    expect(await described(text)).toMatchObject({ row, errors: [] });
  });
});

describe('the types of parameters', () => {
  it.each([
    ['compared', 'SELECT FROM item WHERE id = $1 AND label = ANY ($2)', 'bigint | number, readonly string[]'],
    [
      'into columns',
      'INSERT INTO shop VALUES ($1, $2, $3, $4)',
      "string, string, string | null, 'big' | 'small'",
    ],
    [
      'through a SELECT or VALUES',
      'INSERT INTO shop (id, name, phone, kind) SELECT x.a, $2, $3, x.k FROM (VALUES ($1::uuid, $4)) AS x (a, k)',
      "string, string, string | null, 'big' | 'small'",
    ],
    [
      'compared with null',
      'SELECT FROM item WHERE ($1::int IS NULL OR price > $1) AND coalesce($2, label) = label',
      'number | null, string | null',
    ],
    [
      'into a NOT NULL column and compared with null',
      'UPDATE item SET label = $1 WHERE $1::text IS NULL',
      'string',
    ],
    [
      'of an upsert',
      'INSERT INTO item (id, label) VALUES (1, $1) ON CONFLICT (id) DO UPDATE SET price = $2',
      'string, number | null',
    ],
    [
      'by name, beside casts and a slice',
      "SELECT (ARRAY[:label, 'x'])[1:2] AS a, id::int AS b FROM item WHERE id = :id AND coalesce(:price, price) = price",
      '{ label: string; id: bigint | number; price: number | null; }',
    ],
  ])('%s', async (_what, text, values) => {
    expect(await described(text)).toMatchObject({ values, errors: [] });
  });
});

describe('declarations', () => {
  it('make a column not null and a parameter nullable', async () => {
    const declared = { notNull: ['expensive'], nullable: [1] };
    expect(await described('SELECT is_expensive($1) AS expensive', declared)).toMatchObject({
      values: 'number | null',
      row: '{ expensive: boolean; }',
    });
    const named = { notNull: ['expensive'], nullable: ['price'] };
    expect(await described('SELECT is_expensive(:price) AS expensive', named)).toMatchObject({
      values: '{ price: number | null; }',
    });
  });

  it.each([
    [
      'a nullable column',
      'SELECT price FROM item',
      { notNull: ['price'] },
      'price is a column that may be null here: filter it by IS NOT NULL',
    ],
    [
      'a nullable column under another name',
      'WITH i AS (SELECT price AS p FROM item) SELECT p FROM i',
      { notNull: ['p'] },
      'p is a column that may be null here: filter it by IS NOT NULL',
    ],
    [
      'the nullable side of an outer join',
      'SELECT s.name FROM item i LEFT JOIN shop s ON s.id = i.shop_id',
      { notNull: ['name'] },
      'name is a column that may be null here: filter it by IS NOT NULL',
    ],
    [
      'a column that is known not to be null',
      'SELECT label FROM item',
      { notNull: ['label'] },
      'label is known not to be null: declare nothing',
    ],
    [
      'no column',
      'SELECT label FROM item',
      { notNull: ['name'] },
      'name is declared not to be null and is not a column',
    ],
    [
      'a parameter of a NOT NULL column',
      'UPDATE item SET label = $1',
      { nullable: [1] },
      '$1 is declared nullable and goes into a NOT NULL column',
    ],
    [
      'a named parameter of a NOT NULL column',
      'UPDATE item SET label = :label',
      { nullable: ['label'] },
      ':label is declared nullable and goes into a NOT NULL column',
    ],
    [
      'no parameter',
      'UPDATE item SET label = :label',
      { nullable: ['lable'] },
      'a parameter is declared nullable that it does not have',
    ],
  ])('are rejected for %s', async (_what, text, declarations, error) => {
    expect((await described(text, declarations)).errors).toEqual([`probe: ${error}`]);
  });
});

describe('a statement is rejected with', () => {
  it.each([
    [
      'a date, which the two drivers return differently',
      'SELECT made_on FROM item',
      'made_on has the type date: cast it, for example to text',
    ],
    ['two columns of one name', 'SELECT 1 AS a, 2 AS a', 'two columns are called a'],
    ['an unknown column', 'SELECT name FROM item', 'column "name" does not exist'],
  ])('%s', async (_what, text, error) => {
    expect((await described(text)).errors).toEqual([`probe: ${error}`]);
  });
});
