import { createPool } from '@loupe/database/pool';
import { poolTx } from '@loupe/database/tx';
import { createKafka } from '@loupe/messaging/kafka';
import { startRelay } from '@loupe/messaging/relay';
import { runService } from '@loupe/subgraph-server/run';
import { createLogger } from '@loupe/telemetry/logger';
import { createCustomerRepository } from './adapters/db/customer-repository.ts';
import { createSessionRepository } from './adapters/db/session-repository.ts';
import { emailDigest } from './adapters/email-digest.ts';
import { argon2Hasher } from './adapters/passwords/argon2-hasher.ts';
import { passwordStrength } from './adapters/passwords/password-strength.ts';
import { recaptchaClient } from './adapters/recaptcha/recaptcha-client.ts';
import { checkedRealms, readConfig } from './config.ts';
import { bindUseCases } from './graphql/use-cases.ts';
import { createPorts } from './ports.ts';
import { createIdentityServer } from './server.ts';

const service = 'identity';
const config = readConfig();
const logger = createLogger({ service, level: config.LOG_LEVEL });
const pool = createPool({ url: config.DATABASE_URL, applicationName: service, kind: 'request' });
const tx = poolTx(pool);

const kafka = createKafka({ brokers: config.KAFKA_BROKERS, clientId: service, logger });
const relay = startRelay({ url: config.DATABASE_URL, service, kafka, logger });

const outside = {
  hasher: argon2Hasher({
    concurrency: config.PASSWORD_HASHES_AT_ONCE,
    queue: config.PASSWORD_HASHES_WAITING,
  }),
  strengthOf: passwordStrength(),
  robots: recaptchaClient({ url: config.RECAPTCHA_URL, secret: config.RECAPTCHA_SECRET, logger }),
  checkedRealms: checkedRealms(config),
  sourceFactor: config.SOURCE_LIMIT_FACTOR,
  sessionLifeSeconds: config.SESSION_DAYS * 86_400,
};
const digestOf = emailDigest(config.EMAIL_DIGEST_KEY);
const server = createIdentityServer({
  port: config.PORT,
  publicKeys: config.SERVICE_PUBLIC_KEYS,
  useCases: bindUseCases(createPorts({ pool, outside, digestOf, committed: () => relay.wake() })),
  findCustomers: createCustomerRepository(pool).findMany,
  findLiveSession: createSessionRepository(tx).findLive,
  isDatabaseReady: async () => (await tx.query('SELECT 1')).length === 1,
  now: () => new Date(),
  logger,
});

await runService({
  start: server.start,
  stop: async () => {
    await server.stop();
    await relay.stop();
    await pool.end();
  },
  logger,
});
