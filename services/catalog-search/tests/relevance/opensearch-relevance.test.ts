import { afterAll, beforeAll } from '@jest/globals';
import { createLogger } from '@loupe/telemetry/logger';
import { sharedTestOpenSearch } from '@loupe/test-harness/opensearch';
import { askIndex } from '../../src/adapters/opensearch/ask-index.ts';
import { Lexicons } from '../../src/adapters/opensearch/lexicons.ts';
import { openSearchClient } from '../../src/adapters/opensearch/opensearch-client.ts';
import type { OpenSearchClient } from '../../src/adapters/opensearch/opensearch-client.ts';
import { OpenSearchIndex } from '../../src/adapters/opensearch/opensearch-index.ts';
import { openSearchSearch } from '../../src/adapters/opensearch/opensearch-search.ts';
import { NO_CURATION } from '../../src/domain/search/curation.ts';
import type { CatalogueSearch } from '../../src/use-cases/ports/catalogue-search.ts';
import { inMemory } from './documents-in-memory.ts';
import { judgedRange } from './judged-range.ts';
import { itFindsWhatIsMeant } from './scores.ts';

const AT = new Date('2026-11-21T12:00:00Z');
const ALIAS = 'judged';
const logger = createLogger({ service: 'test', level: 'fatal' });

let client: OpenSearchClient;
let search: CatalogueSearch;
let products: ReturnType<typeof judgedRange>;

beforeAll(async () => {
  const { url } = await sharedTestOpenSearch();
  products = judgedRange();
  client = openSearchClient(url, { timeoutMs: 120_000, connectMs: 10_000, openMs: 100 });
  const ask = askIndex(client, ALIAS, logger);
  const lexicons = new Lexicons(ask, logger, () => performance.now());
  await new OpenSearchIndex({
    client,
    alias: ALIAS,
    lexicons,
    writer: 'test',
    now: () => AT,
    pause: async () => undefined,
    logger,
    documents: inMemory([...products.values()].map(({ document }) => document)),
  }).follow();
  search = openSearchSearch({
    ask,
    deadline: client.deadline,
    curationOf: () => NO_CURATION,
    lexiconOf: (site) => lexicons.of(site),
  });
});
afterAll(async () => {
  await client?.close();
});

itFindsWhatIsMeant('OpenSearch', () => ({ search, products }));
