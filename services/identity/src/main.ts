import { servicePools } from '@loupe/database/service-pools';
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
import { metricsOf } from './metrics.ts';
import { createOutside } from './outside.ts';
import { createPorts } from './ports.ts';
import { createServer } from './server.ts';

const service = 'identity';
const config = readConfig();
const { DATABASE_URL: url } = config;
const logger = createLogger({ service, level: config.LOG_LEVEL });
const keys = openKeySets({ service, file: config.KEYS_FILE, shape: KeySets, logger });
const { requests, pool, ...pools } = servicePools({ url, service, request: 4, background: 2 });
const prisma = createPrisma(requests);
const mailer = createMailer({ smtpUrl: config.SMTP_URL, logger });

const outside = createOutside({ config, keys, mailer, logger });
const digestKeys = () => keys()['email-digest'];
const background = await startBackground({
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
  ready: async () => ({ database: await pools.isReachable() }),
  details: async () => ({ keys: kidsOf(keys()), outbox: await background.backlog() }),
  metrics: [...pools.sources, mailer.metrics, ...metricsOf(pool), ...background.metrics],
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
    await pools.end();
  },
});
