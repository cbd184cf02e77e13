import type { Invariant } from './invariant.ts';

/** Whoever was told an order number has an order, and one. */
export const ORDERS: readonly Invariant[] = [
  {
    id: 'I8',
    says: 'an order’s total is that of its lines, charges and tenders, and of the snapshot the shopper agreed to',
    sql: `
      WITH lines AS (
        SELECT order_id, sum(quantity * unit_price) AS goods FROM cart_checkout.order_line GROUP BY order_id
      ), paid AS (
        SELECT order_id, sum(amount) AS amount FROM cart_checkout.order_tender GROUP BY order_id
      )
      SELECT o.order_number, o.subtotal, o.discount, o.shipping, o.total, lines.goods, paid.amount AS paid,
        p.snapshot #>> '{cart,total}' AS agreed
      FROM cart_checkout.sales_order o
      JOIN cart_checkout.placement p ON p.id = o.placement_id
      LEFT JOIN lines ON lines.order_id = o.id
      LEFT JOIN paid ON paid.order_id = o.id
      WHERE o.subtotal IS DISTINCT FROM lines.goods
        OR o.total IS DISTINCT FROM lines.goods - o.discount + o.shipping
        OR o.total IS DISTINCT FROM coalesce(paid.amount, 0)
        OR o.total IS DISTINCT FROM (p.snapshot #>> '{cart,total}')::int`,
  },
  {
    id: 'I11',
    says: 'every order a client was told of exists, for that cart',
    fact: 'answers',
    sql: `
      SELECT told."cartId" AS cart, told."orderNumber" AS order_number, o.cart_id AS cart_of_order
      FROM jsonb_to_recordset($1) AS told("cartId" uuid, "orderNumber" text)
      LEFT JOIN cart_checkout.sales_order o ON o.order_number = told."orderNumber"
      WHERE o.cart_id IS DISTINCT FROM told."cartId"`,
  },
  {
    id: 'I11',
    says: 'money is held for an order or is given back',
    graceSeconds: 900,
    sql: `
      SELECT t.reference, t.id AS tender, t.state, p.state AS payment_state, p.placement_id, r.state AS reversal
      FROM payments_finance.tender t
      JOIN payments_finance.payment p ON p.id = t.payment_id
      LEFT JOIN payments_finance.reversal_task r ON r.tender_id = t.id
      LEFT JOIN cart_checkout.sales_order o ON o.placement_id::text = p.placement_id
      WHERE t.state IN ('intended', 'sent', 'held', 'unknown') AND p.updated_at < now() - make_interval(secs => $1)
        AND NOT (t.state = 'held' AND p.state = 'authorised' AND o.id IS NOT NULL)
        AND NOT EXISTS (
          SELECT FROM cart_checkout.placement waiting
          WHERE waiting.id::text = p.placement_id AND waiting.state = 'challenge' AND t.state = 'intended')`,
  },
  {
    id: 'I11',
    says: 'every order stands on money that is held for it',
    sql: `
      SELECT o.order_number, o.total, p.state AS payment_state, sum(t.amount_minor) AS held
      FROM cart_checkout.sales_order o
      LEFT JOIN payments_finance.payment p ON p.placement_id = o.placement_id::text
      LEFT JOIN payments_finance.tender t ON t.payment_id = p.id AND t.state = 'held'
      WHERE o.total > 0
      GROUP BY o.id, p.id
      HAVING p.state IS DISTINCT FROM 'authorised' OR sum(t.amount_minor) IS DISTINCT FROM o.total`,
  },
  {
    id: 'I12',
    says: 'a cart is ordered once, and a placement is placed by its order',
    sql: `
      SELECT c.id AS cart, c.state AS cart_state, count(DISTINCT p.id) AS placed, count(DISTINCT o.id) AS orders
      FROM cart_checkout.cart c
      LEFT JOIN cart_checkout.placement p ON p.cart_id = c.id AND p.state = 'placed'
      LEFT JOIN cart_checkout.sales_order o ON o.cart_id = c.id
      GROUP BY c.id
      HAVING count(DISTINCT p.id) > 1 OR count(DISTINCT p.id) <> count(DISTINCT o.id)
        OR (c.state = 'ordered') <> (count(DISTINCT o.id) = 1)`,
  },
  {
    id: 'I12',
    says: 'a cart is frozen by a living placement only',
    sql: `
      SELECT c.id AS cart, c.state AS cart_state, c.placement_id, p.state
      FROM cart_checkout.cart c LEFT JOIN cart_checkout.placement p ON p.id = c.placement_id
      WHERE c.state = 'active' AND c.placement_id IS NOT NULL AND (p.id IS NULL OR p.state IN ('placed', 'released'))`,
  },
];
