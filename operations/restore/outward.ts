import { roleOf } from '@loupe/contracts/services';
import type { LoginName } from '@loupe/contracts/services';
import { PROJECTIONS } from '../projections.ts';

/**
 * More than any lost window can contain: order numbers of a cell have room for 128 such steps, versions for eight thousand million. A party
 * that knows a value of the lost time never sees it again with another meaning.
 */
export const STEP = 2n ** 30n;

interface Outward {
  readonly owner: LoginName;
  /** Which number or message left the shop, and to whom. */
  readonly says: string;
  /** Sums up the rows that it changes in one column, `moved`. */
  readonly sql: string;
}

const versions = (owner: LoginName, table: string, columns: readonly string[], says: string): Outward => ({
  owner,
  says,
  sql: `
    WITH moved AS (
      UPDATE ${table} SET ${columns.map((column) => `${column} = ${column} + ${STEP}`).join(', ')} RETURNING 1
    )
    SELECT count(*)::int AS moved FROM moved`,
});

/**
 * Every sequence and counter whose value another party was told. What is not here is random (ids of transactions, webhooks, gift card
 * issues, and e-mails about lists), is made of an order number (webhook-id and Message-ID of an order), counts inside this database only
 * (outbox.seq, ids of stock movements, ledger entries and consents), or is the version of an order's event, which no reader compares: they
 * know a movement by its reference.
 */
export const OUTWARD: readonly Outward[] = [
  {
    owner: 'cart-checkout',
    says: 'order numbers: shoppers, the warehouse, providers, Kafka, e-mails',
    sql: `SELECT setval('cart_number_seq', last_value + ${STEP}) IS NOT NULL AS moved FROM cart_number_seq`,
  },
  {
    owner: 'cart-checkout',
    says: 'numbers of open bags, which may have been ordered in the lost time',
    // One whose payment is under way keeps the number that the provider has.
    sql: `
      WITH moved AS (
        UPDATE cart SET number = nextval('cart_number_seq') WHERE state = 'active' AND placement_id IS NULL RETURNING 1
      )
      SELECT count(*)::int AS moved FROM moved`,
  },
  // A topic with several readers has one owner, whose versions are moved on once.
  ...[...new Map(PROJECTIONS.map((one) => [one.topic, one])).values()].map(
    ({ topic, counted: { owner, table, what } }) =>
      versions(owner, table, ['version'], `versions of ${what}: ${topic}`),
  ),
  versions(
    'catalog-search',
    'product',
    ['version', 'display_version'],
    'versions of products: catalog.product.v1, catalog.display.v1',
  ),
  {
    owner: 'payments-finance',
    says: 'versions of payments: payments.payment.v1, and the warehouse, which keeps the later state of a hold',
    // One without an event was told to nobody.
    sql: `
      WITH moved AS (
        UPDATE payment SET event_version = event_version + ${STEP} WHERE event_version > 0 RETURNING 1
      )
      SELECT count(*)::int AS moved FROM moved`,
  },
  versions(
    'stores-reservations',
    'reservation',
    ['event_offset'],
    'versions of reservations: stores.reservation.v1',
  ),
  versions(
    'stores-reservations',
    'appointment',
    ['event_offset'],
    'versions of appointments: stores.appointment.v1',
  ),
  versions(
    'stores-reservations',
    'price_promise',
    ['event_offset'],
    'versions of price promises: stores.price-promise.v1',
  ),
  versions('content', 'content_item', ['version'], 'versions of content: content.item.v1'),
  {
    owner: 'web',
    says: 'places in waiting rooms: rooms that were open are closed, and their cookies count for nothing',
    sql: `
      WITH moved AS (UPDATE waiting_room_2 SET closed_at = clock_timestamp() WHERE closed_at IS NULL RETURNING 1)
      SELECT count(*)::int AS moved FROM moved`,
  },
];

export const schemaOf = (owner: LoginName): string => roleOf(owner);
