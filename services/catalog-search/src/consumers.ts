import { TOPICS } from '@loupe/contracts/topics';
import { startConsumer } from '@loupe/messaging/consumer';
import type { ConsumerOptions } from '@loupe/messaging/consumer';
import { firstTime } from '@loupe/messaging/inbox';
import { onOrderPlaced } from './events/consumed/order-placed.ts';
import { onStockLevelState } from './events/consumed/stock-level-state.ts';
import { countBoughtTogether } from './use-cases/count-bought-together.ts';
import { projectStockLevel } from './use-cases/project-stock-level.ts';
import type { ProjectStockLevelPorts } from './use-cases/project-stock-level.ts';
import type { Ports } from './ports.ts';

export type ConsumerPorts = ProjectStockLevelPorts & Pick<Ports, 'transaction' | 'pairsIn'>;

export interface ConsumersOptions extends Pick<ConsumerOptions, 'kafka' | 'pool' | 'logger'> {
  readonly ports: ConsumerPorts;
  /** Called after a level was stored, since the outbox may have events. */
  readonly committed: () => void;
}

const STOCK_GROUP = 'catalog-search';
const ORDERS_GROUP = 'catalog-search-orders';

/** Every consumer group of this service; each name is also the consumer's name in the inbox. */
export function startConsumers({ ports, committed, ...common }: ConsumersOptions) {
  const stock = startConsumer({
    ...common,
    group: STOCK_GROUP,
    topics: [TOPICS.stock],
    handle: onStockLevelState((state) => projectStockLevel(ports, state).finally(committed)),
  });
  const bought = {
    transaction: ports.transaction,
    isFirst: (tx: Parameters<typeof firstTime>[0], messageId: string) =>
      firstTime(tx, ORDERS_GROUP, messageId),
    pairs: ports.pairsIn,
  };
  const orders = startConsumer({
    ...common,
    group: ORDERS_GROUP,
    gathers: true,
    topics: [TOPICS.order],
    handle: onOrderPlaced((order) => countBoughtTogether(bought, order)),
  });
  const all = [stock, orders];
  return {
    all,
    /** False when a consumer has stopped permanently and the process must be restarted. */
    alive: () => all.every((consumer) => consumer.alive()),
    /** Whether all stock levels published so far are known. */
    caughtUp: () => stock.caughtUp(),
    stop: async () => void (await Promise.all(all.map((consumer) => consumer.stop()))),
  };
}
