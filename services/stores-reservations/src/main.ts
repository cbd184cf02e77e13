import { createPool } from '@loupe/database/pool';
import { createKafka } from '@loupe/messaging/kafka';
import { startRelay } from '@loupe/messaging/relay';
import { openKeySets } from '@loupe/subgraph-server/key-file';
import { kidsOf } from '@loupe/subgraph-server/key-set';
import { runService } from '@loupe/subgraph-server/run';
import { createLogger } from '@loupe/telemetry/logger';
import { readGazetteer } from './adapters/gazetteer/read-gazetteer.ts';
import { KeySets, readConfig } from './config.ts';
import { createServer } from './server.ts';

const service = 'stores-reservations';
const config = readConfig();
const { DATABASE_URL: url } = config;
const logger = createLogger({ service, level: config.LOG_LEVEL });
const keys = openKeySets({ service, file: config.KEYS_FILE, shape: KeySets, logger });
const requests = createPool({ url, applicationName: service, kind: 'request' });

const kafka = createKafka({ brokers: config.KAFKA_BROKERS, clientId: service, logger });
const relay = startRelay({ url, service, kafka, logger });

const server = createServer({
  port: config.PORT,
  publicKeys: keys,
  pool: requests,
  places: readGazetteer(),
  alive: () => relay.alive(),
  details: async () => ({ keys: kidsOf(keys()), outbox: await relay.backlog() }),
  now: () => new Date(),
  logger,
});

await runService({
  logger,
  start: server.start,
  stop: async () => {
    await server.stop();
    await relay.stop();
    await requests.end();
  },
});
