import { TOPICS } from '@loupe/contracts/topics';
import { startConsumer } from '@loupe/messaging/consumer';
import type { ConsumerOptions } from '@loupe/messaging/consumer';
import { SETTLEMENT_CONSUMER } from './adapters/db/settlement-recording.ts';
import type { UseCases } from './bind-use-cases.ts';
import { onOrderMovement } from './events/consumed/order-movement.ts';

export interface ConsumersOptions extends Pick<ConsumerOptions, 'kafka' | 'pool' | 'logger'> {
  readonly useCases: Pick<UseCases, 'recordSettlement'>;
}

/** Every consumer group of this service; each name is also the consumer's name in the inbox. */
export function startConsumers({ useCases, ...common }: ConsumersOptions) {
  const orders = startConsumer({
    ...{ ...common, group: SETTLEMENT_CONSUMER, topics: [TOPICS.order] },
    handle: onOrderMovement(useCases.recordSettlement),
  });
  return {
    all: [orders],
    /** False when a consumer has stopped permanently and the process must be restarted. */
    alive: () => orders.alive(),
    stop: () => orders.stop(),
  };
}
