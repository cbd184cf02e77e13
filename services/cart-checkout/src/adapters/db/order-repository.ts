import type { Tx } from '@loupe/database/tx';
import { FINANCE_METHOD } from '../../domain/cart/chosen-finance.ts';
import type { ApplicationStatus } from '../../domain/placement/application-status.ts';
import type { ChosenFinance } from '../../domain/cart/chosen-finance.ts';
import type { MissingMoney, Order } from '../../domain/order/order.ts';
import type { BegunMaking } from '../../domain/order/making-words.ts';
import type { OrderStatus } from '../../domain/order/order-status.ts';
import type { OrderPage, PageOf } from '../../domain/order/order-summary.ts';
import type { Shopper } from '../../domain/shopper.ts';
import { sql } from './gen/statements.ts';

/** Orders as placed. `maySee` decides who may see one, not this repository. */
export function orderRepository(tx: Tx) {
  return {
    async findByNumber(site: string, orderNumber: string): Promise<Order | null> {
      const [order] = await tx.query(BY_NUMBER, [site, orderNumber]);
      return order === undefined ? null : complete(order);
    },

    /** The order, if it is the shopper's own or has that e-mail. Reads one index row in either case. */
    async findForGuest({ site, owner }: Shopper, orderNumber: string, email: string): Promise<Order | null> {
      const [order] = await tx.query(OF_GUEST, [site, orderNumber, owner, email]);
      return order === undefined ? null : complete(order);
    },

    /** The shopper's orders, newest first. */
    async findPage({ site, owner }: Shopper, { pageIndex, pageSize }: PageOf): Promise<OrderPage> {
      const [[counted], orders] = await Promise.all([
        tx.query(COUNT, [site, owner]),
        tx.query(PAGE, [site, owner, pageSize, pageIndex * pageSize]),
      ]);
      return { total: counted?.total ?? 0, orders };
    },

    async findById(id: string): Promise<Order | null> {
      const [order] = await tx.query(BY_ID, [id]);
      return order === undefined ? null : complete(order);
    },

    /** The shopper's orders with an id in `ids`, unsorted. */
    findOwned: async ({ site, owner }: Shopper, ids: readonly string[]): Promise<Order[]> =>
      (await tx.query(OWNED, [site, owner, ids])).map(complete),
  };
}

const TRACKING_URL = `(
  SELECT s.tracking_url FROM shipment s WHERE s.order_id = o.id AND s.tracking_url IS NOT NULL
  ORDER BY s.event_version DESC LIMIT 1)`;

const SELECT = `
SELECT o.id, o.order_number AS "orderNumber", o.site, o.owner, o.email, o.status, o.placed_at AS "placedAt", o.subtotal,
  o.discount, o.shipping, o.total, o.goods_tax AS "goodsTax", o.tax, o.shipping_method AS "deliveryMethod",
  o.shipping_address AS "shippingAddress", o.billing_address AS "billingAddress", o.deliver_by::text AS "deliverBy",
  o.collection_store AS "collectionStore", o.discount_codes AS "discountCodes", o.refunded,
  greatest(0, o.captured - o.charged) AS "takenAhead", clock() AS "readAt",
  (SELECT coalesce(sum(c.amount), 0)::int FROM cancellation c WHERE c.order_id = o.id) AS "cancelledAmount",
  (SELECT coalesce(sum(r.amount), 0)::int FROM order_return r WHERE r.order_id = o.id) AS "returnedAmount",
  (SELECT json_agg(l.snapshot || jsonb_build_object('shipped', l.shipped, 'cancelled', l.cancelled, 'returned', l.returned,
      'begun', l.begun, 'discounts', l.discounts, 'unitAmounts', l.unit_amounts, 'unitTax', l.unit_tax)
    ORDER BY l.position) FROM order_line l WHERE l.order_id = o.id) AS lines,
  (SELECT coalesce(json_agg(json_build_object('id', t.id, 'method', t.method, 'amount', t.amount,
    'maskedNumber', t.masked_number, 'cardType', t.card_type, 'status', t.status, 'remainingBalance', t.remaining_balance)
    ORDER BY t.position, t.id), '[]')
    FROM order_tender t WHERE t.order_id = o.id) AS tenders,
  -- Of the placement, which is kept with the order: a snapshot is read for a loan only.
  CASE WHEN EXISTS (SELECT FROM order_tender t WHERE t.order_id = o.id AND t.method = '${FINANCE_METHOD}') THEN (
    SELECT p.snapshot #> '{cart,finance}' FROM placement p WHERE p.id = o.placement_id) END AS finance, o.application_status AS "applicationStatus",
  (SELECT coalesce(json_agg(json_build_object('occurredAt', m.occurred_at, 'amount', m.amount, 'taken', m.taken,
    'takenAt', m.taken_at) ORDER BY m.event_version), '[]') FROM order_making m WHERE m.order_id = o.id) AS makings,
  CASE WHEN o.money_state = 'missing' THEN json_build_object('episode', o.money_version::text, 'amount', o.money_missing,
    'isPaid', EXISTS (SELECT FROM pay_again p WHERE p.order_id = o.id AND p.state = 'authorised')) END AS "missingMoney",
  ${TRACKING_URL} AS "trackingUrl",
  (SELECT max(e.refused_at) FROM refused_email e WHERE e.order_id = o.id) AS "emailRefusedAt"
FROM sales_order o`;

// clock() is a function of this schema and never null; an order has at least one line.
const NOT_NULL = { notNull: ['readAt', 'lines'] };

type OrderJson = Pick<
  Order,
  | 'deliveryMethod'
  | 'shippingAddress'
  | 'billingAddress'
  | 'collectionStore'
  | 'tenders'
  | 'discountCodes'
  | 'lines'
> & {
  readonly makings: readonly StoredMaking[];
  readonly finance: ChosenFinance | null;
  readonly applicationStatus: ApplicationStatus | null;
  readonly missingMoney: MissingMoney | null;
};

/** Times as JSON has them. */
type StoredMaking = Omit<BegunMaking, 'occurredAt' | 'takenAt'> & {
  readonly occurredAt: string;
  readonly takenAt: string | null;
};

type StoredOrder = Omit<Order, 'makings'> & Pick<OrderJson, 'makings'>;

const complete = (order: StoredOrder): Order => ({
  ...order,
  makings: order.makings.map(({ occurredAt, takenAt, ...making }) => ({
    ...making,
    occurredAt: new Date(occurredAt),
    takenAt: takenAt === null ? null : new Date(takenAt),
  })),
});

const BY_NUMBER = sql(
  'find-order-by-number',
  `${SELECT} WHERE o.site = $1 AND o.order_number = $2`,
  NOT_NULL,
).refine<OrderJson>();

const BY_ID = sql('find-order-by-id', `${SELECT} WHERE o.id = $1`, NOT_NULL).refine<OrderJson>();

const OWNED = sql(
  'find-owned-orders',
  `${SELECT} WHERE o.site = $1 AND o.owner = $2 AND o.id::text = ANY ($3)`,
  NOT_NULL,
).refine<OrderJson>();

const OF_GUEST = sql(
  'find-order-of-guest',
  `${SELECT} WHERE o.site = $1 AND o.order_number = $2 AND (o.owner = $3 OR lower(o.email) = lower($4))`,
  NOT_NULL,
).refine<OrderJson>();

/** Orders of the previous platform are part of the history. */
const LEGACY_OF = `legacy_order_owner w JOIN legacy_order g ON g.order_number = w.order_number WHERE g.site = $1 AND w.owner = $2`;

const COUNT = sql(
  'count-orders',
  `SELECT (SELECT count(*) FROM sales_order WHERE site = $1 AND owner = $2)::int
    + (SELECT count(*) FROM ${LEGACY_OF})::int AS total`,
);

// An order has at least one line. The page is chosen first, so that only its orders are read.
const PAGE = sql(
  'page-of-orders',
  `
  WITH page AS (
    SELECT order_number, placed_at, id::text AS tie FROM sales_order WHERE site = $1 AND owner = $2
    UNION ALL
    SELECT g.order_number, g.placed_at, '' FROM ${LEGACY_OF}
    ORDER BY placed_at DESC, tie DESC, order_number DESC LIMIT $3 OFFSET $4
  ), own AS (
    SELECT o.order_number, o.total, o.status, ${TRACKING_URL} AS tracking_url,
      (SELECT coalesce(sum(t.amount), 0)::int FROM order_tender t WHERE t.order_id = o.id AND t.method = 'givex') AS gift_cards,
      l.quantity, l.images
    FROM page p JOIN sales_order o ON o.order_number = p.order_number
    CROSS JOIN LATERAL (
      SELECT sum(quantity)::int AS quantity, (array_agg(snapshot ->> 'image' ORDER BY position))[1:4] AS images
      FROM order_line WHERE order_id = o.id) l
  ), legacy AS (
    SELECT g.order_number, g.total, g.status, g.document ->> 'trackingUrl' AS tracking_url,
      (SELECT coalesce(sum((t ->> 'amount')::int), 0)::int FROM jsonb_array_elements(g.document -> 'payments') t
        WHERE t ->> 'method' = 'givex') AS gift_cards,
      l.quantity, l.images
    FROM page p JOIN legacy_order g ON g.order_number = p.order_number
    CROSS JOIN LATERAL (
      SELECT sum((line ->> 'quantity')::int)::int AS quantity,
        coalesce((array_agg(line ->> 'image' ORDER BY position) FILTER (WHERE line ->> 'image' IS NOT NULL))[1:4], '{}') AS images
      FROM jsonb_array_elements(g.document -> 'lines') WITH ORDINALITY AS of_order (line, position)) l
  )
  SELECT p.order_number AS "orderNumber", p.placed_at AS "placedAt", s.total, s.status, s.tracking_url AS "trackingUrl",
    s.gift_cards AS "giftCardSavings", s.quantity, s.images
  FROM page p
  JOIN (SELECT * FROM own UNION ALL SELECT * FROM legacy) s ON s.order_number = p.order_number
  ORDER BY p.placed_at DESC, p.tie DESC, p.order_number DESC`,
  { notNull: ['quantity', 'images'] },
).refine<{ status: OrderStatus }>();
