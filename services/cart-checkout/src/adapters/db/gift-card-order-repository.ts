import type { Tx } from '@loupe/database/tx';
import type { Shopper } from '../../domain/shopper.ts';
import type { GiftCardResend, ResendOutcome } from '../../use-cases/resend-gift-card.ts';
import { sql } from './gen/statements.ts';

/** Orders with gift cards, for those who bought them and for operators who help them. */
export function giftCardOrderRepository(tx: Tx) {
  return {
    findOwned: ({ site, owner }: Shopper): Promise<{ placementId: string; orderNumber: string }[]> =>
      tx.query(OWNED, [site, owner]),

    async placementOf({ site, owner }: Shopper, orderNumber: string): Promise<string | undefined> {
      const [order] = await tx.query(PLACEMENT, [site, owner, orderNumber]);
      return order?.placementId;
    },

    async findByNumber(orderNumber: string) {
      const [order] = await tx.query(BY_NUMBER, [orderNumber]);
      if (order === undefined) return undefined;
      const { id, placementId, shipping, billing } = order;
      const postcodes = [shipping, billing].filter((postcode) => postcode !== null);
      return { id, placementId, postcodes };
    },

    async recordResend(resend: GiftCardResend, outcome: ResendOutcome): Promise<void> {
      const { issueId, orderNumber, to, by } = resend;
      await tx.query(RECORD_RESEND, [issueId, orderNumber, to, by, outcome]);
    },
  };
}

const OWNED = sql(
  'orders-with-gift-cards',
  `SELECT o.placement_id AS "placementId", o.order_number AS "orderNumber" FROM sales_order o
  WHERE o.site = $1 AND o.owner = $2
    AND EXISTS (SELECT FROM order_line l WHERE l.order_id = o.id AND l.snapshot ? 'giftCardValue')
  ORDER BY o.placed_at DESC LIMIT 50`,
);

const PLACEMENT = sql(
  'placement-of-own-order',
  `SELECT placement_id AS "placementId" FROM sales_order WHERE site = $1 AND owner = $2 AND order_number = $3`,
);

const BY_NUMBER = sql(
  'order-of-gift-card',
  `SELECT id, placement_id AS "placementId", shipping_address ->> 'postalCode' AS shipping,
    billing_address ->> 'postalCode' AS billing
  FROM sales_order WHERE order_number = $1`,
);

const RECORD_RESEND = sql(
  'record-gift-card-resend',
  `INSERT INTO gift_card_resend (issue_id, order_number, sent_to, operator, outcome, at)
  VALUES ($1::uuid, $2, $3, $4, $5, clock())`,
);
