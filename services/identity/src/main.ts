import { createPool } from '@loupe/database/pool';
import { poolTx } from '@loupe/database/tx';
import { createMailer } from '@loupe/mailer/mailer';
import { openKeySets } from '@loupe/subgraph-server/key-file';
import { kidsOf } from '@loupe/subgraph-server/key-set';
import { runService } from '@loupe/subgraph-server/run';
import { createLogger } from '@loupe/telemetry/logger';
import { createCustomerRepository } from './adapters/db/customer-repository.ts';
import { createSessionRepository } from './adapters/db/session-repository.ts';
import { loqateClient } from './adapters/loqate/loqate-client.ts';
import { accountMailer } from './adapters/mail/account-mailer.ts';
import { argon2Hasher } from './adapters/passwords/argon2-hasher.ts';
import { passwordStrength } from './adapters/passwords/password-strength.ts';
import { recaptchaClient } from './adapters/recaptcha/recaptcha-client.ts';
import { startBackground } from './background.ts';
import { checkedRealms, KeySets, mailSenders, readConfig } from './config.ts';
import { bindUseCases } from './graphql/use-cases.ts';
import { createPorts } from './ports.ts';
import { createIdentityServer } from './server.ts';

const service = 'identity';
const config = readConfig();
const url = config.DATABASE_URL;
const logger = createLogger({ service, level: config.LOG_LEVEL });
const keys = openKeySets({ service, file: config.KEYS_FILE, shape: KeySets, logger });
const requests = createPool({ url, applicationName: service, max: 4, kind: 'request' });
const pool = createPool({ url, applicationName: `${service}-background`, max: 2, kind: 'background' });
const mailer = createMailer({ smtpUrl: config.SMTP_URL, logger });

const { PASSWORD_HASHES_AT_ONCE: concurrency, PASSWORD_HASHES_WAITING: queue } = config;
const outside = {
  hasher: argon2Hasher({ concurrency, queue }),
  strengthOf: passwordStrength(),
  robots: recaptchaClient({
    ...{ url: config.RECAPTCHA_URL, secret: () => keys().recaptcha.active.key, logger },
  }),
  addressDirectory: loqateClient({ url: config.LOQATE_URL, key: () => keys().loqate.active.key, logger }),
  mail: accountMailer({ mailer, senders: mailSenders(config) }),
  checkedRealms: checkedRealms(config),
  sourceFactor: config.SOURCE_LIMIT_FACTOR,
  sessionLifeSeconds: Math.round(config.SESSION_DAYS * 86_400),
};
const digestKeys = () => keys()['email-digest'];
const background = startBackground({
  ...{ config, pool, logger },
  ports: createPorts({ pool, outside, digestKeys }),
});
const ports = createPorts({
  ...{ pool: requests, outside, digestKeys, committed: background.wake },
});
const server = createIdentityServer({
  port: config.PORT,
  publicKeys: () => ({ gateway: keys().gateway }),
  useCases: bindUseCases(ports),
  findCustomers: createCustomerRepository(requests).findMany,
  findLiveSession: createSessionRepository(poolTx(requests)).findLive,
  isDatabaseReady: async () => (await poolTx(requests).query('SELECT 1')).length === 1,
  alive: background.alive,
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
    mailer.close();
    await Promise.all([requests.end(), pool.end()]);
  },
});
