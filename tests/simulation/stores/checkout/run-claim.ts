import {
  MOST_WAIT_DAYS,
  NEXT_LOOK_MINUTES,
} from '../../../../services/cart-checkout/src/domain/placement/transitions.ts';
import { isApplication } from '../../../../services/cart-checkout/src/domain/placement/finance-application.ts';
import type { Claim, ClaimOutcome } from '../../../../services/cart-checkout/src/domain/placement/claim.ts';
import type { Placement } from '../../../../services/cart-checkout/src/domain/placement/placement.ts';
import { CheckViolation } from '../memory-database.ts';
import type { View } from '../memory-database.ts';
import { holdUses, refusedCode } from './code-store.ts';
import type { CheckoutTables, PlacementRow, StockRow } from './tables.ts';

export const MOST_WAIT_MS = MOST_WAIT_DAYS * 86_400_000;
export const NEXT_LOOK_MS = NEXT_LOOK_MINUTES * 60_000;

export function placementOf(view: View, row: PlacementRow): Placement {
  const { idempotencyKey: _key, dueAt: _dueAt, createdAt, challengeUntil, ...placement } = row;
  return {
    ...placement,
    challengeUntil: challengeUntil === null ? null : new Date(challengeUntil),
    challengeOver: challengeUntil !== null && challengeUntil <= view.now.getTime(),
    mayWaitOn: createdAt + MOST_WAIT_MS > view.now.getTime(),
  };
}

export function putStock(tables: CheckoutTables, view: View, row: StockRow): void {
  if (row.onHand < 0) throw new CheckViolation('stock_item_on_hand');
  if (row.reserved < 0 || row.reserved > row.onHand) throw new CheckViolation('stock_item_reserved');
  view.put(tables.stock, row.sku, row);
}

export function runClaim(
  tables: CheckoutTables,
  view: View,
  claim: Claim,
): ClaimOutcome | { readonly outcome: 'customer-has-used-up' } {
  const {
    cartId,
    placementId: id,
    shopper,
    idempotencyKey,
    requestHash,
    orderNumber,
    snapshot,
    plan,
    state,
  } = claim;
  const cart = view.lock(tables.carts, cartId);
  const isFree = cart?.version === claim.cartVersion && cart.state === 'active' && cart.placementId === null;
  if (cart === undefined || !isFree) return { outcome: 'moved-on' };
  const wanted = [...claim.quantities].sort(([left], [right]) => (left < right ? -1 : 1));
  const locked = wanted.map(([sku, quantity]) => ({ sku, quantity, stock: view.lock(tables.stock, sku) }));
  const freeOf = (stock: StockRow | undefined) => (stock === undefined ? 0 : stock.onHand - stock.reserved);
  const short = locked.filter(({ quantity, stock }) => freeOf(stock) < quantity);
  if (short.length > 0) {
    const sku = [...claim.quantities.keys()].find((name) =>
      short.some((line) => line.sku === name),
    ) as string;
    return { outcome: 'insufficient', sku, available: freeOf(short.find((line) => line.sku === sku)?.stock) };
  }
  const refused = refusedCode(tables, view, claim);
  if (refused === 'in total') return { outcome: 'code-used-up' };
  if (refused === 'for the customer') return { outcome: 'customer-has-used-up' };
  view.insert(tables.placementByKey, `${shopper.site}/${shopper.owner}/${idempotencyKey}`, id);
  view.insert(tables.liveByCart, cartId, id);
  if (isApplication({ plan }))
    view.insert(
      tables.openApplicationByOwner,
      `${shopper.site}/${shopper.owner}`,
      id,
      tables.openApplicationByOwner.name,
    );
  const now = view.now.getTime();
  const row = view.insert(tables.placements, id, {
    id,
    cartId,
    ...shopper,
    state,
    version: 1,
    attempt: 1,
    idempotencyKey,
    requestHash,
    orderNumber,
    snapshot,
    plan,
    reply: null,
    challenge: null,
    challengeUntil: null,
    createdAt: now,
    dueAt: now + claim.dueInSeconds * 1_000,
  });
  view.put(tables.carts, cartId, { ...cart, placementId: id });
  for (const { sku, quantity, stock } of locked) {
    putStock(tables, view, { ...(stock as StockRow), reserved: (stock as StockRow).reserved + quantity });
    view.insert(tables.reservations, `${id}/${sku}`, { placementId: id, sku, quantity, state: 'held' });
  }
  holdUses(tables, view, claim);
  return { outcome: 'claimed', placement: placementOf(view, row) };
}
