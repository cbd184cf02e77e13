import type { LineOptions } from '../../domain/cart/line-options.ts';
import type { KnownMovement } from '../../domain/order/followed-order.ts';
import type { GoodsLine } from '../../domain/order/goods.ts';
import { sql } from './gen/statements.ts';

/** Statements on an order after it was placed. Each update is conditional on the version that was read. */
const LOCK = `
SELECT id, order_number AS "orderNumber", placement_id AS "placementId", site, currency, status, version,
  event_version AS "eventVersion", fulfilment_sequence AS sequence, charged, captured, refunded, shipping
FROM sales_order`;

export const LOCK_BY_NUMBER = sql('lock-order-by-number', `${LOCK} WHERE order_number = $1 FOR UPDATE`);
export const LOCK_BY_PLACEMENT = sql('lock-order-by-placement', `${LOCK} WHERE placement_id = $1 FOR UPDATE`);

export const GOODS = sql(
  'goods-of-order',
  `
  SELECT
    (SELECT json_agg(jsonb_build_object('position', position, 'sku', sku, 'quantity', quantity,
        'unitAmounts', unit_amounts, 'unitTax', unit_tax,
        'shipped', shipped, 'cancelled', cancelled, 'returned', returned, 'shippedAmount', shipped_amount,
        'returnedAmount', returned_amount, 'begun', begun, 'preparation', snapshot -> 'preparation', 'options', snapshot -> 'options')
        || CASE WHEN snapshot ? 'giftCardValue' THEN jsonb_build_object('giftCardValue', snapshot -> 'giftCardValue') ELSE '{}' END
      ORDER BY position)
      FROM order_line WHERE order_id = $1) AS lines,
    EXISTS (SELECT FROM order_making WHERE order_id = $1 AND delivery > 0) AS "isDeliveryBegun",
    (SELECT json_agg(json_build_object('type', type, 'reference', id, 'occurredAt', occurred_at, 'lines', moved.lines))
      FROM (SELECT 'order.shipped' AS type, id, occurred_at, lines FROM shipment WHERE order_id = $1
        UNION ALL SELECT 'order.making', id, occurred_at, lines FROM order_making WHERE order_id = $1
        UNION ALL SELECT 'order.cancelled', id, occurred_at, lines FROM cancellation WHERE order_id = $1
        UNION ALL SELECT 'order.returned', id, occurred_at, lines FROM order_return WHERE order_id = $1) AS moved) AS movements`,
).refine<{ lines: readonly StoredGoodsLine[] | null; movements: readonly StoredMovement[] | null }>();

/** A line as it is stored, with the columns that say whether its piece is made to order. */
export type StoredGoodsLine = Omit<GoodsLine, 'isMade'> & {
  readonly preparation: number | null;
  readonly options: LineOptions | null;
};

type StoredMovement = Omit<KnownMovement, 'occurredAt'> & { readonly occurredAt: string };

export const PROGRESS = sql(
  'save-order-progress',
  `
  UPDATE sales_order SET status = $3, fulfilment_sequence = greatest(fulfilment_sequence, $4), version = version + 1
  WHERE id = $1 AND version = $2
  RETURNING id`,
);

const MOVED = `
WITH o AS (
  UPDATE sales_order SET status = :status, fulfilment_sequence = greatest(fulfilment_sequence, :sequence), charged = :charged,
    event_version = :eventVersion, version = version + 1
  WHERE id = :orderId AND version = :version AND event_version = :eventVersion::bigint - 1
  RETURNING id
), lines AS (
  UPDATE order_line l SET shipped = n.shipped, cancelled = n.cancelled, returned = n.returned,
    shipped_amount = n."shippedAmount", returned_amount = n."returnedAmount", begun = coalesce(n.begun, l.begun)
  FROM o, jsonb_to_recordset(:lines) AS n(position int, shipped int, cancelled int, returned int, "shippedAmount" int,
    "returnedAmount" int, begun int)
  WHERE l.order_id = o.id AND l.position = n.position
)`;

export const SHIP = sql(
  'ship-order',
  `${MOVED}
  INSERT INTO shipment (order_id, id, lines, amount, event_version, occurred_at, begun, carrier, tracking_url)
  SELECT o.id, :movementId, :movedLines, :amount, :eventVersion, :occurredAt, :begun, :carrier, :trackingUrl FROM o RETURNING id`,
);

export const CANCEL = sql(
  'cancel-order',
  `${MOVED}
  INSERT INTO cancellation (order_id, id, lines, amount, event_version, occurred_at, begun)
  SELECT o.id, :movementId, :movedLines, :amount, :eventVersion, :occurredAt, :begun FROM o RETURNING id`,
);

export const RETURN = sql(
  'return-order',
  `${MOVED}
  INSERT INTO order_return (order_id, id, lines, amount, event_version, occurred_at, delivery)
  SELECT o.id, :movementId, :movedLines, :amount, :eventVersion, :occurredAt, :delivery FROM o RETURNING id`,
);

export const MAKE = sql(
  'begin-making-of-order',
  `${MOVED}
  INSERT INTO order_making (order_id, id, lines, amount, event_version, occurred_at, delivery)
  SELECT o.id, :movementId, :movedLines, :amount, :eventVersion, :occurredAt, :delivery FROM o RETURNING id`,
);

/** Events come once, but a share that another tender pays is told again. $3 pence. */
export const TAKE_FOR_MAKING = sql(
  'take-for-making',
  `UPDATE order_making SET taken = least(amount, taken + $3), taken_at = greatest(taken_at, $4) WHERE order_id = $1 AND id = $2`,
);

/** $6 status of the tender, or null for no change; $7 tender, or null for all. */
export const SETTLE = sql(
  'settle-order',
  `
  WITH o AS (
    UPDATE sales_order SET status = $3, captured = $4, refunded = $5, charged = $8, version = version + 1
    WHERE id = $1 AND version = $2
    RETURNING id
  ), tenders AS (
    UPDATE order_tender t SET status = coalesce($6, t.status)
    FROM o WHERE t.order_id = o.id AND ($7::text IS NULL OR t.id = $7)
  )
  SELECT id FROM o`,
);
