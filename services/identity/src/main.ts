import { laterMetrics } from '@loupe/database/later-metrics';
import { createPool, isReachable } from '@loupe/database/pool';
import { serviceSources } from '@loupe/database/service-sources';
import { createMailer } from '@loupe/mailer/mailer';
import { openKeySets } from '@loupe/subgraph-server/key-file';
import { kidsOf } from '@loupe/subgraph-server/key-set';
import { runService } from '@loupe/subgraph-server/run';
import { createLogger } from '@loupe/telemetry/logger';
import { customerRepository } from './adapters/db/customer-repository.ts';
import { createPrisma } from './adapters/db/prisma-client.ts';
import { startBackground } from './background.ts';
import { KeySets, readConfig } from './config.ts';
import { bindUseCases } from './graphql/use-cases.ts';
import { createOutside } from './outside.ts';
import { createPorts } from './ports.ts';
import { createServer } from './server.ts';

const service = 'identity';
const config = readConfig();
const { DATABASE_URL: url } = config;
const logger = createLogger({ service, level: config.LOG_LEVEL });
const keys = openKeySets({ service, file: config.KEYS_FILE, shape: KeySets, logger });
const requests = createPool({ url, applicationName: service, max: 4, kind: 'request' });
const pool = createPool({ url, applicationName: `${service}-background`, max: 2, kind: 'background' });
const prisma = createPrisma(requests);
const mailer = createMailer({ smtpUrl: config.SMTP_URL, logger });

const outside = createOutside({ config, keys, mailer, logger });
const digestKeys = () => keys()['email-digest'];
const background = startBackground({
  config,
  pool,
  ports: createPorts({ pool, outside, digestKeys }),
  logger,
});
const ports = createPorts({ pool: requests, outside, digestKeys, committed: background.wake });
const server = createServer({
  port: config.PORT,
  publicKeys: () => ({ gateway: keys().gateway }),
  useCases: bindUseCases(ports),
  findCustomers: customerRepository(prisma).findMany,
  findLiveSession: ports.sessions.findLive,
  alive: background.alive,
  ready: async () => ({ database: await isReachable(requests) }),
  details: async () => ({ keys: kidsOf(keys()), outbox: await background.backlog() }),
  metrics: [
    ...serviceSources({ request: requests, background: pool }),
    laterMetrics(pool),
    ...background.metrics,
  ],
  now: () => new Date(),
  logger,
});

await runService({
  logger,
  start: server.start,
  stop: async () => {
    await server.stop();
    await prisma.$disconnect();
    await background.stop();
    mailer.close();
    await Promise.all([requests.end(), pool.end()]);
  },
});
