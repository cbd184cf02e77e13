import { TOPICS } from '@loupe/contracts/topics';
import { poolTx } from '@loupe/database/tx';
import { startConsumer } from '@loupe/messaging/consumer';
import type { ConsumerOptions } from '@loupe/messaging/consumer';
import { firstTime } from '@loupe/messaging/inbox';
import { withKillPoints } from '@loupe/subgraph-server/kill-points';
import type { KillPoints } from '@loupe/subgraph-server/kill-points';
import { owedMessages } from './adapters/db/owed-messages.ts';
import { onContentItemState } from './events/consumed/content-item-state.ts';
import { onCountedEvent } from './events/consumed/counted-events.ts';
import { onCustomerState } from './events/consumed/customer-state.ts';
import { onGiftCardIssued } from './events/consumed/gift-card-issued.ts';
import { onGuestPreference } from './events/consumed/guest-preference.ts';
import { onOrderNews } from './events/consumed/order-news.ts';
import { onOrderPlaced } from './events/consumed/order-placed.ts';
import { onPaymentHoldState } from './events/consumed/payment-hold-state.ts';
import { onPaymentSettled } from './events/consumed/payment-settled.ts';
import { onPaymentWaitingChanged } from './events/consumed/payment-waiting-changed.ts';
import { onPricePromise } from './events/consumed/price-promise-changed.ts';
import { onProductState } from './events/consumed/product-state.ts';
import { onSiteLimitsState } from './events/consumed/site-limits-state.ts';
import { onStoreState } from './events/consumed/store-state.ts';
import type { CheckoutPriority } from './checkout-priority.ts';
import type { LaterKinds } from './domain/later-kinds.ts';
import type { CountedEvent } from './domain/counts/counted.ts';
import { followMoney } from './use-cases/follow-money.ts';
import { followWaiting } from './use-cases/follow-waiting.ts';
import type { FollowWaitingPorts } from './use-cases/follow-waiting.ts';
import type { FollowMoneyPorts } from './use-cases/follow-money.ts';
import { followPricePromise } from './use-cases/follow-price-promise.ts';
import type { FollowPricePromisePorts } from './use-cases/follow-price-promise.ts';
import { followPayment } from './use-cases/follow-payment.ts';
import type { FollowPaymentPorts } from './use-cases/follow-payment.ts';
import { projectCustomer } from './use-cases/project-customer.ts';
import type { ProjectCustomerPorts } from './use-cases/project-customer.ts';
import { projectProduct } from './use-cases/project-product.ts';
import type { ProjectProductPorts } from './use-cases/project-product.ts';
import { endRoundel, projectRoundel } from './use-cases/project-roundel.ts';
import type { ProjectRoundelPorts } from './use-cases/project-roundel.ts';
import { projectSiteLimits } from './use-cases/project-site-limits.ts';
import type { ProjectSiteLimitsPorts } from './use-cases/project-site-limits.ts';
import { projectStore } from './use-cases/project-store.ts';
import type { ProjectStorePorts } from './use-cases/project-store.ts';
import { storeMessage } from './use-cases/store-message.ts';
import type { StoredMessage } from './use-cases/store-message.ts';
import { tellGuestPreference } from './use-cases/tell-guest-preference.ts';
import type { TellGuestPreferencePorts } from './use-cases/tell-guest-preference.ts';

export type ConsumerPorts = ProjectProductPorts &
  ProjectStorePorts &
  FollowPricePromisePorts &
  ProjectSiteLimitsPorts &
  ProjectRoundelPorts &
  ProjectCustomerPorts &
  TellGuestPreferencePorts &
  Omit<FollowPaymentPorts, 'firstTime'> &
  Omit<FollowMoneyPorts, 'firstTime' | 'laterStored'> &
  FollowWaitingPorts & {
    readonly customers: { forget(id: string): Promise<void> };
    readonly counts: {
      addEvent(consumer: string, eventId: string, counted: CountedEvent): Promise<void>;
    };
  };

export interface ConsumersOptions extends Pick<ConsumerOptions, 'kafka' | 'pool' | 'logger'> {
  readonly ports: ConsumerPorts;
  readonly priority: CheckoutPriority;
  /** Nothing is counted, so that an operator can count again. */
  readonly countsPaused: boolean;
  readonly killPoints?: KillPoints | undefined;
  /** Called after work was stored that is due at once. */
  readonly laterStored: (kind: keyof LaterKinds) => void;
}

/** Every consumer group of this service; each name is also the consumer's name in the inbox. */
export function startConsumers({
  ports,
  priority,
  countsPaused,
  killPoints,
  laterStored,
  ...common
}: ConsumersOptions) {
  const group = (name: string) => `cart-checkout.${name}`;
  /** Stores a message once for an event. */
  const storing = (name: string) => {
    const owed = withKillPoints('owed', owedMessages(poolTx(common.pool), group(name)), killPoints);
    return (eventId: string, message: StoredMessage) => storeMessage({ owed, laterStored }, eventId, message);
  };

  const gathered = { ...common, gathers: true } as const;
  const products = startConsumer({
    ...common,
    group: group('product-projection'),
    topics: [TOPICS.product],
    handle: onProductState((product) => projectProduct(ports, product)),
  });
  const stores = startConsumer({
    ...common,
    group: group('store-projection'),
    topics: [TOPICS.store],
    handle: onStoreState((store) => projectStore(ports, store)),
  });
  const promises = startConsumer({
    ...common,
    group: group('price-promise'),
    topics: [TOPICS.pricePromise],
    handle: onPricePromise((id, version, price) => followPricePromise(ports, id, version, price)),
  });
  const siteLimits = startConsumer({
    ...common,
    group: group('site-limits-projection'),
    topics: [TOPICS.configuration],
    handle: onSiteLimitsState((limits) => projectSiteLimits(ports, limits)),
  });
  const roundels = startConsumer({
    ...common,
    group: group('roundel-projection'),
    topics: [TOPICS.content],
    handle: onContentItemState({
      save: (roundel) => projectRoundel(ports, roundel),
      end: (item) => endRoundel(ports, item),
    }),
  });
  const customers = startConsumer({
    ...common,
    group: group('customer-projection'),
    topics: [TOPICS.customer],
    handle: onCustomerState((customer) => projectCustomer(ports, customer)),
    forget: (id) => ports.customers.forget(id),
  });
  const confirmation = storing('order-confirmation');
  const confirmations = startConsumer({
    ...gathered,
    group: group('order-confirmation'),
    topics: [TOPICS.order],
    handle: whenIdle(
      priority,
      onOrderPlaced((eventId, orderId) => confirmation(eventId, { type: 'placed', orderId })),
    ),
  });
  const handOver = storing('dispatch');
  const dispatch = startConsumer({
    ...gathered,
    group: group('dispatch'),
    topics: [TOPICS.order],
    handle: whenIdle(
      priority,
      onOrderPlaced((eventId, orderId) => handOver(eventId, { type: 'dispatch', orderId })),
    ),
  });
  const news = startConsumer({
    ...gathered,
    group: group('order-news'),
    topics: [TOPICS.order],
    handle: whenIdle(priority, onOrderNews(storing('order-news'))),
  });
  const preferences = startConsumer({
    ...gathered,
    group: group('guest-preference'),
    topics: [TOPICS.order],
    handle: whenIdle(
      priority,
      onGuestPreference((orderId, said) => tellGuestPreference(ports, orderId, said)),
    ),
  });
  const giftCards = startConsumer({
    ...gathered,
    group: group('gift-cards'),
    topics: [TOPICS.payment],
    handle: whenIdle(priority, onGiftCardIssued(storing('gift-cards'))),
  });
  const paymentPorts: FollowPaymentPorts = {
    ...ports,
    firstTime: (tx, eventId) => firstTime(tx, group('payment-status'), eventId),
  };
  const payments = startConsumer({
    ...gathered,
    group: group('payment-status'),
    topics: [TOPICS.payment],
    handle: onPaymentSettled((eventId, payment) => followPayment(paymentPorts, eventId, payment)),
  });
  const moneyPorts: FollowMoneyPorts = {
    ...ports,
    laterStored,
    firstTime: (tx, eventId) => firstTime(tx, group('order-money'), eventId),
  };
  const money = startConsumer({
    ...gathered,
    group: group('order-money'),
    topics: [TOPICS.payment],
    handle: onPaymentHoldState((eventId, placementId, state) =>
      followMoney(moneyPorts, eventId, placementId, state),
    ),
  });
  const waiting = startConsumer({
    ...common,
    group: group('payment-waiting'),
    topics: [TOPICS.payment],
    handle: onPaymentWaitingChanged((told) => followWaiting(ports, told)),
  });
  const counts = countsPaused ? undefined : startCounts({ ...common, ports, priority });
  const all = [
    ...(counts === undefined ? [] : [counts]),
    waiting,
    money,
    products,
    stores,
    promises,
    siteLimits,
    roundels,
    customers,
    confirmations,
    dispatch,
    news,
    preferences,
    giftCards,
    payments,
  ];

  return {
    all,
    /** False when a consumer has stopped permanently and the process must be restarted. */
    alive: () => all.every((consumer) => consumer.alive()),
    /** Whether the projections of products and stores have been filled. */
    caughtUp: async () => (await products.caughtUp()) && (await stores.caughtUp()),
    /** Whether the counts have all that has happened: not in the first hours of the group, nor while it is paused. */
    countsCaughtUp: async () => counts !== undefined && (await counts.caughtUp()),
    stop: async () => void (await Promise.all(all.map((consumer) => consumer.stop()))),
  };
}

/** Counts when no shopper pays, by one statement for each event. */
function startCounts({
  ports,
  priority,
  ...common
}: Omit<ConsumersOptions, 'killPoints' | 'countsPaused' | 'laterStored'>) {
  const name = 'cart-checkout.counts';
  return startConsumer({
    ...common,
    group: name,
    gathers: true,
    topics: [TOPICS.order, TOPICS.payment],
    handle: whenIdle(
      priority,
      onCountedEvent((eventId, counted) => ports.counts.addEvent(name, eventId, counted)),
    ),
  });
}

/** Defers a handler while shoppers pay. */
const whenIdle =
  (priority: CheckoutPriority, handle: ConsumerOptions['handle']): ConsumerOptions['handle'] =>
  async (message) => {
    await priority.whenIdle();
    await handle(message);
  };
