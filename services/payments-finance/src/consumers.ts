import { TOPICS } from '@loupe/contracts/topics';
import { startConsumer } from '@loupe/messaging/consumer';
import type { ConsumerOptions } from '@loupe/messaging/consumer';
import { SETTLEMENT_CONSUMER } from './adapters/db/settlement-recording.ts';
import type { UseCases } from './bind-use-cases.ts';
import { onOrderMovement } from './events/consumed/order-movement.ts';
import { onSiteLimitsState } from './events/consumed/site-limits-state.ts';

export interface ConsumersOptions extends Pick<ConsumerOptions, 'kafka' | 'pool' | 'logger'> {
  readonly useCases: Pick<UseCases, 'recordSettlement' | 'saveIbcThreshold'>;
}

/** Every consumer group of this service; each name is also the consumer's name in the inbox. */
export function startConsumers({ useCases, ...common }: ConsumersOptions) {
  const orders = startConsumer({
    ...common,
    group: SETTLEMENT_CONSUMER,
    gathers: true,
    topics: [TOPICS.order],
    handle: onOrderMovement(useCases.recordSettlement),
  });
  const limits = startConsumer({
    ...common,
    group: 'payments-finance.site-limits',
    topics: [TOPICS.configuration],
    handle: onSiteLimitsState(useCases.saveIbcThreshold),
  });
  return {
    all: [orders, limits],
    /** False when a consumer has stopped permanently and the process must be restarted. */
    alive: () => orders.alive() && limits.alive(),
    stop: async () => void (await Promise.all([orders.stop(), limits.stop()])),
  };
}
