import { servicePools } from '@loupe/database/service-pools';
import { openKeySets } from '@loupe/subgraph-server/key-file';
import { kidsOf } from '@loupe/subgraph-server/key-set';
import { runService } from '@loupe/subgraph-server/run';
import { createLogger } from '@loupe/telemetry/logger';
import { startBackground } from './background.ts';
import { bindUseCases } from './bind-use-cases.ts';
import { KeySets, readConfig } from './config.ts';
import { metricsOf } from './metrics.ts';
import { createOutside } from './outside.ts';
import { createPorts } from './ports.ts';
import { createServer } from './server.ts';

const service = 'payments-finance';
const config = readConfig();
const { DATABASE_URL: url } = config;
const now = () => new Date();
const logger = createLogger({ service, level: config.LOG_LEVEL });
const keys = openKeySets({ service, file: config.KEYS_FILE, shape: KeySets, logger });
const { requests, pool, ...pools } = servicePools({ url, service, request: 4, background: 2 });

const { close, metrics, ...outside } = createOutside({ config, keys, requests, pool, now, logger });
const ports = createPorts({
  ...outside,
  requestPool: requests,
  backgroundPool: pool,
  now,
  logger,
  wakeRelay: () => background.wake(),
});
const useCases = bindUseCases(ports);
const background = await startBackground({ config, pool, useCases, logger });
const server = createServer({
  port: config.PORT,
  publicKeys: () => ({ gateway: keys().gateway, 'cart-checkout': keys()['cart-checkout'] }),
  useCases,
  returnOrigins: config.STOREFRONT_ORIGINS,
  alive: background.alive,
  ready: async () => ({ database: await pools.isReachable() }),
  details: async () => ({ keys: kidsOf(keys()), ...(await background.details()) }),
  metrics: [
    ...pools.sources,
    ...metrics,
    ...metricsOf({ pool, clock: outside.clock, providers: ports.providers }),
    ...background.metrics,
  ],
  now,
  logger,
});

await runService({
  logger,
  start: server.start,
  stop: async () => {
    await server.stop();
    await background.stop();
    await close();
    await pools.end();
  },
});
