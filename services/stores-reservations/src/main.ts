import { createPool } from '@loupe/database/pool';
import { createKafka } from '@loupe/messaging/kafka';
import { startRelay } from '@loupe/messaging/relay';
import { runService } from '@loupe/subgraph-server/run';
import { createLogger } from '@loupe/telemetry/logger';
import { readGazetteer } from './adapters/gazetteer/read-gazetteer.ts';
import { readConfig } from './config.ts';
import { createServer } from './server.ts';

const service = 'stores-reservations';
const config = readConfig();
const { DATABASE_URL: url } = config;
const logger = createLogger({ service, level: config.LOG_LEVEL });
const requests = createPool({ url, applicationName: service, kind: 'request' });

const kafka = createKafka({ brokers: config.KAFKA_BROKERS, clientId: service, logger });
const relay = startRelay({ url, service, kafka, logger });

const server = createServer({
  port: config.PORT,
  publicKeys: config.SERVICE_PUBLIC_KEYS,
  pool: requests,
  places: readGazetteer(),
  alive: () => relay.alive(),
  details: async () => ({ outbox: await relay.backlog() }),
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
