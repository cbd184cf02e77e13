import { TOPICS } from '@loupe/contracts/topics';
import { roleOf, type ServiceName } from '@loupe/contracts/services';

interface Copy {
  readonly reader: ServiceName;
  readonly table: string;
  readonly key: string;
  /** A column that is true where the owner has nothing to publish any more. */
  readonly gone?: string;
}

/** A topic of full states that another service keeps a copy of. */
export interface Projection {
  readonly topic: string;
  /** The owner's table whose rows count the versions of the topic. */
  readonly counted: { readonly owner: ServiceName; readonly table: string; readonly what: string };
  /** The copy, and its column of the aggregate's id. */
  readonly copy: Copy;
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
    copy: { reader: 'cart-checkout', table: 'customer_projection', key: 'id', gone: 'erased' },
    says: 'checkout’s customers are those that identity last published',
  },
];

/** SQL after which every state that the owner publishes counts as newer. What is gone is not published again, and keeps its last version. */
export const forgetVersions = ({ reader, table, gone }: Copy): string =>
  `UPDATE ${roleOf(reader)}.${table} SET version = 0${gone === undefined ? '' : ` WHERE NOT ${gone}`}`;
