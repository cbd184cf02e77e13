import { randomUUIDv7 } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { servicePools } from '@loupe/database/service-pools';
import { killPointsFrom } from '@loupe/subgraph-server/kill-points';
import { openKeySets } from '@loupe/subgraph-server/key-file';
import { kidsOf } from '@loupe/subgraph-server/key-set';
import { runService } from '@loupe/subgraph-server/run';
import { createLogger } from '@loupe/telemetry/logger';
import { DATABASE_CLOCK as clock } from './adapters/db/database-clock.ts';
import { createApplication } from './application.ts';
import { attemptLimits } from './attempt-limits.ts';
import { startBackground } from './background.ts';
import { KeySets, readConfig } from './config.ts';
import { createCounters, metricsOf } from './metrics.ts';
import { createPorts } from './ports.ts';
import { createServer } from './server.ts';
import { createVendors } from './vendors.ts';

const service = 'payments-finance';
const config = readConfig();
const { DATABASE_URL: url, SOURCE_LIMIT_FACTOR: sourceFactor } = config;
const now = () => new Date();
const newId = () => randomUUIDv7();
const logger = createLogger({ service, level: config.LOG_LEVEL });
const keys = openKeySets({ service, file: config.KEYS_FILE, shape: KeySets, logger });
const { requests, pool, ...pools } = servicePools({ url, service, request: 4, background: 2 });
const counters = createCounters();
const { close, ...vendors } = createVendors({ config, keys, pool, now, newId, logger, ...counters });
const limits = attemptLimits({ config, keys, pool: requests, now, logger });
const ports = createPorts({
  ...{ requestPool: requests, backgroundPool: pool, ...vendors, ...counters, ...limits },
  ...{ clock, now, newId, logger },
  lowValueMinorUnits: config.LOW_VALUE_EXEMPTION_MINOR_UNITS,
  wakeRelay: () => background.wakeRelay(),
  killPoints: killPointsFrom(config.KILL_AT),
});
const application = createApplication({ ports, now, newId, logger, sourceFactor, wait });
const background = await startBackground({ config, pool, application, logger });
const server = createServer({
  ...{ port: config.PORT, application },
  publicKeys: () => ({ gateway: keys().gateway, 'cart-checkout': keys()['cart-checkout'] }),
  returnOrigins: config.STOREFRONT_ORIGINS,
  alive: background.alive,
  ready: async () => ({ database: await pools.isReachable() }),
  details: async () => ({ keys: kidsOf(keys()), ...(await background.details()) }),
  metrics: [...pools.sources, ...metricsOf({ pool, clock, counters }), ...background.metrics],
  ...{ now, logger },
});

await runService({
  logger,
  start: server.start,
  stop: async () => {
    await server.stop();
    await background.stop();
    await Promise.all([pools.end(), close()]);
  },
});
