import { randomUUID } from 'node:crypto';
import { authoriseToken, cardToken } from './card.ts';
import { withDatabase } from './database.ts';
import { addToCart, APPROVED, isCart, pay, saveBilling, saveDelivery, updateQuantity } from './order.ts';
import type { CartView, PlacementAnswer, variantOf } from './order.ts';
import type { Shopper } from './shopper.ts';

type Ids = Awaited<ReturnType<typeof variantOf>>;

/** A bag with pieces and addresses: everything but the payment. */
export async function readyBag(shopper: Shopper, ids: Ids, quantity = 1): Promise<CartView> {
  const added = await addToCart(shopper, ids);
  if (!isCart(added)) throw new Error(`not added: ${added.message}`);
  if (quantity > 1) await updateQuantity(shopper, added.lineItems[0]!.id, quantity);
  await saveDelivery(shopper);
  const cart = await saveBilling(shopper);
  if (!isCart(cart)) throw new Error(`not billed: ${cart.message}`);
  return cart;
}

/** Pays by a card that was entered now. */
export async function payByCard(shopper: Shopper, cart: CartView, card = APPROVED): Promise<PlacementAnswer> {
  const transientToken = await cardToken(shopper, cart.id, card);
  await authoriseToken(shopper, cart.id, transientToken);
  return pay(shopper, {
    transientToken,
    expectedTotal: cart.totalPrice.value,
    idempotencyKey: randomUUID(),
  });
}

export interface TenderRow {
  readonly method: string;
  readonly held: number;
  readonly captured: number;
  readonly refunded: number;
  readonly released: number;
}

/** What payments recorded for an order, in pence. */
export interface PaymentRecords {
  readonly tenders: readonly TenderRow[];
  /** The sum of each ledger account. */
  readonly ledger: Readonly<Record<string, number>>;
  /** Settlements that are under way. */
  readonly open: number;
}

const TENDERS = `
  SELECT t.method, t.held_minor::int AS held, t.captured_minor::int AS captured, t.refunded_minor::int AS refunded,
    t.released_minor::int AS released
  FROM payments_finance.tender t WHERE t.reference = $1 AND t.state = 'held' ORDER BY t.position`;

const LEDGER = `
  SELECT e.account, sum(e.amount_minor)::int AS pence FROM payments_finance.ledger_entry e
  WHERE e.payment_id IN (SELECT payment_id FROM payments_finance.tender WHERE reference = $1) GROUP BY e.account`;

const OPEN = `
  SELECT count(*)::int AS n FROM payments_finance.settlement s
  WHERE s.payment_id IN (SELECT payment_id FROM payments_finance.tender WHERE reference = $1)
    AND s.state IN ('intended', 'sent', 'unknown')`;

export const recordsOf = (orderNumber: string): Promise<PaymentRecords> =>
  withDatabase(async (client) => {
    const { rows: tenders } = await client.query<TenderRow>(TENDERS, [orderNumber]);
    const { rows: accounts } = await client.query<{ account: string; pence: number }>(LEDGER, [orderNumber]);
    const { rows: open } = await client.query<{ n: number }>(OPEN, [orderNumber]);
    const ledger = Object.fromEntries(accounts.map(({ account, pence }) => [account, pence]));
    return { tenders, ledger, open: open[0]!.n };
  });

export interface Movements {
  readonly shipped: number;
  readonly cancelled: number;
  readonly returned: number;
}

/** The amounts of an order's shipments, cancellations and returns, in pence. */
export const movementsOf = (orderNumber: string): Promise<Movements> =>
  withDatabase(async (client) => {
    const sum = (table: string) =>
      `(SELECT coalesce(sum(m.amount), 0)::int FROM cart_checkout.${table} m WHERE m.order_id = o.id)`;
    const sql = `SELECT ${sum('shipment')} AS shipped, ${sum('cancellation')} AS cancelled,
      ${sum('order_return')} AS returned FROM cart_checkout.sales_order o WHERE o.order_number = $1`;
    return (await client.query<Movements>(sql, [orderNumber])).rows[0]!;
  });
