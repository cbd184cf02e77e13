import { servicePools } from '@loupe/database/service-pools';
import { openKeySets } from '@loupe/subgraph-server/key-file';
import { kidsOf } from '@loupe/subgraph-server/key-set';
import { runService } from '@loupe/subgraph-server/run';
import { createLogger } from '@loupe/telemetry/logger';
import { readGazetteer } from './adapters/gazetteer/read-gazetteer.ts';
import { startBackground } from './background.ts';
import { KeySets, readConfig } from './config.ts';
import { createPorts } from './ports.ts';
import { createServer } from './server.ts';

const service = 'stores-reservations';
const config = readConfig();
const now = () => new Date();
const logger = createLogger({ service, level: config.LOG_LEVEL });
const keys = openKeySets({ service, file: config.KEYS_FILE, shape: KeySets, logger });
const { requests, pool, ...pools } = servicePools({ url: config.DATABASE_URL, service });

const background = await startBackground({ config, pool, logger });
const server = createServer({
  port: config.PORT,
  publicKeys: keys,
  ports: createPorts({ pool: requests, places: readGazetteer(), now }),
  alive: background.alive,
  ready: async () => ({ database: await pools.isReachable() }),
  details: async () => ({ keys: kidsOf(keys()), outbox: await background.backlog() }),
  metrics: [...pools.sources, ...background.metrics],
  now,
  logger,
});

await runService({
  logger,
  start: server.start,
  stop: async () => {
    await server.stop();
    await background.stop();
    await pools.end();
  },
});
