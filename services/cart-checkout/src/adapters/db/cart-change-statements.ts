import { FINANCE_METHOD } from '../../domain/cart/chosen-finance.ts';
import { ACTIVE_CART, giftChoices } from './cart-statements.ts';
import type { CartJson, CartRow } from './cart-statements.ts';
import { sql } from './gen/statements.ts';

/** A cart after a change of its own row. */
export type ChangedRow = CartRow & { readonly isCurrent: boolean };

const CHANGED = { notNull: ['readAt', 'isCurrent'] };

/**
 * Changes the cart's own row and reads the cart after it, in one statement. It sees other rows as they were when it began: if it has waited
 * for a change by another request, `isCurrent` is false and the cart has to be read.
 * @param skus placeholder of the pieces that promotions give
 * @param only a further condition
 */
const changedBy = (update: string, skus: string, only = '') => `
  WITH c AS (
    ${update}
    WHERE site = $1 AND owner = $2 AND state = 'active' AND placement_id IS NULL ${only}
    RETURNING cart.*
  )
  SELECT ${ACTIVE_CART}, ${giftChoices(skus)},
    c.version = (SELECT b.version + 1 FROM cart b WHERE b.id = c.id) AS "isCurrent"
  FROM c`;

export const SAVE_COURIER_DETAILS = sql(
  'save-courier-details',
  changedBy(
    `UPDATE cart SET shipping_method = $3, shipping_address = coalesce($4, shipping_address), collection = NULL, nominated_day = $6::date,
    sent_apart = coalesce($7::boolean, sent_apart), billing_address = coalesce($5::jsonb -> 'billingAddress', billing_address),
    guest_email = coalesce($5::jsonb ->> 'email', guest_email),
    marketing_preference = coalesce($5::jsonb -> 'marketingPreference', marketing_preference), version = version + 1, updated_at = now()`,
    '$8',
  ),
  CHANGED,
).refine<CartJson>();

export const SAVE_COLLECT_DETAILS = sql(
  'save-collect-details',
  changedBy(
    `UPDATE cart SET shipping_method = $3, collection = $4, nominated_day = NULL, guest_email = coalesce($5::jsonb ->> 'email', guest_email),
    marketing_preference = coalesce($5::jsonb -> 'marketingPreference', marketing_preference), version = version + 1, updated_at = now()`,
    '$6',
  ),
  CHANGED,
).refine<CartJson>();

export const CHANGE_DELIVERY = sql(
  'change-delivery',
  changedBy(
    `UPDATE cart SET shipping_method = coalesce($3, shipping_method), shipping_address = coalesce($4, shipping_address),
    collection = CASE WHEN $3::text IS NULL THEN collection END,
    nominated_day = CASE WHEN $3::text IS NULL THEN nominated_day ELSE $5::date END,
    sent_apart = coalesce($6::boolean, sent_apart), version = version + 1, updated_at = now()`,
    '$7',
  ),
  CHANGED,
).refine<CartJson>();

export const SAVE_BILLING_ADDRESS = sql(
  'save-billing-address',
  changedBy(`UPDATE cart SET billing_address = $3, version = version + 1, updated_at = now()`, '$4'),
  CHANGED,
).refine<CartJson>();

/** Nothing for a cart without a delivery address to copy. */
export const COPY_DELIVERY_TO_BILLING = sql(
  'copy-delivery-to-billing',
  changedBy(
    `UPDATE cart SET billing_address = shipping_address || jsonb_build_object('id', $3::text), version = version + 1,
    updated_at = now()`,
    '$4',
    'AND collection IS NULL AND shipping_address IS NOT NULL',
  ),
  CHANGED,
).refine<CartJson>();

/** $4 a plan over time: null keeps that of the bag with the method that has plans, and removes it with any other. */
export const CHOOSE_PAYMENT_METHOD = sql(
  'choose-payment-method',
  changedBy(
    `UPDATE cart SET payment_method = $3, finance = CASE WHEN $3 = '${FINANCE_METHOD}' THEN coalesce($4::jsonb, finance) END,
    version = version + 1, updated_at = now()`,
    '$5',
  ),
  CHANGED,
).refine<CartJson>();
