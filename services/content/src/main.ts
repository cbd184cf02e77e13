import { overdueMetrics } from '@loupe/database/overdue-metrics';
import { servicePools } from '@loupe/database/service-pools';
import { openKeySets } from '@loupe/subgraph-server/key-file';
import { kidsOf } from '@loupe/subgraph-server/key-set';
import { runService } from '@loupe/subgraph-server/run';
import { createLogger } from '@loupe/telemetry/logger';
import { virtualStaging } from './adapters/amplience/virtual-staging.ts';
import { DUE_TABLES } from './adapters/db/due-tables.ts';
import { startBackground } from './background.ts';
import { buildOf, KeySets, readConfig } from './config.ts';
import { createPorts } from './ports.ts';
import { createServer } from './server.ts';

const service = 'content';
const config = readConfig();
const { DATABASE_URL: url } = config;
const logger = createLogger({ service, level: config.LOG_LEVEL });
const keys = openKeySets({ service, file: config.KEYS_FILE, shape: KeySets, logger });
const { requests, pool, ...pools } = servicePools({ url, service, background: 1 });

const background = await startBackground({ config, pool, ports: createPorts(pool), logger });
const server = createServer({
  port: config.PORT,
  publicKeys: keys,
  sources: {
    ...createPorts(requests),
    isComposable: config.COMPOSABLE_INSTANCE,
    build: buildOf(config, new Date()),
    virtualStaging:
      config.CONTENT_SOURCE === 'own'
        ? null
        : virtualStaging({ urls: config.AMPLIENCE_STAGING_URLS, logger }),
  },
  alive: background.alive,
  metrics: [...pools.sources, overdueMetrics(pool, DUE_TABLES), ...background.metrics],
  ready: async () => ({ database: await pools.isReachable() }),
  details: async () => ({ keys: kidsOf(keys()), outbox: await background.backlog() }),
  now: () => new Date(),
  logger,
});

await runService({
  logger,
  start: server.start,
  stop: async () => {
    await server.stop();
    await background.stop();
    await pools.end();
  },
});
