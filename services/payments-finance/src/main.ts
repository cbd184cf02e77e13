import { randomUUIDv7 } from 'node:crypto';
import { createPool } from '@loupe/database/pool';
import { createKafka } from '@loupe/messaging/kafka';
import { startRelay } from '@loupe/messaging/relay';
import { killPointsFrom } from '@loupe/subgraph-server/kill-points';
import { openKeySets } from '@loupe/subgraph-server/key-file';
import { kidsOf } from '@loupe/subgraph-server/key-set';
import { runService } from '@loupe/subgraph-server/run';
import { createLogger } from '@loupe/telemetry/logger';
import { createCybersource } from './adapters/cybersource/card-provider.ts';
import { DATABASE_CLOCK } from './adapters/db/database-clock.ts';
import { createApplication } from './application.ts';
import { startBackground } from './background.ts';
import { cardProviderOptions, KeySets, readConfig } from './config.ts';
import { createServer } from './server.ts';

const service = 'payments-finance';
const config = readConfig();
const { DATABASE_URL: url, KAFKA_BROKERS: brokers } = config;
const now = () => new Date();
const logger = createLogger({ service, level: config.LOG_LEVEL });
const keys = openKeySets({ service, file: config.KEYS_FILE, shape: KeySets, logger });

const requestPool = createPool({ url, applicationName: service, max: 4, kind: 'request' });
const backgroundPool = createPool({
  url,
  applicationName: `${service}-background`,
  max: 2,
  kind: 'background',
});
const kafka = createKafka({ brokers, clientId: service, logger });
const relay = startRelay({ url, service, kafka, logger });
const cards = createCybersource({ ...cardProviderOptions(config, keys), now, logger });
const wakeRelay = () => relay.wake();
const killPoints = killPointsFrom(config.KILL_AT);
const lowValueMinorUnits = config.LOW_VALUE_EXEMPTION_MINOR_UNITS;
const edges = { requestPool, backgroundPool, cards, clock: DATABASE_CLOCK, wakeRelay, now, logger };
const application = createApplication({
  ...edges,
  lowValueMinorUnits,
  killPoints,
  newId: () => randomUUIDv7(),
});
const background = startBackground({
  ...{ kafka, pool: backgroundPool, application, logger },
  sweepSeconds: config.TENDER_SWEEP_SECONDS,
});
const server = createServer({
  ...{ service, config, application, pool: requestPool, now, logger },
  publicKeys: () => ({ gateway: keys().gateway, 'cart-checkout': keys()['cart-checkout'] }),
  alive: () => relay.alive() && background.alive(),
  details: async () => ({ keys: kidsOf(keys()), outbox: await relay.backlog() }),
});

async function stop(): Promise<void> {
  await server.stop();
  await background.stop();
  await application.drained();
  await Promise.all([relay.stop(), cards.close()]);
  await Promise.all([requestPool.end(), backgroundPool.end()]);
}

await runService({ start: () => server.start(), stop, logger });
