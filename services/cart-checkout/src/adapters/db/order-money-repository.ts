import type { Tx } from '@loupe/database/tx';
import type { MoneyState, OrderMoney } from '../../domain/order/order-money.ts';
import { sql } from './gen/statements.ts';

/** Whether the money of an order is there. */
export function orderMoneyRepository(tx: Tx) {
  return {
    async follow(
      placementId: string,
      { state, version, missing }: OrderMoney,
    ): Promise<{ orderId: string; isNews: boolean } | null> {
      const [order] = await tx.query(FOLLOW, [placementId, state, version, missing]);
      return order ?? null;
    },

    async find(
      orderId: string,
    ): Promise<(OrderMoney & { readonly orderNumber: string; readonly placementId: string }) | null> {
      const [money] = await tx.query(FIND, [orderId]);
      return money ?? null;
    },
  };
}

/** The row is locked by the update that comes first; of an older version nothing is written. */
const FOLLOW = sql(
  'follow-order-money',
  `
  WITH written AS (
    UPDATE sales_order SET money_state = $2, money_version = $3, money_missing = $4
    WHERE placement_id = $1 AND money_version < $3
    RETURNING id
  )
  SELECT o.id AS "orderId", EXISTS (SELECT FROM written) AS "isNews" FROM sales_order o WHERE o.placement_id = $1`,
);

const FIND = sql(
  'find-order-money',
  `SELECT order_number AS "orderNumber", placement_id AS "placementId", money_state AS state, money_version AS version, money_missing AS missing
   FROM sales_order WHERE id = $1`,
).refine<{ state: MoneyState }>();
