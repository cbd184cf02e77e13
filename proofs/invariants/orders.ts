import type { Invariant } from './invariant.ts';

/** Every order number in an answer has exactly one order. */
export const ORDERS: readonly Invariant[] = [
  {
    id: 'I8',
    says: 'an order’s total is that of its lines, charges and tenders, and of the snapshot the shopper agreed to',
    sql: `
      WITH lines AS (
        SELECT order_id, sum((SELECT sum(u) FROM unnest(unit_amounts) AS u)) AS goods,
          bool_or(EXISTS (SELECT FROM unnest(unit_amounts) WITH ORDINALITY AS a(u, n) WHERE u <> unit_price - (
            SELECT coalesce(sum((d #>> array['units', (n - 1)::text])::int), 0) FROM jsonb_array_elements(discounts) AS d))) AS wrong
        FROM cart_checkout.order_line GROUP BY order_id
      ), paid AS (
        SELECT order_id, sum(amount) AS amount FROM cart_checkout.order_tender GROUP BY order_id
      )
      SELECT o.order_number, o.subtotal, o.discount, o.shipping, o.total, lines.goods, paid.amount AS paid,
        p.snapshot #>> '{cart,total}' AS agreed
      FROM cart_checkout.sales_order o
      JOIN cart_checkout.placement p ON p.id = o.placement_id
      LEFT JOIN lines ON lines.order_id = o.id
      LEFT JOIN paid ON paid.order_id = o.id
      WHERE o.subtotal - o.discount IS DISTINCT FROM lines.goods OR lines.wrong
        OR o.total IS DISTINCT FROM lines.goods + o.shipping
        OR o.total IS DISTINCT FROM coalesce(paid.amount, 0)
        OR o.total IS DISTINCT FROM (p.snapshot #>> '{cart,total}')::int`,
  },
  {
    id: 'I11',
    says: 'every order that a client got an answer for exists, for that cart',
    fact: 'answers',
    sql: `
      SELECT answer."cartId" AS cart, answer."orderNumber" AS order_number, o.cart_id AS cart_of_order
      FROM jsonb_to_recordset($1) AS answer("cartId" uuid, "orderNumber" text)
      LEFT JOIN cart_checkout.sales_order o ON o.order_number = answer."orderNumber"
      WHERE o.cart_id IS DISTINCT FROM answer."cartId"`,
  },
  {
    id: 'I11',
    says: 'no order number was given out twice, also over a restore of the database',
    sql: `
      SELECT t.reference AS order_number, array_agg(DISTINCT coalesce(pl.cart_id::text, 'lost ' || p.placement_id)) AS bags
      FROM payments_finance.tender t
      JOIN payments_finance.payment p ON p.id = t.payment_id
      LEFT JOIN cart_checkout.placement pl ON pl.id::text = p.placement_id
      WHERE pl.id IS NOT NULL OR EXISTS (SELECT FROM payments_finance.lost_order l WHERE l.payment_id = p.id)
      GROUP BY t.reference
      HAVING count(DISTINCT coalesce(pl.cart_id::text, 'lost ' || p.placement_id)) > 1`,
  },
  {
    id: 'I11',
    says: 'held money belongs to an order or is released',
    graceSeconds: 900,
    sql: `
      SELECT t.reference, t.id AS tender, t.state, p.state AS payment_state, p.placement_id, r.state AS reversal
      FROM payments_finance.tender t
      JOIN payments_finance.payment p ON p.id = t.payment_id
      LEFT JOIN payments_finance.reversal_task r ON r.tender_id = t.id
      LEFT JOIN cart_checkout.sales_order o ON o.placement_id::text = p.placement_id
      WHERE p.updated_at < now() - make_interval(secs => $1) AND CASE t.state
          WHEN 'intended' THEN true
          WHEN 'sent' THEN true
          -- Of an order that a restore has lost, a person has decided to keep it.
          WHEN 'held' THEN p.state <> 'authorised' OR (o.id IS NULL AND NOT EXISTS (
            SELECT FROM payments_finance.lost_order l WHERE l.payment_id = p.id AND l.kept_at IS NOT NULL))
          -- Unknown: looked up and reversed for a day; the provider's ledger shows whether money is held.
          WHEN 'unknown' THEN r.state IS DISTINCT FROM 'due'
          ELSE false
        END`,
  },
  {
    id: 'I11',
    says: 'every order has money that is held for it',
    sql: `
      SELECT o.order_number, o.total, p.state AS payment_state, sum(t.amount_minor) AS held
      FROM cart_checkout.sales_order o
      LEFT JOIN payments_finance.payment p ON p.placement_id = o.placement_id::text
      LEFT JOIN payments_finance.tender t ON t.payment_id = p.id AND t.state = 'held'
      WHERE o.total > 0 AND coalesce(p.released_minor, 0) = 0 AND o.status <> 'CANCELLED'
        -- Voided by hand after the last movement: the amount of a refused capture will not be captured.
        AND NOT (
          EXISTS (
            SELECT FROM payments_finance.settlement s
            WHERE s.payment_id = p.id AND s.kind = 'void' AND starts_with(s.reference, 'operator:'))
          AND NOT EXISTS (
            SELECT FROM cart_checkout.order_line l WHERE l.order_id = o.id AND l.shipped + l.cancelled < l.quantity))
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
    says: 'a cart is frozen by a live placement only',
    sql: `
      SELECT c.id AS cart, c.state AS cart_state, c.placement_id, p.state
      FROM cart_checkout.cart c LEFT JOIN cart_checkout.placement p ON p.id = c.placement_id
      WHERE c.state IN ('active', 'detached', 'returned') AND (c.placement_id IS NOT NULL OR c.state = 'detached')
        AND (p.id IS NULL OR p.state IN ('placed', 'released'))`,
  },
  {
    id: 'I13',
    says: 'the events of an order have a valid sequence: placed first and once, and nothing is returned before it was shipped',
    sql: `
      SELECT aggregateid AS order_id, string_agg(type, ' ' ORDER BY aggregate_version) AS told
      FROM cart_checkout.outbox WHERE aggregatetype = 'checkout.order.v1'
      GROUP BY aggregateid
      HAVING min(aggregate_version) = 1 AND string_agg(type, ' ' ORDER BY aggregate_version)
        !~ '^order-placed( order-(making|cancelled))*( order-shipped( order-(making|shipped|cancelled|returned))*)?$'`,
  },
  {
    id: 'I13',
    says: 'an order’s status matches the state of its pieces',
    sql: `
      WITH pieces AS (
        SELECT order_id, sum(quantity) AS ordered, sum(shipped) AS shipped, sum(cancelled) AS cancelled
        FROM cart_checkout.order_line GROUP BY order_id
      )
      SELECT o.order_number, o.status, ordered, shipped, cancelled
      FROM cart_checkout.sales_order o JOIN pieces ON pieces.order_id = o.id
      WHERE NOT CASE o.status
          WHEN 'CANCELLED' THEN cancelled = ordered
          WHEN 'SHIPPED' THEN shipped > 0 AND shipped + cancelled = ordered
          WHEN 'INVOICED' THEN shipped > 0 AND shipped + cancelled = ordered
          WHEN 'COMPLETED' THEN shipped > 0 AND shipped + cancelled = ordered
          WHEN 'PART_SHIPPED' THEN shipped > 0 AND shipped + cancelled < ordered
          WHEN 'PART_CANCELLED' THEN cancelled > 0 AND shipped + cancelled < ordered
          WHEN 'CREDIT_HOLD' THEN shipped > 0 OR EXISTS (SELECT FROM cart_checkout.order_making m WHERE m.order_id = o.id)
          ELSE cancelled < ordered
        END`,
  },
  {
    id: 'I13',
    says: 'parcels, cancellations and returns add up to the counts of the lines',
    sql: `
      WITH moved AS (
        SELECT order_id, 'shipped' AS how, lines FROM cart_checkout.shipment
        UNION ALL SELECT order_id, 'cancelled', lines FROM cart_checkout.cancellation
        UNION ALL SELECT order_id, 'returned', lines FROM cart_checkout.order_return
      ), summed AS (
        SELECT order_id, how, (line ->> 'position')::int AS position, sum((line ->> 'quantity')::int) AS pieces
        FROM moved, jsonb_array_elements(lines) AS line GROUP BY order_id, how, (line ->> 'position')::int
      ), counted AS (
        SELECT order_id, position, how, pieces FROM cart_checkout.order_line,
          LATERAL (VALUES ('shipped', shipped), ('cancelled', cancelled), ('returned', returned)) AS c(how, pieces)
        WHERE pieces > 0
      )
      SELECT order_id, position, how, counted.pieces AS line_says, summed.pieces AS messages_say
      FROM counted FULL JOIN summed USING (order_id, position, how)
      WHERE counted.pieces IS DISTINCT FROM summed.pieces`,
  },
  {
    id: 'I13',
    says: 'no webhook message of fulfilment is overdue',
    graceSeconds: 60,
    sql: `
      SELECT provider, message_id, state, attempts, next_attempt_at, outcome FROM cart_checkout.webhook
      WHERE state = 'due' AND next_attempt_at < now() - make_interval(secs => $1)`,
  },
];
