import { servicePools } from '@loupe/database/service-pools';
import { openKeySets } from '@loupe/subgraph-server/key-file';
import { kidsOf } from '@loupe/subgraph-server/key-set';
import { runService } from '@loupe/subgraph-server/run';
import { createLogger } from '@loupe/telemetry/logger';
import { categoryRepository } from './adapters/db/category-repository.ts';
import { CategoryTrees } from './adapters/db/category-trees.ts';
import { createPrisma } from './adapters/db/prisma-client.ts';
import { startBackground } from './background.ts';
import { KeySets, readConfig } from './config.ts';
import { createPorts } from './ports.ts';
import { searchEngine } from './search-engine.ts';
import { createServer } from './server.ts';

const service = 'catalog-search';
const config = readConfig();
const { DATABASE_URL: url } = config;
const now = () => new Date();
const logger = createLogger({ service, level: config.LOG_LEVEL });
const keys = openKeySets({ service, file: config.KEYS_FILE, shape: KeySets, logger });
const { requests, pool, ...pools } = servicePools({ url, service, background: 4, planOnce: true });
const prisma = createPrisma(pool);
const trees = new CategoryTrees(categoryRepository(prisma).all, logger);

const engine = searchEngine({ config, pool, logger, now });
const background = await startBackground({ config, pool, trees, engine, logger });
const server = createServer({
  port: config.PORT,
  publicKeys: keys,
  ports: createPorts({ pool: requests, trees, ...engine, logger, now }),
  alive: background.alive,
  ready: async () => ({
    database: await pools.isReachable(),
    stockProjection: await background.caughtUp(),
    listings: background.canList(),
  }),
  details: async () => ({
    keys: kidsOf(keys()),
    outbox: await background.backlog(),
    search: engine.index.figures(),
  }),
  metrics: [...pools.sources, ...background.metrics],
  ...{ now, logger },
});

await runService({
  logger,
  start: async () => {
    await trees.start();
    await server.start();
  },
  stop: async () => {
    await server.stop();
    trees.stop();
    await background.stop();
    await engine.close();
    await prisma.$disconnect();
    await pools.end();
  },
});
