import type { OutboxRow } from '@loupe/messaging/envelope';
import type {
  Claim,
  ClaimOutcome,
  FoundForClaim,
  Position,
  SoldStock,
} from '../../../../services/cart-checkout/src/domain/placement/claim.ts';
import type {
  CancelReply,
  Placement,
} from '../../../../services/cart-checkout/src/domain/placement/placement.ts';
import type { NextAction } from '../../../../services/cart-checkout/src/domain/placement/next-action.ts';
import type { HeldTender } from '../../../../services/cart-checkout/src/domain/placement/plan.ts';
import type { Shopper } from '../../../../services/cart-checkout/src/domain/shopper.ts';
import { CheckViolation, UniqueViolation } from '../memory-database.ts';
import type { View } from '../memory-database.ts';
import type { RunStatement } from '../run-statement.ts';
import { activeCart, NONE } from './cart-store.ts';
import type { Promotions } from './cart-store.ts';
import { dropUsedCodes, endUses } from './code-store.ts';
import { MOST_WAIT_MS, NEXT_LOOK_MS, placementOf, putStock, runClaim } from './run-claim.ts';
import { goodsOf } from './placed-goods.ts';
import type { CartRow, CheckoutTables, OrderRow, PlacementRow, ReservationRow, StockRow } from './tables.ts';

const DAY_MS = 86_400_000;

/** The in-memory twin of cart-checkout's adapters/db/placement-repository.ts. */
export function memoryPlacementStore(
  tables: CheckoutTables,
  run: RunStatement,
  promotions: Promotions = NONE,
) {
  const find = (point: string, search: (view: View) => PlacementRow | undefined): Promise<Placement | null> =>
    run(`placements.${point}`, (view) => {
      const row = search(view);
      return row === undefined ? null : placementOf(view, row);
    });
  const isOf = (row: Shopper, { site, owner }: Shopper) => row.site === site && row.owner === owner;
  const isOwn = (row: PlacementRow | undefined, shopper: Shopper) =>
    row !== undefined && isOf(row, shopper) ? row : undefined;

  /** Compare-and-set: a placement with another state or version is not changed. */
  function move(view: View, from: Pick<Position, 'id' | 'state' | 'version'>, change: Partial<PlacementRow>) {
    const row = view.lock(tables.placements, from.id);
    if (row === undefined || row.state !== from.state || row.version !== from.version) return undefined;
    const after = { ...row, ...change, version: row.version + 1 };
    checkDue(after);
    return view.put(tables.placements, row.id, after);
  }

  return {
    find: (id: string) => find('find', (view) => view.get(tables.placements, id)),
    findOwn: (shopper: Shopper, id: string) =>
      find('findOwn', (view) => isOwn(view.get(tables.placements, id), shopper)),
    findLive: ({ site, owner }: Shopper) =>
      find('findLive', (view) => {
        const cartId = view.get(tables.activeCartByOwner, `${site}/${owner}`);
        const placementId = cartId === undefined ? null : view.get(tables.carts, cartId)?.placementId;
        return placementId ? view.get(tables.placements, placementId) : undefined;
      }),
    findForClaim: (shopper: Shopper, key: string | null): Promise<FoundForClaim> =>
      run('placements.findForClaim', (view) => {
        const id = view.get(tables.placementByKey, `${shopper.site}/${shopper.owner}/${key ?? ''}`);
        const row = id === undefined ? undefined : view.get(tables.placements, id);
        const repeated = row === undefined ? null : placementOf(view, row);
        const hasPaidOrder = view
          .all(tables.orders)
          .some((row) => isOf(row, shopper) && row.snapshot.cart.total > 0);
        return { repeated, cart: activeCart(tables, view, shopper, promotions()), hasPaidOrder };
      }),
    findLatestPlaced: (shopper: Shopper) =>
      find('findLatestPlaced', (view) =>
        view
          .all(tables.placements)
          .filter((row) => isOwn(row, shopper) && row.state === 'placed')
          .filter(({ createdAt }) => createdAt > view.now.getTime() - DAY_MS)
          .sort((left, right) => right.createdAt - left.createdAt)
          .at(0),
      ),

    async claim(claim: Claim): Promise<ClaimOutcome> {
      const outcome = await run('placements.claim', (view) => runClaim(tables, view, claim)).catch(
        (error: unknown) => {
          const isKey = error instanceof UniqueViolation && error.constraint === tables.placementByKey.name;
          if (isKey) return { outcome: 'moved-on' as const };
          throw error;
        },
      );
      if (outcome.outcome !== 'customer-has-used-up') return outcome;
      await run('placements.dropUsedCodes', (view) => dropUsedCodes(tables, view, claim));
      return { outcome: 'code-used-up' };
    },

    finalise: (
      from: Position,
      orderId: string,
      tenders: readonly HeldTender[],
      event: OutboxRow,
      bounds: readonly number[],
    ) =>
      run('placements.finalise', (view) =>
        runFinalise(tables, view, move, { from, orderId, tenders, event, bounds }),
      ),

    beginChallenge: (
      from: Position,
      action: NextAction,
      { valid, longest }: { readonly valid: number; readonly longest: number; readonly sourceFactor: number },
    ): Promise<Date | null> =>
      run('placements.beginChallenge', (view) => {
        const before = view.lock(tables.placements, from.id);
        const now = view.now.getTime();
        const until = Math.min(
          before?.challengeUntil ?? Infinity,
          now + valid * 1_000,
          now + longest * 1_000,
        );
        const row = move(view, from, {
          state: 'challenge',
          challenge: action,
          challengeUntil: until,
          dueAt: until,
        });
        return row === undefined ? null : new Date(until);
      }),

    beginWait: (from: Position, action: NextAction, seconds: number): Promise<Date | null> =>
      run('placements.beginWait', (view) => {
        const cart = view.lock(tables.carts, from.cartId) as CartRow;
        const before = view.lock(tables.placements, from.id);
        const now = view.now.getTime();
        const until = Math.min(now + seconds * 1_000, (before?.createdAt ?? 0) + MOST_WAIT_MS);
        const row = move(view, from, {
          state: 'challenge',
          challenge: action,
          challengeUntil: until,
          dueAt: Math.min(until, now + NEXT_LOOK_MS),
        });
        if (row === undefined) return null;
        if (cart.state === 'active') {
          view.put(tables.carts, cart.id, { ...cart, state: 'detached' });
          view.remove(tables.activeCartByOwner, `${cart.site}/${cart.owner}`);
        }
        return new Date(until);
      }),

    endChallenge: (shopper: Shopper, id: string, dueInSeconds: number): Promise<Placement | null> =>
      run('placements.endChallenge', (view) => {
        const row = isOwn(view.lock(tables.placements, id), shopper);
        const now = view.now.getTime();
        if (row === undefined || row.state !== 'challenge' || (row.challengeUntil ?? 0) <= now) return null;
        const dueAt = now + dueInSeconds * 1_000;
        const moved = move(view, row, { state: 'authorising', challenge: null, dueAt });
        return moved === undefined ? null : placementOf(view, moved);
      }),

    beginCancel: (from: Position, reply: CancelReply, dueInSeconds: number): Promise<Position | null> =>
      run('placements.beginCancel', (view) => {
        const dueAt = view.now.getTime() + dueInSeconds * 1_000;
        const row = move(view, from, { state: 'cancelling', reply, challenge: null, dueAt });
        return row === undefined ? null : { ...from, state: 'cancelling', version: row.version };
      }),

    release: (from: Position): Promise<boolean> =>
      run('placements.release', (view) => {
        const cart = view.lock(tables.carts, from.cartId);
        const row = move(view, from, { state: 'released', dueAt: null });
        if (cart === undefined || row === undefined) return false;
        view.remove(tables.liveByCart, row.cartId);
        for (const [stock, { quantity }] of endReservations(tables, view, row.id, 'released')) {
          putStock(tables, view, { ...stock, reserved: stock.reserved - quantity });
        }
        endUses(tables, view, row.id, 'returned');
        if (cart.placementId === row.id) {
          view.put(tables.carts, cart.id, { ...cart, placementId: null, version: cart.version + 1 });
        }
        return true;
      }),

    leaseDue: (limit: number, leaseSeconds: number): Promise<Placement[]> =>
      run('placements.leaseDue', (view) => {
        const now = view.now.getTime();
        const due = view
          .all(tables.placements)
          .filter(({ id, dueAt }) => dueAt !== null && dueAt <= now && !view.isTaken(tables.placements, id))
          .sort((left, right) => (left.dueAt ?? 0) - (right.dueAt ?? 0))
          .slice(0, limit);
        return due.map((row) => {
          const dueAt = now + leaseSeconds * 1_000;
          return placementOf(view, view.put(tables.placements, row.id, { ...row, dueAt }));
        });
      }),
  };
}

type Move = (view: View, from: Position, change: Partial<PlacementRow>) => PlacementRow | undefined;

function checkDue({ state, dueAt, challenge, challengeUntil }: PlacementRow): void {
  if ((dueAt === null) !== (state === 'placed' || state === 'released'))
    throw new CheckViolation('placement_due');
  if (state === 'challenge' && (challenge === null || challengeUntil === null)) {
    throw new CheckViolation('placement_challenge');
  }
}

interface Finalising {
  readonly from: Position;
  readonly orderId: string;
  readonly tenders: readonly HeldTender[];
  readonly event: OutboxRow;
  readonly bounds: readonly number[];
}

function runFinalise(
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

function endReservations(
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
