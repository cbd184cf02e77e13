import type { Invariant } from './invariant.ts';

/** Gift cards that were sold: each is issued once, and its buyer has it or a person is told. */
export const GIFT_CARDS: readonly Invariant[] = [
  {
    id: 'I5',
    says: 'every gift card that was shipped is issued once: one row for each piece, and one card for each row',
    graceSeconds: 300,
    sql: `
      WITH shipped AS (
        SELECT o.placement_id::text AS placement, coalesce(sum(l.shipped), 0) AS pieces
        FROM cart_checkout.sales_order o JOIN cart_checkout.order_line l ON l.order_id = o.id
        WHERE l.snapshot ? 'giftCardValue' AND NOT EXISTS (
          SELECT FROM cart_checkout.shipment s
          WHERE s.order_id = o.id AND s.recorded_at >= now() - make_interval(secs => $1))
        GROUP BY o.placement_id
      ), issued AS (
        SELECT p.placement_id AS placement, count(*) AS pieces
        FROM payments_finance.issued_gift_card i JOIN payments_finance.payment p ON p.id = i.payment_id
        GROUP BY p.placement_id
      )
      SELECT placement, shipped.pieces AS shipped, issued.pieces AS issued, NULL::text AS card
      FROM shipped LEFT JOIN issued USING (placement)
      WHERE shipped.pieces <> coalesce(issued.pieces, 0)
      UNION ALL
      SELECT NULL, NULL, count(*), coalesce(gift_card_id::text, provider_id)
      FROM payments_finance.issued_gift_card
      WHERE provider_id IS NOT NULL
      GROUP BY GROUPING SETS ((gift_card_id), (provider_id)) HAVING count(*) > 1
        AND coalesce(gift_card_id::text, provider_id) IS NOT NULL`,
  },
  {
    id: 'I5',
    says: 'every gift card that was sold is delivered, or in a list of a person who can help: to be issued, or with its number kept',
    sql: `
      SELECT i.id, i.state, i.return_id, i.next_attempt_at, i.delivered_at, i.gift_card_id
      FROM payments_finance.issued_gift_card i
      WHERE i.return_id IS NULL AND i.delivered_at IS NULL AND (
        -- Neither attempted any more nor listed: nobody knows of it.
        i.state IN ('cancelled', 'refused')
        -- Given up in a state that is not listed as stuck.
        OR (i.state = 'intended' AND i.next_attempt_at IS NULL)
        -- It cannot be shown to its buyer or sent again. One whose number a restore has lost is in a list of its own.
        OR (i.state = 'issued' AND i.imported_at IS NULL AND NOT EXISTS (
          SELECT FROM payments_finance.gift_card g WHERE g.id = i.gift_card_id))
      )`,
  },
  {
    id: 'I5',
    says: 'a gift card that is not mailed has an e-mail that is tried again, unless its buyer has it',
    graceSeconds: 900,
    sql: `
      SELECT i.id, p.placement_id, i.issued_at, i.refused_at
      FROM payments_finance.issued_gift_card i JOIN payments_finance.payment p ON p.id = i.payment_id
      WHERE i.state = 'issued' AND i.return_id IS NULL AND i.mailed_at IS NULL AND i.delivered_at IS NULL
        AND i.imported_at IS NULL
        AND i.issued_at < now() - make_interval(secs => $1)
        AND NOT EXISTS (
          SELECT FROM cart_checkout.later_work w
          WHERE w.kind = 'gift-card-email' AND w.payload ->> 'reference' = i.id::text)
        -- Its event is not published, or waits for a replay.
        AND NOT EXISTS (
          SELECT FROM payments_finance.outbox e WHERE e.aggregateid = i.id::text AND e.published_at IS NULL)
        AND NOT EXISTS (
          SELECT FROM cart_checkout.parked_key k
          WHERE k.consumer = 'cart-checkout.gift-cards' AND k.key = i.id::text)`,
  },
];
