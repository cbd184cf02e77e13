import type { Invariant } from './invariant.ts';

/** Codes are used as often as they are counted: no use is lost, and none is kept by a placement that was released. */
export const CODES: readonly Invariant[] = [
  {
    id: 'I21',
    says: 'the uses of a code are those of live placements and of orders, in all and for each customer',
    sql: `
      WITH live AS (
        SELECT code, customers, counted FROM cart_checkout.code_use WHERE state <> 'returned'
      ), in_all AS (
        SELECT code, count(*) AS uses FROM live WHERE counted GROUP BY code
      ), by_customer AS (
        SELECT code, customer, count(*) AS uses FROM live, unnest(customers) AS u(customer) GROUP BY code, customer
      )
      SELECT k.code, NULL AS customer, k.uses AS counted, coalesce(in_all.uses, 0) AS used
      FROM cart_checkout.promotion_code k LEFT JOIN in_all USING (code)
      WHERE k.uses <> coalesce(in_all.uses, 0)
      UNION ALL
      SELECT code, customer, k.uses, by_customer.uses
      FROM cart_checkout.code_customer k FULL JOIN by_customer USING (code, customer)
      WHERE coalesce(k.uses, 0) <> coalesce(by_customer.uses, 0)`,
  },
  {
    id: 'I21',
    says: 'a use of a code is held while its placement lives, spent with its order, returned with its end',
    sql: `
      SELECT p.id AS placement, p.state AS placement_state, u.code, u.state
      FROM cart_checkout.code_use u JOIN cart_checkout.placement p ON p.id = u.placement_id
      WHERE u.state <> CASE p.state WHEN 'placed' THEN 'spent' WHEN 'released' THEN 'returned' ELSE 'held' END`,
  },
  {
    id: 'I21',
    says: 'every code of an order has its use',
    sql: `
      SELECT o.order_number, given ->> 'code' AS code, u.state
      FROM cart_checkout.sales_order o CROSS JOIN jsonb_array_elements(o.discount_codes) AS given
      LEFT JOIN cart_checkout.code_use u ON u.placement_id = o.placement_id AND u.code = given ->> 'code'
      WHERE u.state IS DISTINCT FROM 'spent'`,
  },
];
