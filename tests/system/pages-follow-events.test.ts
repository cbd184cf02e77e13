import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPool } from '@loupe/database/pool';
import type pg from 'pg';
import { productStore } from '../../services/catalog-search/src/adapters/db/product-store.ts';
import { productDisplayState } from '../../services/catalog-search/src/events/published/product-display-state.ts';
import { productState } from '../../services/catalog-search/src/events/published/product-state.ts';
import { productDrafts } from '../../services/catalog-search/src/seed/product-drafts.ts';
import {
  readSeedProducts,
  readSeedSets,
  readSeedVersions,
} from '../../services/catalog-search/src/seed/seed-files.ts';
import { saveProducts } from '../../services/catalog-search/src/use-cases/save-products.ts';
import { readSeed } from '../../services/content/src/seed/seed-files.ts';
import { storeStore } from '../../services/stores-reservations/src/adapters/db/store-store.ts';
import { storeState } from '../../services/stores-reservations/src/events/published/store-state.ts';
import { readSeedHolidays, readSeedStores } from '../../services/stores-reservations/src/seed/seed-files.ts';
import { storeDrafts } from '../../services/stores-reservations/src/seed/store-drafts.ts';
import { databaseUrl } from '../../tools/stack/services.ts';
import { ONLY_THERE } from '../fixtures/pieces.ts';
import { stockOf } from '@loupe/scripted-shopper/database';
import { run } from './support/operator.ts';
import { startSecondWeb } from './support/second-web.ts';
import { stackUnderTest } from '@loupe/scripted-shopper/stack';
import { until } from '@loupe/scripted-shopper/until';

/** Far below the minute after which a page is rendered again without an event. */
const LIMIT_MS = 20_000;
const CODE = ONLY_THERE.changed;
const MARK = 'Wintergreen';

const pools: pg.Pool[] = [];
let second: Awaited<ReturnType<typeof startSecondWeb>>;
let webPorts: readonly number[];

beforeAll(async () => {
  second = await startSecondWeb();
  webPorts = [stackUnderTest().ports['web']!, second.port];
}, 60_000);
afterAll(async () => {
  await second?.stop();
  await Promise.all(pools.map((pool) => pool.end()));
});

function poolOf(service: 'catalog-search' | 'stores-reservations'): pg.Pool {
  const { adminUrl, database } = stackUnderTest();
  const { hostname, port } = new URL(adminUrl);
  const postgres = { host: hostname, port: Number(port || 5432), database };
  const url = databaseUrl({ postgres }, service);
  const pool = createPool({ url, applicationName: 'system-tests', max: 2, kind: 'background' });
  pools.push(pool);
  return pool;
}

/** fetch cannot set the Host header. */
const pageAt = (port: number, path: string): Promise<{ status: number; text: string }> =>
  new Promise((resolve, reject) => {
    const headers = { host: `beaverbrooks.localhost:${port}` };
    const asked = request({ host: 'localhost', port, path, headers }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }));
    });
    asked.on('error', reject).end();
  });

/** Lets each instance cache the page, then changes its data: both must show the change long before the page expires. Prints when they did. */
async function expectFollows(
  paths: readonly string[],
  shows: (text: string) => boolean,
  change: () => Promise<unknown>,
): Promise<void> {
  const pages = paths.flatMap((path) => webPorts.map((port) => ({ port, path })));
  for (const { port, path } of pages) {
    for (const _twice of [1, 2]) {
      const { status, text } = await pageAt(port, path);
      expect([path, status, shows(text)]).toEqual([path, 200, false]);
    }
  }
  await change();
  const began = performance.now();
  for (const { port, path } of pages) {
    const what = `${path} of the instance at ${port} shows the change`;
    await until(what, async () => shows((await pageAt(port, path)).text), LIMIT_MS);
  }
  const took = Math.round(performance.now() - began);
  process.stderr.write(`${paths.join(' and ')}: changed on all instances after ${took} ms\n`);
}

const drafts = productDrafts(readSeedProducts(), readSeedVersions(), readSeedSets());
const ring = drafts.find(({ code }) => code === CODE)!;
const category = ring.categories.find(({ site }) => site === 'beaverbrooks')!.key;

async function withProducts(work: (store: ReturnType<typeof productStore>) => Promise<unknown>) {
  await work(productStore(poolOf('catalog-search'), { state: productState, display: productDisplayState }));
}

async function addressOf(table: 'product' | 'category'): Promise<string> {
  const sql =
    table === 'product'
      ? `SELECT '/' || p.code || '/' || s.slug || '/p' AS url FROM product p JOIN product_site s ON s.product_id = p.id
         WHERE p.code = $1 AND s.site = 'beaverbrooks'`
      : `SELECT listing_url AS url FROM category WHERE key = $1 AND site = 'beaverbrooks'`;
  const pool = poolOf('catalog-search');
  const { rows } = await pool.query<{ url: string }>(sql, [table === 'product' ? CODE : category]);
  return rows[0]!.url;
}

describe('every instance of the storefronts shows a change when its event has arrived', () => {
  it('of a product, on its page and in listings', async () => {
    const paths = [await addressOf('product'), await addressOf('category')];
    await expectFollows(
      paths,
      (text) => text.includes(MARK),
      () =>
        withProducts((store) =>
          store.save([{ product: { ...ring, name: MARK }, contentHash: 'changed by a test' }]),
        ),
    );
    await expectFollows(
      paths,
      (text) => !text.includes(MARK),
      () => withProducts((store) => saveProducts({ store, republish: false }, drafts)),
    );
  });

  it('of a price that begins by the clock', async () => {
    const pool = poolOf('catalog-search');
    const variants = '(SELECT v.id FROM variant v JOIN product p ON p.id = v.product_id WHERE p.code = $1)';
    await expectFollows(
      [await addressOf('product')],
      (text) => text.includes('1,234.56'),
      () =>
        pool.query(
          `WITH moment AS (SELECT clock_timestamp() + interval '1 second' AS at),
             ended AS (UPDATE price SET valid_until = moment.at FROM moment WHERE variant_id IN ${variants} RETURNING variant_id, site)
           INSERT INTO price (variant_id, site, minor_units, valid_from)
           SELECT DISTINCT ended.variant_id, ended.site, 123456, moment.at FROM ended, moment`,
          [CODE],
        ),
    );
    await withProducts((store) => store.save([{ product: ring, contentHash: 'changed by a test' }]));
    await withProducts((store) => saveProducts({ store, republish: false }, drafts));
  });

  it('of the level of stock', async () => {
    const url = await addressOf('product');
    const sku = ring.masterSku;
    const { on_hand: before } = await stockOf(sku);
    await expectFollows(
      [url],
      (text) => text.includes('schema.org/OutOfStock'),
      () => run('stock', 'count', sku, '0'),
    );
    await expectFollows(
      [url],
      (text) => !text.includes('schema.org/OutOfStock'),
      () => run('stock', 'count', sku, String(before)),
    );
  });

  it('of a store', async () => {
    const store = storeDrafts(readSeedStores(), readSeedHolidays()).find(
      ({ site, closedForGood }) => site === 'beaverbrooks' && !closedForGood,
    )!;
    const stores = storeStore(poolOf('stores-reservations'), storeState);
    const paths = [`/store/${store.channelUrlCode}`];
    const hash = (await stores.contentHashes()).get(store.id)!;
    await expectFollows(
      paths,
      (text) => text.includes(MARK),
      () => stores.save({ ...store, name: MARK }, 'changed by a test'),
    );
    await expectFollows(
      paths,
      (text) => !text.includes(MARK),
      () => stores.save(store, hash),
    );
  });

  it('[CO-14] of a limit that an operator configures', async () => {
    const limit = (pageSize: number) => () => run('content', 'limits', `wishlistPageSize=${pageSize}`);
    const shows = (pageSize: number) => (text: string) =>
      new RegExp(`wishlistPageSize\\\\?":${pageSize}\\b`).test(text);
    await expectFollows(['/'], shows(7), limit(7));
    await expectFollows(['/'], shows(60), limit(60));
  });

  it('[RT-27] of a content item that an editor publishes and rolls back', async () => {
    const { site: _site, ...item } = readSeed('beaverbrooks').items.find(({ schema }) => schema === 'page')!;
    const file = join(await mkdtemp(join(tmpdir(), 'content-')), 'page.json');
    await writeFile(file, JSON.stringify({ ...item, body: { ...item.body, title: MARK } }));
    const command = async (...args: string[]) =>
      expect(await run('content', ...args)).toMatchObject({ code: 0 });
    const paths = [`/${item.deliveryKey}`];
    await expectFollows(
      paths,
      (text) => text.includes(MARK),
      async () => {
        await command('push', file);
        await command('publish', item.deliveryKey);
      },
    );
    await expectFollows(
      paths,
      (text) => !text.includes(MARK),
      () => command('rollback', item.deliveryKey),
    );
  });
});
