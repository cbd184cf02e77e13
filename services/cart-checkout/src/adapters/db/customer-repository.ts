import type { Tx } from '@loupe/database/tx';
import type { SavedCustomer } from '../../domain/customer/customer-state.ts';
import { isLegacyOrder } from '../../domain/order/order-number.ts';
import { sql } from './gen/statements.ts';

/** The projection of customers, and guest orders that are attached to a customer. */
export function customerRepository(tx: Tx) {
  return {
    /**
     * Replaces the stored state by a newer one; a null `namedOrder` keeps the stored value.
     * @returns whether it names a guest order for the first time; false too for a state that is not newer
     */
    async save(customer: SavedCustomer): Promise<boolean> {
      const { id, version, site, emailDigest, namedOrder, erased } = customer;
      const [row] = await tx.query(SAVE, [id, version, site, emailDigest, namedOrder, erased]);
      return row?.isNewlyNamed ?? false;
    },

    /** Nothing is known of the customer any more, in whatever version. */
    async forget(id: string): Promise<void> {
      await tx.query(FORGET, [id]);
    },

    /** Locks an order that still belongs to a guest. @returns its e-mail; null for any other order */
    async lockGuestOrder(site: string, orderNumber: string): Promise<string | null> {
      const lock = isLegacyOrder(orderNumber) ? LOCK_LEGACY_ORDER : LOCK_GUEST_ORDER;
      const [order] = await tx.query(lock, [site, orderNumber]);
      return order?.email ?? null;
    },

    /** @returns false when the order no longer belongs to a guest */
    async attach(site: string, orderNumber: string, owner: string): Promise<boolean> {
      const attach = isLegacyOrder(orderNumber) ? ATTACH_LEGACY : ATTACH;
      return (await tx.query(attach, [site, orderNumber, owner])).length > 0;
    },
  };
}

const SAVE = sql(
  'save-customer',
  `
  WITH before AS (
    SELECT named_order FROM customer_projection WHERE id = $1
  ), saved AS (
    INSERT INTO customer_projection AS known (id, version, site, email_digest, named_order, erased)
    VALUES ($1, $2, $3, $4, coalesce($5::text, ''), $6)
    ON CONFLICT (id) DO UPDATE SET version = excluded.version, site = excluded.site, email_digest = excluded.email_digest,
      named_order = coalesce($5, known.named_order), erased = excluded.erased, projected_at = now()
    WHERE known.version < excluded.version
    RETURNING named_order, erased
  )
  SELECT named_order <> '' AND NOT erased AND named_order IS DISTINCT FROM (SELECT named_order FROM before) AS "isNewlyNamed"
  FROM saved`,
);

const FORGET = sql(
  'forget-customer',
  `UPDATE customer_projection SET erased = true, email_digest = '', named_order = '', projected_at = now() WHERE id = $1`,
);

const LOCK_GUEST_ORDER = sql(
  'lock-guest-order',
  `
  SELECT email FROM sales_order WHERE site = $1 AND order_number = $2 AND starts_with(owner, 'a:') FOR UPDATE`,
);

const ATTACH = sql(
  'attach-guest-order',
  `
  UPDATE sales_order SET owner = $3, version = version + 1
  WHERE site = $1 AND order_number = $2 AND starts_with(owner, 'a:')
  RETURNING id`,
);

const LOCK_LEGACY_ORDER = sql(
  'lock-legacy-order',
  `
  SELECT email FROM legacy_order l WHERE site = $1 AND order_number = $2
    AND NOT EXISTS (SELECT FROM legacy_order_owner w WHERE w.order_number = l.order_number)
  FOR UPDATE`,
);

const ATTACH_LEGACY = sql(
  'attach-legacy-order',
  `
  INSERT INTO legacy_order_owner (order_number, owner)
  SELECT order_number, $3 FROM legacy_order WHERE site = $1 AND order_number = $2
  ON CONFLICT (order_number) DO NOTHING
  RETURNING order_number AS id`,
);
