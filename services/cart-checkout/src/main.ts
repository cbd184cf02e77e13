import { servicePools } from '@loupe/database/service-pools';
import { openKeySets } from '@loupe/subgraph-server/key-file';
import { kidsOf } from '@loupe/subgraph-server/key-set';
import { runService } from '@loupe/subgraph-server/run';
import { createLogger } from '@loupe/telemetry/logger';
import { startBackground } from './background.ts';
import { bindUseCases } from './bind-use-cases.ts';
import { countPlacements, createCheckoutPriority } from './checkout-priority.ts';
import { KeySets, readConfig } from './config.ts';
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
const logger = createLogger({ service, level: config.LOG_LEVEL });
const keys = openKeySets({ service, file: config.KEYS_FILE, shape: KeySets, logger });
// Postgres would plan the read of a bag, with its many joins, again and again: that took three times as long as running it.
const { requests, pool, ...pools } = servicePools({ url, service, background: 3, planOnce: true });

const { close, metrics, ...outside } = createOutside({ config, keys, now, logger });
const memory = memoryOf(pool, logger);
const common = { ...outside, promotions: memory.promotions };
const ports = createPorts({ ...common, pool, laterStored: (kind) => background.wakeLater(kind) });
const priority = createCheckoutPriority();
const background = await startBackground({ config, pool, ports, priority, logger });
const { wake: committed, wakeLater: laterStored, wakeWebhooks: webhookStored } = background;
const requestPorts = createPorts({ ...common, pool: requests, committed, laterStored });
const server = createServer({
  port: config.PORT,
  publicKeys: () => ({ gateway: keys().gateway }),
  useCases: countPlacements(priority, bindUseCases(requestPorts)),
  receiveWebhook: (delivery) => receiveWebhook({ ...ports, webhookStored }, delivery),
  limitsOf: memory.limitsOf,
  roundelsOf: memory.roundelsOf,
  steps: background.steps,
  alive: background.alive,
  ready: async () => ({ database: await pools.isReachable(), ...(await background.ready()) }),
  details: async () => ({ keys: kidsOf(keys()), ...(await background.details()) }),
  metrics: [...pools.sources, ...metrics, ...metricsOf({ config, pool }), ...background.metrics],
  now,
  logger,
});

await runService({
  logger,
  start: () => memory.start().then(() => server.start()),
  stop: async () => {
    await server.stop();
    await background.stop();
    memory.stop();
    close();
    await pools.end();
  },
});
