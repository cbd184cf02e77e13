import { createPool } from '@loupe/database/pool';
import { startSweeper } from '@loupe/database/sweeper';
import { inTransaction } from '@loupe/database/transaction';
import { poolTx } from '@loupe/database/tx';
import { createKafka } from '@loupe/messaging/kafka';
import { enqueue } from '@loupe/messaging/outbox';
import { startRelay } from '@loupe/messaging/relay';
import { openKeySets } from '@loupe/subgraph-server/key-file';
import { kidsOf } from '@loupe/subgraph-server/key-set';
import { runService } from '@loupe/subgraph-server/run';
import { createLogger } from '@loupe/telemetry/logger';
import { itemRepository } from './adapters/db/item-repository.ts';
import { buildOf, KeySets, limitsOf, readConfig } from './config.ts';
import { contentItemState } from './events/published/content-item-state.ts';
import { createServer } from './server.ts';
import { tellGoingLive } from './use-cases/tell-going-live.ts';

const service = 'content';
const config = readConfig();
const { DATABASE_URL: url } = config;
const logger = createLogger({ service, level: config.LOG_LEVEL });
const keys = openKeySets({ service, file: config.KEYS_FILE, shape: KeySets, logger });
const requests = createPool({ url, applicationName: service, kind: 'request' });
const background = createPool({ url, applicationName: `${service}-background`, max: 1, kind: 'background' });

const kafka = createKafka({ brokers: config.KAFKA_BROKERS, clientId: service, logger });
const relay = startRelay({ url, service, kafka, logger });

const server = createServer({
  port: config.PORT,
  publicKeys: keys,
  tx: poolTx(requests),
  limits: limitsOf(config),
  build: buildOf(config, new Date()),
  alive: () => relay.alive(),
  details: async () => ({ keys: kidsOf(keys()), outbox: await relay.backlog() }),
  now: () => new Date(),
  logger,
});
const stopping = new AbortController();
const liveness = startSweeper({
  ...{ name: 'liveness', everyMs: config.LIVENESS_SWEEP_SECONDS * 1_000, logger, signal: stopping.signal },
  work: () =>
    tellGoingLive({
      items: itemRepository(poolTx(background)),
      itemsIn: itemRepository,
      transaction: (work) => inTransaction(background, work),
      publish: (tx, state) => enqueue(tx, contentItemState(state)),
    }),
});

await runService({
  logger,
  start: server.start,
  stop: async () => {
    stopping.abort();
    await server.stop();
    await Promise.all([relay.stop(), liveness.done]);
    await Promise.all([requests.end(), background.end()]);
  },
});
