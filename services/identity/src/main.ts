import { servicePools } from '@loupe/database/service-pools';
import { poolTx } from '@loupe/database/tx';
import { openKeySets } from '@loupe/subgraph-server/key-file';
import { kidsOf } from '@loupe/subgraph-server/key-set';
import { runService } from '@loupe/subgraph-server/run';
import { createLogger } from '@loupe/telemetry/logger';
import { customerRepository } from './adapters/db/customer-repository.ts';
import { startBackground } from './background.ts';
import { bindUseCases } from './bind-use-cases.ts';
import { KeySets, readConfig } from './config.ts';
import { metricsOf } from './metrics.ts';
import { createOutside } from './outside.ts';
import { createPorts } from './ports.ts';
import { createServer } from './server.ts';

const service = 'identity';
const config = readConfig();
const { DATABASE_URL: url } = config;
const now = () => new Date();
const logger = createLogger({ service, level: config.LOG_LEVEL });
const keys = openKeySets({ service, file: config.KEYS_FILE, shape: KeySets, logger });
const { requests, pool, ...pools } = servicePools({ url, service, request: 4, background: 2 });

const { close, metrics, ...outside } = createOutside({ config, keys, logger });
const ports = createPorts({ ...outside, pool, now });
const background = await startBackground({ config, pool, ports, logger });
const requestPorts = createPorts({ ...outside, pool: requests, now, committed: background.wake });
const server = createServer({
  port: config.PORT,
  publicKeys: () => ({ gateway: keys().gateway, 'cart-checkout': keys()['cart-checkout'] }),
  useCases: bindUseCases(requestPorts),
  findCustomers: customerRepository(poolTx(requests)).findMany,
  findLiveSession: requestPorts.sessions.findLive,
  alive: background.alive,
  ready: async () => ({ database: await pools.isReachable() }),
  details: async () => ({ keys: kidsOf(keys()), ...(await background.details()) }),
  metrics: [...pools.sources, ...metrics, ...metricsOf(pool), ...background.metrics],
  now,
  logger,
});

await runService({
  logger,
  start: server.start,
  stop: async () => {
    await server.stop();
    await background.stop();
    close();
    await pools.end();
  },
});
