import { TOPICS } from '@loupe/contracts/topics';
import { startConsumer } from '@loupe/messaging/consumer';
import type { ConsumerOptions } from '@loupe/messaging/consumer';
import { onOrderPlaced } from './events/consumed/order-placed.ts';
import { onProductState } from './events/consumed/product-state.ts';
import { usePricePromises } from './use-cases/use-price-promise.ts';
import type { UsePricePromisePorts } from './use-cases/use-price-promise.ts';
import { projectProduct } from './use-cases/project-product.ts';
import type { ProjectProductPorts } from './use-cases/project-product.ts';

export type ConsumerPorts = ProjectProductPorts & UsePricePromisePorts;

export interface ConsumersOptions extends Pick<ConsumerOptions, 'kafka' | 'pool' | 'logger'> {
  readonly ports: ConsumerPorts;
}

/** Every consumer group of this service; each name is also the consumer's name in the inbox. */
export function startConsumers({ ports, ...common }: ConsumersOptions) {
  const products = startConsumer({
    ...common,
    group: 'stores-reservations.product-projection',
    topics: [TOPICS.product],
    handle: onProductState((product) => projectProduct(ports, product)),
  });
  const usedPrices = startConsumer({
    ...common,
    group: 'stores-reservations.used-prices',
    gathers: true,
    topics: [TOPICS.order],
    handle: onOrderPlaced((orderNumber, codes) => usePricePromises(ports, orderNumber, codes)),
  });
  const all = [products, usedPrices];
  return {
    all,
    /** False when a consumer has stopped permanently and the process must be restarted. */
    alive: () => all.every((consumer) => consumer.alive()),
    stop: async () => void (await Promise.all(all.map((consumer) => consumer.stop()))),
  };
}
