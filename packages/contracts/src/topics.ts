import type { ServiceName } from './services.ts';

/**
 * The topic registry: every topic, its owner and its retention.
 * Topics are created from this list before any service starts; brokers do not create topics automatically.
 */
export interface Topic {
  readonly name: string;
  readonly owner: ServiceName;
  /** Compacted topics hold one full-state message per key; the others keep every event for EVENTS_KEPT_DAYS. */
  readonly cleanup: 'compact' | 'delete';
  readonly partitions: number;
  /** Later events of a key wait behind a poisoned one (money and orders), instead of overtaking it. */
  readonly parkOnPoison: boolean;
}

export const TOPICS = {
  product: {
    name: 'catalog.product.v1',
    owner: 'catalog-search',
    cleanup: 'compact',
    partitions: 3,
    parkOnPoison: false,
  },
  display: {
    name: 'catalog.display.v1',
    owner: 'catalog-search',
    cleanup: 'compact',
    partitions: 3,
    parkOnPoison: false,
  },
  order: {
    name: 'checkout.order.v1',
    owner: 'cart-checkout',
    cleanup: 'delete',
    partitions: 6,
    parkOnPoison: true,
  },
  stock: {
    name: 'checkout.stock.v1',
    owner: 'cart-checkout',
    cleanup: 'compact',
    partitions: 3,
    parkOnPoison: false,
  },
  payment: {
    name: 'payments.payment.v1',
    owner: 'payments-finance',
    cleanup: 'delete',
    partitions: 6,
    parkOnPoison: true,
  },
  customer: {
    name: 'identity.customer.v1',
    owner: 'identity',
    cleanup: 'compact',
    partitions: 3,
    parkOnPoison: false,
  },
  erasure: {
    name: 'identity.erasure.v1',
    owner: 'identity',
    cleanup: 'delete',
    partitions: 1,
    parkOnPoison: true,
  },
  store: {
    name: 'stores.store.v1',
    owner: 'stores-reservations',
    cleanup: 'compact',
    partitions: 1,
    parkOnPoison: false,
  },
  reservation: {
    name: 'stores.reservation.v1',
    owner: 'stores-reservations',
    cleanup: 'delete',
    partitions: 3,
    parkOnPoison: true,
  },
  appointment: {
    name: 'stores.appointment.v1',
    owner: 'stores-reservations',
    cleanup: 'delete',
    partitions: 3,
    parkOnPoison: true,
  },
  pricePromise: {
    name: 'stores.price-promise.v1',
    owner: 'stores-reservations',
    cleanup: 'delete',
    partitions: 3,
    parkOnPoison: true,
  },
  content: {
    name: 'content.item.v1',
    owner: 'content',
    cleanup: 'compact',
    partitions: 1,
    parkOnPoison: false,
  },
  configuration: {
    name: 'content.configuration.v1',
    owner: 'content',
    cleanup: 'compact',
    partitions: 1,
    parkOnPoison: false,
  },
} as const satisfies Record<string, Topic>;

/** More than a year: longer than any consumer, backup or comparison with the year before looks back. */
export const EVENTS_KEPT_DAYS = 400;
/** The event itself is in its topic for longer. */
export const DEAD_LETTERS_KEPT_DAYS = 90;

/** Where a consumer group's poisoned messages of a topic go, with their origin in the headers. */
export const deadLetterTopic = (topic: string): string => `${topic}.dead`;
