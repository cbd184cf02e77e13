import type pg from 'pg';
import { TOPICS } from '@loupe/contracts/topics';
import { startSweeper } from '@loupe/database/sweeper';
import { poolTx } from '@loupe/database/tx';
import { startConsumer } from '@loupe/messaging/consumer';
import { createKafka } from '@loupe/messaging/kafka';
import { startRelay } from '@loupe/messaging/relay';
import { withKillPoints } from '@loupe/subgraph-server/kill-points';
import type { KillPoints } from '@loupe/subgraph-server/kill-points';
import type { Logger } from '@loupe/telemetry/logger';
import { handledEvents } from './adapters/db/handled-events.ts';
import type { Config } from './config.ts';
import { onOrderPlaced } from './events/consumed/order-placed.ts';
import { onProductState } from './events/consumed/product-state.ts';
import { projectProduct } from './use-cases/project-product.ts';
import type { ProjectProductPorts } from './use-cases/project-product.ts';
import { sendOrderConfirmation } from './use-cases/send-order-confirmation.ts';
import type { SendOrderConfirmationPorts } from './use-cases/send-order-confirmation.ts';
import { sweepPlacements } from './use-cases/sweep-placements.ts';
import type { SweepPlacementsPorts } from './use-cases/sweep-placements.ts';

export interface BackgroundOptions {
  readonly config: Config;
  readonly pool: pg.Pool;
  readonly ports: ProjectProductPorts & SweepPlacementsPorts & Omit<SendOrderConfirmationPorts, 'handled'>;
  readonly killPoints?: KillPoints | undefined;
  readonly logger: Logger;
}

const SERVICE = 'cart-checkout';
const CONFIRMATIONS = `${SERVICE}.order-confirmation`;

/** What runs beside the requests: the relay of the outbox, both consumers, the sweeper of placements. */
export function startBackground({ config, pool, ports, killPoints, logger }: BackgroundOptions) {
  const stopping = new AbortController();
  const kafka = createKafka({ brokers: config.KAFKA_BROKERS, clientId: SERVICE, logger });
  const relay = startRelay({ url: config.DATABASE_URL, service: SERVICE, kafka, logger });
  const products = startConsumer({
    ...{ kafka, pool, logger, group: `${SERVICE}.product-projection`, topics: [TOPICS.product] },
    handle: onProductState((product) => projectProduct(ports, product)),
  });
  const handled = withKillPoints('handled', handledEvents(poolTx(pool), CONFIRMATIONS), killPoints);
  const orders = startConsumer({
    ...{ kafka, pool, logger, group: CONFIRMATIONS, topics: [TOPICS.order] },
    handle: onOrderPlaced((event) => sendOrderConfirmation({ ...ports, handled }, event)),
  });
  const sweeper = startSweeper({
    name: 'placements',
    everyMs: config.PLACEMENT_SWEEP_SECONDS * 1_000,
    work: () => sweepPlacements(ports),
    logger,
    signal: stopping.signal,
  });

  return {
    /** Something was written that the relay would otherwise only find at its next poll. */
    wakeRelay: () => relay.wake(),

    /** Whether prices and pieces are known, and both consumers still run. */
    ready: async () => products.alive() && orders.alive() && (await products.caughtUp()),

    async stop(): Promise<void> {
      stopping.abort();
      await Promise.all([sweeper.done, products.stop(), orders.stop(), relay.stop()]);
    },
  };
}
