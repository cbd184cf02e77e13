import type { OutboxRow } from '@loupe/messaging/envelope';
import type { Position, SoldStock } from '../../../../services/cart-checkout/src/domain/placement/claim.ts';
import type { HeldTender } from '../../../../services/cart-checkout/src/domain/placement/plan.ts';
import { CheckViolation } from '../memory-database.ts';
import type { View } from '../memory-database.ts';
import { endUses } from './code-store.ts';
import { goodsOf } from './placed-goods.ts';
import { putStock } from './run-claim.ts';
import type { CartRow, CheckoutTables, OrderRow, PlacementRow, ReservationRow, StockRow } from './tables.ts';

type Move = (view: View, from: Position, change: Partial<PlacementRow>) => PlacementRow | undefined;

export function endApplication(tables: CheckoutTables, view: View, { id, site, owner }: PlacementRow): void {
  const key = `${site}/${owner}`;
  if (view.get(tables.openApplicationByOwner, key) === id) view.remove(tables.openApplicationByOwner, key);
}

interface Finalising {
  readonly from: Position;
  readonly orderId: string;
  readonly tenders: readonly HeldTender[];
  readonly event: OutboxRow;
  readonly bounds: readonly number[];
}

export function runFinalise(
  tables: CheckoutTables,
  view: View,
  move: Move,
  { from, orderId, tenders, event, bounds }: Finalising,
): SoldStock[] | null {
  const cart = view.lock(tables.carts, from.cartId) as CartRow;
  if (crossesBound(tables, view, from, bounds)) return null;
  const row = move(view, from, { state: 'placed', dueAt: null, challenge: null });
  if (row === undefined) return null;
  view.remove(tables.liveByCart, row.cartId);
  endApplication(tables, view, row);
  const { id: placementId, cartId, site, owner, orderNumber, snapshot } = row;
  view.insert(tables.orderByCart, cartId, orderId);
  const { total, subtotal, discount, shipping } = snapshot.cart;
  if (total !== subtotal - discount + (shipping ?? 0)) throw new CheckViolation('sales_order_total');
  const about = { id: orderId, orderNumber, cartId, placementId, site, owner, snapshot, tenders };
  const followed: OrderRow['followed'] = {
    id: orderId,
    orderNumber,
    placementId,
    site,
    currency: 'GBP',
    version: 1,
    status: 'ENTERED' as const,
    eventVersion: 1n,
    sequence: 0,
    charged: 0,
    captured: 0,
    refunded: 0,
    goods: goodsOf(snapshot),
  };
  view.insert(tables.orders, orderId, { ...about, followed });
  const sold = endReservations(tables, view, placementId, 'claimed').map(([stock, { sku, quantity }]) => {
    const onHand = stock.onHand - quantity;
    const version = stock.version + 1n;
    putStock(tables, view, { ...stock, onHand, reserved: stock.reserved - quantity, version });
    const sale = { sku, kind: 'sale', quantity: -quantity, placementId } as const;
    view.put(tables.stockMovements, `${placementId}/${sku}`, sale);
    return { sku, quantity, onHand, version, isSplit: false };
  });
  endUses(tables, view, placementId, 'spent');
  view.put(tables.carts, cartId, { ...cart, state: 'ordered', version: cart.version + 1 });
  // A detached bag is not the active one of its shopper.
  if (cart.state === 'active') view.remove(tables.activeCartByOwner, `${site}/${owner}`);
  tables.messaging.enqueue(view, event);
  return sold.length === 0 ? null : sold;
}

function crossesBound(
  tables: CheckoutTables,
  view: View,
  { id, state, version }: Position,
  bounds: readonly number[],
): boolean {
  const row = view.lock(tables.placements, id);
  if (row?.state !== state || row.version !== version) return false; // it has moved on, and sells nothing
  return heldBy(tables, view, id).some(({ sku, quantity }) => {
    const { onHand } = view.lock(tables.stock, sku) as StockRow;
    return bounds.some((bound) => onHand - quantity <= bound && bound < onHand);
  });
}

function heldBy(tables: CheckoutTables, view: View, placementId: string): ReservationRow[] {
  return view
    .all(tables.reservations)
    .filter((row) => row.placementId === placementId && row.state === 'held')
    .sort((left, right) => (left.sku < right.sku ? -1 : 1));
}

export function endReservations(
  tables: CheckoutTables,
  view: View,
  placementId: string,
  state: 'claimed' | 'released',
): (readonly [StockRow, ReservationRow])[] {
  return heldBy(tables, view, placementId).map((row) => {
    view.put(tables.reservations, `${placementId}/${row.sku}`, { ...row, state });
    return [view.lock(tables.stock, row.sku) as StockRow, row] as const;
  });
}
