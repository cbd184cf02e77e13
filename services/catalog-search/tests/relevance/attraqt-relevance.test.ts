import { afterAll, beforeAll } from '@jest/globals';
import { attraqtClient } from '../../src/adapters/attraqt/attraqt-client.ts';
import { AttraqtFeed } from '../../src/adapters/attraqt/attraqt-feed.ts';
import { attraqtSearch } from '../../src/adapters/attraqt/attraqt-search.ts';
import { FacetNames } from '../../src/adapters/attraqt/facet-names.ts';
import { NO_CURATION } from '../../src/domain/search/curation.ts';
import type { CatalogueSearch } from '../../src/use-cases/ports/catalogue-search.ts';
import { startAttraqtSandbox, TOKENS, type AttraqtSandbox } from '../support/attraqt-sandbox.ts';
import { inMemory } from './documents-in-memory.ts';
import { judgedRange } from './judged-range.ts';
import { itFindsWhatIsMeant } from './scores.ts';

const AT = new Date('2026-11-21T12:00:00Z');
const LIMITS = { timeoutMs: 120_000, connectMs: 10_000, openMs: 100 };

let sandbox: AttraqtSandbox;
let search: CatalogueSearch;
let products: ReturnType<typeof judgedRange>;

beforeAll(async () => {
  sandbox = await startAttraqtSandbox();
  products = judgedRange();
  const documents = inMemory([...products.values()].map(({ document }) => document));
  const names = new FacetNames();
  await new AttraqtFeed({
    client: attraqtClient(sandbox.feedUrl, LIMITS),
    tokens: TOKENS,
    names,
    documents,
    now: () => AT,
    newId: () => 'judged',
    alone: (work) => work(documents),
  }).follow();
  const client = attraqtClient(sandbox.url, LIMITS);
  search = attraqtSearch({ client, tokens: TOKENS, names, curationOf: () => NO_CURATION });
});
afterAll(() => sandbox?.stop());

/** The vendor's own search is not ours to tune: what is judged is what we make of a query, at the sandbox's search. */
itFindsWhatIsMeant('Attraqt', () => ({ search, products }));
