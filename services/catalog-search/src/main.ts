import { servicePools } from '@loupe/database/service-pools';
import { openKeySets } from '@loupe/subgraph-server/key-file';
import { kidsOf } from '@loupe/subgraph-server/key-set';
import { runService } from '@loupe/subgraph-server/run';
import { createLogger } from '@loupe/telemetry/logger';
import { startBackground } from './background.ts';
import { bindUseCases } from './bind-use-cases.ts';
import { KeySets, readConfig } from './config.ts';
import { memoryOf } from './memory.ts';
import { createOutside } from './outside.ts';
import { createPorts } from './ports.ts';
import { createServer } from './server.ts';

const service = 'catalog-search';
const config = readConfig();
const { DATABASE_URL: url } = config;
const now = () => new Date();
const logger = createLogger({ service, level: config.LOG_LEVEL });
const keys = openKeySets({ service, file: config.KEYS_FILE, shape: KeySets, logger });
const { requests, pool, ...pools } = servicePools({ url, service, background: 4, planOnce: true });

const { close, ...outside } = createOutside({ config, pool, logger, now });
const memory = memoryOf(pool, logger);
const common = { ...outside, trees: memory.trees, logger, now };
const ports = createPorts({ ...common, pool });
const background = await startBackground({
  config,
  pool,
  ports,
  engine: outside,
  trees: memory.trees,
  logger,
});
const requestPorts = createPorts({ ...common, pool: requests });
const server = createServer({
  port: config.PORT,
  publicKeys: () => ({ gateway: keys().gateway }),
  useCases: bindUseCases(requestPorts),
  alive: background.alive,
  ready: async () => ({ database: await pools.isReachable(), ...(await background.ready()) }),
  details: async () => ({ keys: kidsOf(keys()), ...(await background.details()) }),
  metrics: [...pools.sources, ...background.metrics],
  now,
  logger,
});

await runService({
  logger,
  start: () => memory.start().then(() => server.start()),
  stop: async () => {
    await server.stop();
    await background.stop();
    memory.stop();
    await close();
    await pools.end();
  },
});
