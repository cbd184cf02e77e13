import { createPool } from '@loupe/database/pool';
import { startSweeper } from '@loupe/database/sweeper';
import { poolTx } from '@loupe/database/tx';
import { createLogger } from '@loupe/telemetry/logger';
import { assertionFor } from '@loupe/test-harness/assertion';
import { testPublicKeys } from '@loupe/test-harness/keys';
import { categoryRepository } from '../../src/adapters/db/category-repository.ts';
import { CategoryTrees } from '../../src/adapters/db/category-trees.ts';
import { bindUseCases } from '../../src/bind-use-cases.ts';
import { createPorts } from '../../src/ports.ts';
import { embeddedEngine, openSearchEngine } from '../../src/search-engine.ts';
import { createServer } from '../../src/server.ts';

/**
 * The subgraph of the search bench in a process of its own: argv[2] is the database, argv[3] an OpenSearch node to use. Sends an assertion
 * every few seconds, its port, how long the index took and its memory; any message makes it send its memory again.
 */
const [url = '', searchUrl] = process.argv.slice(2);
const logger = createLogger({ service: 'catalog-search-bench', level: 'error' });
const pool = createPool({ url, applicationName: 'bench-background', max: 2, kind: 'background' });
const requests = createPool({ url, applicationName: 'bench', kind: 'request', planOnce: true });
const trees = new CategoryTrees(categoryRepository(poolTx(pool)).all, logger);
const now = () => new Date();
await trees.start();
const engine =
  searchUrl === undefined ? embeddedEngine(pool) : openSearchEngine({ url: searchUrl, pool, logger, now });
const { index } = engine;
const memory = () =>
  Object.fromEntries(
    Object.entries(process.memoryUsage()).map(([kind, bytes]) => [`${kind}Mb`, Math.round(bytes / 1e6)]),
  );
const before = memory();
const began = performance.now();
await index.follow();
const buildMs = Math.round(performance.now() - began);
const server = createServer({
  port: 0,
  publicKeys: testPublicKeys,
  useCases: bindUseCases(createPorts({ pool: requests, trees, logger, now, ...engine })),
  alive: () => true,
  ready: async () => ({}),
  now,
  logger,
});
const { port } = await server.start();
// As the service: a look that takes long is not followed by those that were due meanwhile.
startSweeper({
  name: 'search index',
  everyMs: 500,
  logger,
  signal: new AbortController().signal,
  work: () => index.follow(),
});
const figures = () => ({ memory: memory(), index: index.figures() });
/** Assertions last for less than a bench, and only this process can sign them. */
const sign = async () => process.send?.({ assertion: await assertionFor({ site: 'beaverbrooks' }) });
setInterval(() => void sign(), 5_000);
process.on('message', () => process.send?.(figures()));
await sign();
process.send?.({ port, buildMs, before, ...figures() });
