import { mkdtempSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import express from 'express';
import { FilterError, parseFilter } from '../search/filter.ts';
import { searchRoutes } from '../search/routes.ts';

let folder: string;
let server: Server;
let url: string;
/** What the tracker has collected. */
let visits: Partial<Record<string, ReadonlySet<string>[]>>;
const AUTHORIZATION = `Basic ${Buffer.from('feed:secret').toString('base64')}`;

async function start(): Promise<void> {
  const routes = searchRoutes({
    folder,
    tokens: ['shop'],
    feedCredentials: 'feed:secret',
    visitsOf: (action) => visits[action] ?? [],
  });
  server = createServer(express().use(routes));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
const stop = () => new Promise<void>((closed) => server.close(() => closed()));
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'attraqt-'));
  visits = {};
  await start();
  await load('full', [
    {
      id: 'a',
      product: { title: 'Sapphire ring', metal: ['gold'], stone: ['sapphire'], price: 300, codes: ['R1001'] },
    },
    { id: 'b', product: { title: 'Diamond ring', metal: ['gold'], stone: ['diamond'], price: 900 } },
    { id: 'c', product: { title: 'Diamond studs', metal: ['silver'], stone: ['diamond'], price: 200 } },
  ]);
});
afterEach(stop);

const send = (method: string, path: string, body: string, authorization = AUTHORIZATION) =>
  fetch(`${url}${path}`, { method, headers: { 'content-type': 'application/json', authorization }, body });
async function load(kind: 'full' | 'incremental', lines: readonly object[], id = 'l1'): Promise<void> {
  const ndjson = lines.map((line) => JSON.stringify(line)).join('\n');
  expect((await send('PUT', `/feed/shop/data/input/${id}`, ndjson)).status).toBe(201);
  expect((await send('PUT', '/feed/shop/trigger/load-data', JSON.stringify({ id, kind }))).status).toBe(200);
}
interface Found {
  items: { id: string }[];
  metadata: {
    count: number;
    corrected: string | null;
    facets: { id: string; values: { value: string; count: number; selected: boolean }[] }[];
  };
}
const asked = (query: string, options: object = {}) =>
  JSON.stringify({ token: 'shop', query, options: { offset: 0, limit: 24, ...options } });
const search = async (query: string, options: object = {}) =>
  (await (await send('POST', '/search', asked(query, options))).json()) as Found;
const ids = ({ items }: Found) => items.map(({ id }) => id);

describe('search of the provider', () => {
  it('finds by words, plurals and slips, and says what it corrected', async () => {
    expect(ids(await search('rings'))).toEqual(['a', 'b']);
    const corrected = await search('saphire ring');
    expect([ids(corrected), corrected.metadata.corrected]).toEqual([['a'], 'sapphire ring']);
    expect(ids(await search('r-1001'))).toEqual(['a']);
    expect(ids(await search('zzzz'))).toEqual([]);
  });

  it('counts each value under the selection of the other facets', async () => {
    const { items, metadata } = await search('', {
      facets: [{ id: 'metal', values: ['gold'] }, { id: 'stone' }],
      sortBy: [{ attribute: 'price', order: 'desc' }],
    });
    expect(items.map(({ id }) => id)).toEqual(['b', 'a']);
    expect(metadata.facets.map(({ id, values }) => [id, values])).toEqual([
      [
        'metal',
        [
          { value: 'gold', count: 2, selected: true },
          { value: 'silver', count: 1, selected: false },
        ],
      ],
      [
        'stone',
        [
          { value: 'diamond', count: 1, selected: false },
          { value: 'sapphire', count: 1, selected: false },
        ],
      ],
    ]);
  });

  it('filters, and refuses what is no filter', async () => {
    expect(ids(await search('', { filter: 'price >= 300 AND (stone = "diamond" OR price < 500)' }))).toEqual([
      'a',
      'b',
    ]);
    expect(ids(await search('', { filter: 'stone IN ("ruby", "diamond") AND metal != "gold"' }))).toEqual([
      'c',
    ]);
    for (const filter of ['price >', 'price ~ 3', '(price = 3', 'price = 3 stone', 'a IN (1']) {
      expect(() => parseFilter(filter)).toThrow(FilterError);
    }
    expect((await send('POST', '/search', asked('', { filter: 'price >' }))).status).toBe(422);
    expect((await send('POST', '/search', asked('', { offset: 5 }))).status).toBe(422);
    expect((await send('POST', '/search', asked('').replace('shop', 'other'))).status).toBe(401);
  });

  it('changes by loads alone, whole, and keeps them over a restart', async () => {
    await send('PUT', '/feed/shop/data/input/l2', JSON.stringify({ id: 'a', deleted: true }));
    expect((await search('')).metadata.count).toBe(3);
    await load('incremental', [{ id: 'd', product: { title: 'Pendant' } }], 'l2');
    expect(ids(await search(''))).toEqual(['b', 'c', 'd']);
    await stop();
    await start();
    expect((await search('')).metadata.count).toBe(3);
    expect((await send('PUT', '/feed/shop/data/input/l3', 'no json')).status).toBe(422);
    expect((await send('PUT', '/feed/shop/trigger/load-data', '{"id":"l9","kind":"full"}')).status).toBe(422);
  });

  it('suggests products that begin as the last word', async () => {
    const answer = await send(
      'POST',
      '/search/suggest',
      JSON.stringify({ token: 'shop', query: 'diamond st', options: { limit: 5 } }),
    );
    const { groups } = (await answer.json()) as { groups: { value: string; items: { id: string }[] }[] };
    expect(groups.find(({ value }) => value === 'products')!.items).toEqual([{ id: 'c' }]);
  });

  it('takes a feed from those who may load only', async () => {
    for (const authorization of ['', 'Basic bm9uZTpub25l']) {
      const answer = await send('PUT', '/feed/shop/data/input/l2', '', authorization);
      expect(answer.status).toBe(401);
    }
  });

  it('recommends what is alike, and what was looked at and bought in the same visits', async () => {
    await load('full', [
      { id: 'a', product: { code: 'A', categories: ['rings'], price: 300 } },
      { id: 'b', product: { code: 'B', categories: ['rings'], price: 900 } },
      { id: 'c', product: { code: 'C', categories: ['rings'], price: 400 } },
      { id: 'd', product: { code: 'D', categories: ['studs'], price: 300 } },
    ]);
    const visit = (...codes: string[]) => new Set(codes);
    visits = {
      view: [visit('A', 'D'), visit('A', 'D', 'B'), visit('D', 'A'), visit('A', 'B')],
      purchase: [visit('A', 'B'), visit('A', 'B'), visit('A', 'C'), visit('D', 'C')],
    };
    const strategies = ['alternatives', 'viewed-together', 'bought-together'];
    const ask = (given: object) =>
      send(
        'POST',
        '/recommendations',
        JSON.stringify({ token: 'shop', products: ['a'], strategies, options: { limit: 2 }, ...given }),
      );
    const { recommendations } = (await (await ask({})).json()) as {
      recommendations: { id: string; strategy: string; items: { id: string }[] }[];
    };
    expect(recommendations.map(({ strategy, items }) => [strategy, items.map(({ id }) => id)])).toEqual([
      ['alternatives', ['c', 'b']],
      ['viewed-together', ['d']],
      ['bought-together', ['b', 'c']],
    ]);
    expect((await ask({ products: [] })).status).toBe(422);
    expect((await ask({ token: 'other' })).status).toBe(401);
  });
});
