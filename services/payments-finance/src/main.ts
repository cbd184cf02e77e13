import { randomUUIDv7 } from 'node:crypto';
import { createPool, isReachable } from '@loupe/database/pool';
import { killPointsFrom } from '@loupe/subgraph-server/kill-points';
import { openKeySets } from '@loupe/subgraph-server/key-file';
import { kidsOf } from '@loupe/subgraph-server/key-set';
import { runService } from '@loupe/subgraph-server/run';
import { createLogger } from '@loupe/telemetry/logger';
import { createCybersource } from './adapters/cybersource/card-provider.ts';
import { DATABASE_CLOCK as clock } from './adapters/db/database-clock.ts';
import { createApplication } from './application.ts';
import { startBackground } from './background.ts';
import { cardProviderOptions, KeySets, readConfig } from './config.ts';
import { createPorts } from './ports.ts';
import { createServer } from './server.ts';

const service = 'payments-finance';
const config = readConfig();
const { DATABASE_URL: url } = config;
const now = () => new Date();
const newId = () => randomUUIDv7();
const logger = createLogger({ service, level: config.LOG_LEVEL });
const keys = openKeySets({ service, file: config.KEYS_FILE, shape: KeySets, logger });
const requests = createPool({ url, applicationName: service, max: 4, kind: 'request' });
const pool = createPool({ url, applicationName: `${service}-background`, max: 2, kind: 'background' });
const cards = createCybersource({ ...cardProviderOptions(config, keys), now, logger });

const ports = createPorts({
  ...{ requestPool: requests, backgroundPool: pool, cards, clock, now, newId },
  wakeRelay: () => background.wakeRelay(),
  killPoints: killPointsFrom(config.KILL_AT),
});
const lowValueMinorUnits = config.LOW_VALUE_EXEMPTION_MINOR_UNITS;
const application = createApplication({ ports, now, newId, logger, lowValueMinorUnits });
const background = startBackground({ config, pool, application, logger });
const server = createServer({
  port: config.PORT,
  publicKeys: () => ({ gateway: keys().gateway, 'cart-checkout': keys()['cart-checkout'] }),
  application,
  returnOrigins: config.STOREFRONT_ORIGINS,
  alive: background.alive,
  ready: async () => ({ database: await isReachable(requests) }),
  details: async () => ({ keys: kidsOf(keys()), outbox: await background.backlog() }),
  now,
  logger,
});

await runService({
  logger,
  start: server.start,
  stop: async () => {
    await server.stop();
    await background.stop();
    await Promise.all([requests.end(), pool.end(), cards.close()]);
  },
});
