import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { poolTx } from '@loupe/database/tx';
import { createLogger } from '@loupe/telemetry/logger';
import { startTestOpenSearch } from '@loupe/test-harness/opensearch';
import type { TestOpenSearch } from '@loupe/test-harness/opensearch';
import { until } from '@loupe/test-harness/until';
import { searchDocuments } from '../../src/adapters/db/search-documents.ts';
import { bulkWrite } from '../../src/adapters/opensearch/bulk-writer.ts';
import { readState } from '../../src/adapters/opensearch/index-state.ts';
import { indexesOf } from '../../src/adapters/opensearch/indexes.ts';
import { openSearchClient } from '../../src/adapters/opensearch/opensearch-client.ts';
import type { OpenSearchClient } from '../../src/adapters/opensearch/opensearch-client.ts';
import { documentId } from '../../src/adapters/opensearch/product-document.ts';
import { reindex } from '../../src/adapters/opensearch/reindex.ts';
import type { ReindexOptions } from '../../src/adapters/opensearch/reindex.ts';
import { openSearchEngine } from '../../src/search-engine.ts';
import type { OpenSearchEngine } from '../../src/search-engine.ts';
import { SearchUnavailableError } from '../../src/use-cases/ports/search-unavailable-error.ts';
import { itAnswersFromTheTables } from '../support/search-outage.ts';
import { startCatalogue } from './support/catalogue.ts';
import type { Catalogue } from './support/catalogue.ts';

const ALIAS = 'products';
/** A machine that runs the whole suite is slow. */
const LIMITS = { timeoutMs: 60_000, connectMs: 10_000, openMs: 100 };
const said: object[] = [];
const logger = Object.assign(createLogger({ service: 'test', level: 'fatal' }), {
  warn: (fact: object) => void said.push(fact),
});

let server: TestOpenSearch;
let catalogue: Catalogue;
let engine: OpenSearchEngine;
let client: OpenSearchClient;

beforeAll(async () => {
  server = await startTestOpenSearch();
  client = openSearchClient(server.url, LIMITS);
  catalogue = await startCatalogue((options) => {
    engine = openSearchEngine({ ...options, logger, url: server.url, alias: ALIAS, limits: LIMITS });
    return engine;
  });
});
afterAll(async () => {
  await client?.close();
  await catalogue?.stop();
  await server?.stop();
});
beforeEach(() => {
  said.length = 0;
});

const find = (text: string | null, sort: 'relevance' | 'name-asc' = 'relevance') =>
  engine.search.find({
    site: 'beaverbrooks',
    at: catalogue.clock(),
    text,
    category: null,
    sort,
    pageIndex: 0,
    pageSize: 60,
    selection: new Map(),
    excludedFacets: [],
  });
const rename = (code: string, name: string) =>
  catalogue.pool.query('UPDATE product SET name = $2 WHERE code = $1', [code, name]);
const optionsWith = (given: Partial<ReindexOptions['documents']> = {}): ReindexOptions => ({
  client,
  alias: ALIAS,
  writer: 'command',
  now: catalogue.clock,
  pause: async () => undefined,
  logger,
  documents: { ...searchDocuments(poolTx(catalogue.pool)), ...given },
});
/** Of the seed's products. */
const A_THIRD = 60;
const names = async () => (await indexesOf(client, ALIAS).list()).map(({ name }) => name);

describe('a reindex', () => {
  it('[RT-10] loses no change that is made while it runs, and is searched in one step', async () => {
    const before = await find(null);
    const [old] = await names();
    const { all } = searchDocuments(poolTx(catalogue.pool));
    const late = await catalogue.pool.connect();
    await late.query('BEGIN');
    await late.query(`UPDATE product SET name = 'Wombat ring' WHERE code = '0100041'`);
    let parts = 0;
    const read = await reindex(
      optionsWith({
        async *all() {
          for await (const found of all(A_THIRD)) {
            // Of a product that has just been read.
            if (++parts === 1) await rename(found[0]!.code, 'Numbat ring');
            if (parts === 2) {
              await engine.index.follow();
              expect((await find('numbat')).total).toBe(1);
              expect((await find(null)).total).toBe(before.total);
            }
            yield found;
          }
        },
      }),
    );
    expect(read).toBeGreaterThan(before.total);
    expect(parts).toBeGreaterThan(2);
    const serving = (await indexesOf(client, ALIAS).list()).filter(({ isServing }) => isServing);
    expect(serving.map(({ name }) => name)).not.toContain(old);
    expect(serving).toHaveLength(1);
    await late.query('COMMIT');
    late.release();
    await engine.index.follow();
    expect([(await find('numbat')).total, (await find('wombat')).total]).toEqual([1, 1]);
    expect((await find(null, 'name-asc')).total).toBe(before.total);
  });

  it('[RT-10] that is interrupted changes nothing, and the next one removes what it left', async () => {
    const before = await find('diamond');
    const kept = await names();
    const { all } = searchDocuments(poolTx(catalogue.pool));
    const interrupted = reindex(
      optionsWith({
        async *all() {
          let parts = 0;
          for await (const found of all(A_THIRD)) {
            if (++parts > 1) throw new Error('killed');
            yield found;
          }
        },
      }),
    );
    await expect(interrupted).rejects.toThrow('killed');
    expect(await find('diamond')).toEqual(before);
    const left = (await names()).filter((name) => !kept.includes(name));
    expect(left).toHaveLength(1);
    catalogue.clock.advance(5 * 60_000);
    await engine.reindex();
    expect(await names()).not.toContain(left[0]);
    expect(await names()).toHaveLength(2);
    await engine.index.follow();
    expect(await find('diamond')).toEqual(before);
  });

  it('[RT-10] follows by itself after a pause that is longer than changes are kept', async () => {
    await rename('0100042', 'Bilby ring');
    await catalogue.pool.query('DELETE FROM product_change');
    catalogue.clock.advance(31 * 60_000);
    expect(await engine.index.follow()).toBeGreaterThan(100);
    expect((await find('bilby')).total).toBe(1);
  });
});

describe('two instances', () => {
  it('[RT-10] one writes, and both know new words at the next look', async () => {
    const { pool, clock } = catalogue;
    const other = openSearchEngine({
      pool,
      logger,
      now: clock,
      url: server.url,
      alias: ALIAS,
      limits: LIMITS,
    });
    await other.index.follow();
    await rename('0100045', 'Potoroo ring');
    const read = [await engine.index.follow(), await other.index.follow()];
    expect(read).toEqual([1, 0]);
    for (const { search } of [engine, other]) {
      const { productIds } = await search.suggest({
        site: 'beaverbrooks',
        at: clock(),
        prefix: 'potor',
        limit: 3,
      });
      expect(productIds).toHaveLength(1);
    }
    await other.close();
  });

  it('[RT-10] one that was replaced and writes late changes nothing', async () => {
    const {
      productIds: [id = ''],
    } = await find('potoroo');
    const state = (await readState(client, ALIAS))!;
    const stale = [{ id: documentId('beaverbrooks', id), document: null }];
    await bulkWrite(optionsWith(), stale, { index: state.index, fence: 1 });
    await indexesOf(client, ALIAS).refresh(state.index);
    expect((await find('potoroo')).total).toBe(1);
  });
});

describe('a cluster in trouble', () => {
  it('[RT-10] answers from the shards that are left, and says so in the answer and in the log', async () => {
    await engine.reindex(2);
    await engine.index.follow();
    const whole = (await find(null)).total;
    const { index } = (await readState(client, ALIAS))!;
    const allocate = (which: string | null) =>
      client.call({
        method: 'PUT',
        path: '/_cluster/settings',
        body: { transient: { 'cluster.routing.allocation.enable': which } },
      });
    await allocate('none');
    const cancel = { index, shard: 0, node: 'node', allow_primary: true };
    await client.call({ method: 'POST', path: '/_cluster/reroute', body: { commands: [{ cancel }] } });
    const { total, productIds, degraded } = await find(null);
    expect(degraded).toBe('partial');
    expect(total).toBeGreaterThan(0);
    expect(total).toBeLessThan(whole);
    expect(productIds.length).toBeGreaterThan(0);
    expect(said).toContainEqual({ shards: { total: 2, successful: 1 }, timedOut: false });
    await allocate(null);
    await client.call({
      method: 'GET',
      path: `/_cluster/health/${index}?wait_for_status=yellow&timeout=60s`,
    });
    expect(await find(null)).toMatchObject({ total: whole, degraded: null });
  });

  it('[RT-10] that is gone is told by type, words are still suggested, and it answers again when it is back', async () => {
    await server.kill();
    await expect(find('diamond')).rejects.toThrow(SearchUnavailableError);
    const at = catalogue.clock();
    const suggested = await engine.search.suggest({ site: 'beaverbrooks', at, prefix: 'gold ho', limit: 3 });
    expect(suggested.terms[0]).toContain('hoop');
    expect(suggested.productIds).toEqual([]);
    await rename('0100046', 'Quoll ring');
    await expect(engine.index.follow()).rejects.toThrow(SearchUnavailableError);
    await bringBack();
    expect((await find('quoll')).total).toBe(1);
  });
});

async function bringBack(): Promise<void> {
  await server.restart();
  await until('the index is followed', async () => (await engine.index.follow()) > 0);
}

itAnswersFromTheTables(() => ({
  catalogue,
  takeAway: () => server.kill(),
  async bringBack() {
    await rename('0100047', 'Bandicoot ring');
    await bringBack();
  },
}));
