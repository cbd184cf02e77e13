import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { attraqtEngine } from '../../src/search-engine.ts';
import { SearchUnavailableError } from '../../src/use-cases/ports/search-unavailable-error.ts';
import { startAttraqtSandbox, TOKENS, type AttraqtSandbox } from '../support/attraqt-sandbox.ts';
import { itKeepsTheSearchContract } from '../support/search-contract.ts';
import { itFollowsTheTables } from '../support/search-following.ts';
import { startCatalogue } from './support/catalogue.ts';
import type { Catalogue } from './support/catalogue.ts';

let sandbox: AttraqtSandbox;
let catalogue: Catalogue;
const codes = new Map<string, string>();

/** A machine that runs the whole suite is slow. */
const LIMITS = { timeoutMs: 60_000, connectMs: 10_000, openMs: 1 };

beforeAll(async () => {
  sandbox = await startAttraqtSandbox();
  const { url } = sandbox;
  catalogue = await startCatalogue(({ pool, now }) =>
    attraqtEngine({ url, feedUrl: url, tokens: TOKENS, pool, now, limits: LIMITS }),
  );
  const { rows } = await catalogue.pool.query<{ id: string; code: string }>('SELECT id, code FROM product');
  for (const { id, code } of rows) codes.set(id, code);
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

itFollowsTheTables(() => ({
  ...{ search: catalogue.engine.search, pool: catalogue.pool, clock: catalogue.clock },
  follow: () => catalogue.engine.index.follow(),
}));

describe('a search provider that is away', () => {
  const LISTING = '{ collectionList(query: "rings") { pagination { totalNumberOfResults } } }';
  const find = () =>
    catalogue.engine.search.find({
      ...{ site: 'beaverbrooks', at: catalogue.clock(), text: 'ring', category: null, sort: 'relevance' },
      ...{ pageIndex: 0, pageSize: 24, selection: new Map(), excludedFacets: [] },
    });

  it('[QY-11] is told by type, and listings answer again once it is back', async () => {
    const { data } = await catalogue.ask(LISTING);
    await sandbox.takeDown(true);
    await expect(find()).rejects.toThrow(SearchUnavailableError);
    await expect(catalogue.engine.index.follow()).resolves.toBe(0);
    await sandbox.takeDown(false);
    expect((await catalogue.ask(LISTING)).data).toEqual(data);
  });
});
