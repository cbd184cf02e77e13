import type pg from 'pg';
import type { Piece } from '../load/buyer.ts';

/** One whose stock is split and, few enough that bags contend for them, those of the load; one costs less than the limit for authentication. */
const SKUS = 9;
const RECEIPT = 100_000;

/** Products to buy, with enough stock of each; recorded as receipts, so that the ledger still adds up. */
export async function supplyPieces(client: pg.ClientBase): Promise<Piece[]> {
  const { rows } = await client.query<Piece>(
    `WITH chosen AS (
       SELECT s.sku FROM cart_checkout.stock_item s
       JOIN cart_checkout.variant_projection v ON v.sku = s.sku
       JOIN cart_checkout.product_projection p ON p.id = v.product_id
       WHERE s.on_hand > 3 AND s.reserved = 0 AND 'beaverbrooks' = ANY (p.sites) AND p.purchaseable AND p.approved
         AND v.approved AND v.listed AND v.web_product_status = 'liveActive' AND NOT p.price_upon_enquiry
         AND EXISTS (
           SELECT FROM jsonb_array_elements(v.prices) price
           WHERE price ->> 'site' = 'beaverbrooks' AND (price ->> 'minorUnits')::int > 0)
       ORDER BY s.sku LIMIT $1
     ), received AS (
       UPDATE cart_checkout.stock_item s SET on_hand = on_hand + $2 FROM chosen WHERE s.sku = chosen.sku
     ), booked AS (
       INSERT INTO cart_checkout.stock_movement (sku, kind, quantity) SELECT sku, 'receipt', $2 FROM chosen
     )
     SELECT v.product_id AS "productId", v.id AS "variantId", v.sku, p.key AS "productKey"
     FROM chosen JOIN cart_checkout.variant_projection v USING (sku)
     JOIN cart_checkout.product_projection p ON p.id = v.product_id
     ORDER BY v.sku`,
    [SKUS, RECEIPT],
  );
  if (rows.length < SKUS) throw new Error(`only ${rows.length} pieces of the seed can be bought`);
  return rows;
}
