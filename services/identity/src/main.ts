import { createPool } from '@loupe/database/pool';
import { poolTx } from '@loupe/database/tx';
import { createKafka } from '@loupe/messaging/kafka';
import { startRelay } from '@loupe/messaging/relay';
import { runService } from '@loupe/subgraph-server/run';
import { createLogger } from '@loupe/telemetry/logger';
import { createCustomerRepository } from './adapters/db/customer-repository.ts';
import { createSessionRepository } from './adapters/db/session-repository.ts';
import { readConfig } from './config.ts';
import { createIdentityServer } from './server.ts';

const config = readConfig();
const logger = createLogger({ service: 'identity', level: config.LOG_LEVEL });
const pool = createPool({ url: config.DATABASE_URL, applicationName: 'identity', kind: 'request' });
const tx = poolTx(pool);
const customers = createCustomerRepository(pool);
const sessions = createSessionRepository(tx);

const server = createIdentityServer({
  port: config.PORT,
  publicKeys: config.SERVICE_PUBLIC_KEYS,
  findCustomers: customers.findMany,
  findLiveSession: sessions.findLive,
  isDatabaseReady: async () => (await tx.query('SELECT 1')).length === 1,
  now: () => new Date(),
  logger,
});
const kafka = createKafka({ brokers: config.KAFKA_BROKERS, clientId: 'identity', logger });
const relay = startRelay({ url: config.DATABASE_URL, service: 'identity', kafka, logger });

await runService({
  start: server.start,
  stop: async () => {
    await server.stop();
    await relay.stop();
    await pool.end();
  },
  logger,
});
