import { servicePools } from '@loupe/database/service-pools';
import { killPointsFrom } from '@loupe/subgraph-server/kill-points';
import { openKeySets } from '@loupe/subgraph-server/key-file';
import { kidsOf } from '@loupe/subgraph-server/key-set';
import { runService } from '@loupe/subgraph-server/run';
import { createLogger } from '@loupe/telemetry/logger';
import { startBackground } from './background.ts';
import { countPlacements, createCheckoutPriority } from './checkout-priority.ts';
import { KeySets, portSettings, readConfig } from './config.ts';
import { bindUseCases } from './graphql/use-cases.ts';
import { memoryOf } from './memory.ts';
import { metricsOf } from './metrics.ts';
import { createOutside } from './outside.ts';
import { createPorts } from './ports.ts';
import { createServer } from './server.ts';
import { receiveWebhook } from './use-cases/receive-webhook.ts';

const service = 'cart-checkout';
const config = readConfig();
const { DATABASE_URL: url } = config;
const now = () => new Date();
const killPoints = killPointsFrom(config.KILL_AT);
const logger = createLogger({ service, level: config.LOG_LEVEL });
const keys = openKeySets({ service, file: config.KEYS_FILE, shape: KeySets, logger });
// Postgres would plan the read of a bag, with its many joins, again and again: that took three times as long as running it.
const { requests, pool, ...pools } = servicePools({ url, service, background: 3, planOnce: true });

const { close, mailMetrics, shared, ...outside } = createOutside({ config, keys, killPoints, now, logger });
const memory = memoryOf(pool, logger);
const common = { ...portSettings(config), ...shared, killPoints, promotions: memory.promotions };
const log = (about: object, message: string) => logger.info(about, message);
const ports = { ...createPorts({ ...common, pool }), ...outside, log };
const priority = createCheckoutPriority();
const background = await startBackground({ config, pool, ports, priority, killPoints, logger });
const { wakeRelay: committed, wakeLater: laterStored, wakeWebhooks: webhookStored } = background;
const requestPorts = createPorts({ ...common, pool: requests, committed, laterStored });
const server = createServer({
  port: config.PORT,
  publicKeys: () => ({ gateway: keys().gateway }),
  useCases: countPlacements(priority, bindUseCases(requestPorts)),
  receiveWebhook: (delivery) => receiveWebhook({ ...ports, webhookStored }, delivery),
  limitsOf: memory.limitsOf,
  roundelsOf: memory.roundelsOf,
  alive: background.alive,
  ready: async () => ({ database: await pools.isReachable(), catalogue: await background.caughtUp() }),
  details: async () => ({ keys: kidsOf(keys()), outbox: await background.backlog() }),
  metrics: [...pools.sources, mailMetrics, ...metricsOf({ config, pool }), ...background.metrics],
  now,
  logger,
});

const start = () => memory.start().then(() => server.start());
const stop = async () => {
  await server.stop();
  memory.stop();
  await background.stop();
  close();
  await pools.end();
};
await runService({ start, stop, logger });
