import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { poolTx } from '@loupe/database/tx';
import { until } from '@loupe/test-harness/until';
import { AttraqtRefusal } from '../../src/adapters/attraqt/attraqt-client.ts';
import { pairRepository } from '../../src/adapters/db/pair-repository.ts';
import { authoringPorts } from '../../src/authoring-ports.ts';
import { attraqtEngine } from '../../src/search-engine.ts';
import { SearchUnavailableError } from '../../src/use-cases/ports/search-unavailable-error.ts';
import { startAttraqtSandbox, TOKENS, type AttraqtSandbox } from '../support/attraqt-sandbox.ts';
import { itKeepsTheSearchContract } from '../support/search-contract.ts';
import { itFollowsTheTables } from '../support/search-following.ts';
import { itPlacesProducts } from '../support/search-merchandising.ts';
import { itAnswersFromTheTables } from '../support/search-outage.ts';
import { itRecommends } from '../support/search-recommending.ts';
import { itReadsProductsOnce } from '../support/search-statements.ts';
import { startCatalogue } from './support/catalogue.ts';
import type { Catalogue } from './support/catalogue.ts';

let sandbox: AttraqtSandbox;
let catalogue: Catalogue;
const codes = new Map<string, string>();
const ids = new Map<string, string>();

/** A machine that runs the whole suite is slow. */
const LIMITS = { timeoutMs: 60_000, connectMs: 10_000, openMs: 1 };

beforeAll(async () => {
  sandbox = await startAttraqtSandbox();
  const { url, feedUrl } = sandbox;
  catalogue = await startCatalogue(({ pool, now }) =>
    attraqtEngine({ url, feedUrl, tokens: TOKENS, pool, now, limits: LIMITS }),
  );
  const { rows } = await catalogue.pool.query<{ id: string; code: string }>('SELECT id, code FROM product');
  for (const { id, code } of rows) {
    codes.set(id, code);
    ids.set(code, id);
  }
});
afterAll(async () => {
  await catalogue?.stop();
  await sandbox?.stop();
});

itKeepsTheSearchContract(() => ({
  search: catalogue.engine.search,
  categories: catalogue.trees.of('beaverbrooks'),
  at: catalogue.clock(),
  codeOf: async (id) => codes.get(id) ?? id,
}));

itPlacesProducts(() => ({
  search: catalogue.engine.search,
  at: catalogue.clock(),
  pool: catalogue.pool,
  follow: () => catalogue.engine.index.follow(),
  curate(given) {
    jest.spyOn(catalogue.engine.curations, 'of').mockReturnValue(given);
  },
}));

itRecommends(() => ({
  search: catalogue.engine.search,
  recommender: catalogue.engine.recommenderOf(pairRepository(poolTx(catalogue.pool))),
  categories: catalogue.trees.of('beaverbrooks'),
  at: catalogue.clock(),
  idOf: (code) => ids.get(code)!,
  view: (viewed) => sandbox.visit('view', viewed),
  buy: (bought) => sandbox.visit('purchase', bought),
}));

itReadsProductsOnce(() => catalogue);

itFollowsTheTables(() => ({
  search: catalogue.engine.search,
  pool: catalogue.pool,
  clock: catalogue.clock,
  follow: () => catalogue.engine.index.follow(),
}));

itAnswersFromTheTables(() => ({
  catalogue,
  takeAway: () => sandbox.takeDown(true),
  bringBack: () => sandbox.takeDown(false),
}));

describe('the search provider', () => {
  it('[QY-11] that is away is told by type, and its feed goes on once it is back', async () => {
    await sandbox.takeDown(true);
    const asked = catalogue.engine.search.suggest({
      site: 'beaverbrooks',
      at: catalogue.clock(),
      prefix: 'gold',
      limit: 3,
    });
    await expect(asked).rejects.toThrow(SearchUnavailableError);
    const { pool, engine } = catalogue;
    await pool.query(`UPDATE product SET name = 'Quoll ring' WHERE code = '0100045'`);
    await expect(engine.index.follow()).rejects.toThrow(SearchUnavailableError);
    await sandbox.takeDown(false);
    await until('the feed is followed', async () => (await engine.index.follow()) > 0);
    const { data } = await catalogue.ask<{ search: { products: { key: string }[] } }>(
      '{ search(query: "quoll") { products { key } } }',
    );
    expect(data.search.products).toEqual([{ key: '0100045' }]);
  });

  it('[RT-10] takes no feed without the shop’s user and password', async () => {
    const { pool, clock: now } = catalogue;
    const { url } = sandbox;
    const stranger = attraqtEngine({ url, feedUrl: url, tokens: TOKENS, pool, now, limits: LIMITS });
    await expect(stranger.index.follow()).rejects.toThrow(AttraqtRefusal);
  });

  it('[RT-10] leaves redirects of exact words to the shop', async () => {
    jest.restoreAllMocks();
    await authoringPorts(catalogue.pool).curation.setRedirect('beaverbrooks', 'loan', '/finance');
    const { data } = await catalogue.ask('{ facetedProductList(query: "Loans") { redirectUrl } }');
    expect(data).toEqual({ facetedProductList: { redirectUrl: '/finance' } });
  });
});
