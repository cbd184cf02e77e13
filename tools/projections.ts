import { TOPICS } from '@loupe/contracts/topics';
import type { ServiceName } from '@loupe/contracts/services';

/** A topic of full states that another service keeps a copy of. */
export interface Projection {
  readonly topic: string;
  /** The owner's table whose rows count the versions of the topic. */
  readonly counted: { readonly owner: ServiceName; readonly table: string; readonly what: string };
  /** The copy, and its column of the aggregate's id. */
  readonly copy: { readonly reader: ServiceName; readonly table: string; readonly key: string };
  /** What holds while they are equal. */
  readonly says: string;
}

/**
 * Each is declared here once: invariant I16 compares copy and owner, `npm run project` rebuilds the copy, and a restore moves the owner's
 * versions on. Products are not among them: they are compared by their own table, and one row counts the versions of two topics.
 */
export const PROJECTIONS: readonly Projection[] = [
  {
    topic: TOPICS.stock.name,
    counted: { owner: 'cart-checkout', table: 'stock_item', what: 'stock levels' },
    copy: { reader: 'catalog-search', table: 'stock_level', key: 'sku' },
    says: 'the catalogue’s stock levels are those that checkout last published',
  },
  {
    topic: TOPICS.store.name,
    counted: { owner: 'stores-reservations', table: 'store', what: 'stores' },
    copy: { reader: 'cart-checkout', table: 'store_projection', key: 'id' },
    says: 'checkout’s stores are those that stores-reservations last published',
  },
  {
    topic: TOPICS.configuration.name,
    counted: { owner: 'content', table: 'shop', what: 'a shop’s limits' },
    copy: { reader: 'cart-checkout', table: 'site_limits', key: 'site' },
    says: 'checkout’s limits are those that content last published',
  },
  {
    topic: TOPICS.configuration.name,
    counted: { owner: 'content', table: 'shop', what: 'a shop’s limits' },
    copy: { reader: 'payments-finance', table: 'finance_limits', key: 'site' },
    says: 'payments’ thresholds are those that content last published',
  },
  {
    topic: TOPICS.customer.name,
    counted: { owner: 'identity', table: 'customer', what: 'customers' },
    copy: { reader: 'cart-checkout', table: 'customer_projection', key: 'id' },
    says: 'checkout’s customers are those that identity last published',
  },
];
