import type { OutboxRow } from '@loupe/messaging/envelope';
import type { Challenge } from '../../../../services/cart-checkout/src/domain/placement/challenge.ts';
import type {
  Claim,
  ClaimOutcome,
  Position,
  SoldStock,
} from '../../../../services/cart-checkout/src/domain/placement/claim.ts';
import type {
  CancelReply,
  Placement,
} from '../../../../services/cart-checkout/src/domain/placement/placement.ts';
import type { Tender } from '../../../../services/cart-checkout/src/domain/placement/tender.ts';
import type { Shopper } from '../../../../services/cart-checkout/src/domain/shopper.ts';
import { CheckViolation, UniqueViolation } from '../memory-database.ts';
import type { View } from '../memory-database.ts';
import type { RunStatement } from '../run-statement.ts';
import type { CartRow, CheckoutTables, OrderRow, PlacementRow, ReservationRow, StockRow } from './tables.ts';

const DAY_MS = 86_400_000;

/** The in-memory twin of cart-checkout's adapters/db/placement-repository.ts. */
export function memoryPlacementStore(tables: CheckoutTables, run: RunStatement) {
  const find = (point: string, search: (view: View) => PlacementRow | undefined): Promise<Placement | null> =>
    run(`placements.${point}`, (view) => {
      const row = search(view);
      return row === undefined ? null : placementOf(view, row);
    });
  const isOwn = (row: PlacementRow | undefined, { site, owner }: Shopper) =>
    row?.site === site && row.owner === owner ? row : undefined;

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
    findByKey: ({ site, owner }: Shopper, key: string) =>
      find('findByKey', (view) => {
        const id = view.get(tables.placementByKey, `${site}/${owner}/${key}`);
        return id === undefined ? undefined : view.get(tables.placements, id);
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

    claim: (claim: Claim): Promise<ClaimOutcome> =>
      run('placements.claim', (view) => runClaim(tables, view, claim)).catch((error: unknown) => {
        const isKey = error instanceof UniqueViolation && error.constraint === tables.placementByKey.name;
        if (isKey) return { outcome: 'moved-on' as const };
        throw error;
      }),

    finalise: (from: Position, orderId: string, tenders: readonly Tender[], event: OutboxRow) =>
      run('placements.finalise', (view) =>
        runFinalise(tables, view, move, { from, orderId, tenders, event }),
      ),

    beginChallenge: (
      from: Position,
      challenge: Challenge,
      { valid, longest }: { readonly valid: number; readonly longest: number },
    ): Promise<Date | null> =>
      run('placements.beginChallenge', (view) => {
        const before = view.lock(tables.placements, from.id);
        const now = view.now.getTime();
        const until = Math.min(
          before?.challengeUntil ?? Infinity,
          now + valid * 1_000,
          now + longest * 1_000,
        );
        const row = move(view, from, { state: 'challenge', challenge, challengeUntil: until, dueAt: until });
        return row === undefined ? null : new Date(until);
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

function placementOf(view: View, row: PlacementRow): Placement {
  const { idempotencyKey: _key, dueAt: _dueAt, createdAt: _createdAt, challengeUntil, ...placement } = row;
  return {
    ...placement,
    challengeUntil: challengeUntil === null ? null : new Date(challengeUntil),
    challengeOver: challengeUntil !== null && challengeUntil <= view.now.getTime(),
  };
}

function checkDue({ state, dueAt, challenge, challengeUntil }: PlacementRow): void {
  if ((dueAt === null) !== (state === 'placed' || state === 'released'))
    throw new CheckViolation('placement_due');
  if (state === 'challenge' && (challenge === null || challengeUntil === null)) {
    throw new CheckViolation('placement_challenge');
  }
}

function putStock(tables: CheckoutTables, view: View, row: StockRow): void {
  if (row.onHand < 0) throw new CheckViolation('stock_item_on_hand');
  if (row.reserved < 0 || row.reserved > row.onHand) throw new CheckViolation('stock_item_reserved');
  view.put(tables.stock, row.sku, row);
}

function runClaim(tables: CheckoutTables, view: View, claim: Claim): ClaimOutcome {
  const {
    cartId,
    placementId: id,
    shopper,
    idempotencyKey,
    requestHash,
    orderNumber,
    snapshot,
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
  view.insert(tables.placementByKey, `${shopper.site}/${shopper.owner}/${idempotencyKey}`, id);
  view.insert(tables.liveByCart, cartId, id);
  const now = view.now.getTime();
  const row = view.insert(tables.placements, id, {
    ...{
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
    },
    ...{
      reply: null,
      challenge: null,
      challengeUntil: null,
      createdAt: now,
      dueAt: now + claim.dueInSeconds * 1_000,
    },
  });
  view.put(tables.carts, cartId, { ...cart, placementId: id });
  for (const { sku, quantity, stock } of locked) {
    putStock(tables, view, { ...(stock as StockRow), reserved: (stock as StockRow).reserved + quantity });
    view.insert(tables.reservations, `${id}/${sku}`, { placementId: id, sku, quantity, state: 'held' });
  }
  return { outcome: 'claimed', placement: placementOf(view, row) };
}

interface Finalising {
  readonly from: Position;
  readonly orderId: string;
  readonly tenders: readonly Tender[];
  readonly event: OutboxRow;
}

function runFinalise(
  tables: CheckoutTables,
  view: View,
  move: Move,
  { from, orderId, tenders, event }: Finalising,
): SoldStock[] | null {
  const cart = view.lock(tables.carts, from.cartId) as CartRow;
  const row = move(view, from, { state: 'placed', dueAt: null, challenge: null });
  if (row === undefined) return null;
  view.remove(tables.liveByCart, row.cartId);
  const { id: placementId, cartId, site, owner, orderNumber, snapshot } = row;
  view.insert(tables.orderByCart, cartId, orderId);
  const { total, subtotal, discount, shipping } = snapshot.cart;
  if (total !== subtotal - discount + (shipping ?? 0)) throw new CheckViolation('sales_order_total');
  const about = { id: orderId, orderNumber, cartId, placementId, site, owner, snapshot, tenders };
  const lines = snapshot.cart.lines.map(({ sku, quantity, unitPrice }, index) => ({
    ...{ position: index + 1, sku, quantity, unitPrice },
    ...{ shipped: 0, cancelled: 0, returned: 0, shippedAmount: 0, returnedAmount: 0 },
  }));
  const followed: OrderRow['followed'] = {
    ...{ id: orderId, orderNumber, placementId, site, currency: 'GBP', version: 1 },
    ...{ status: 'ENTERED' as const },
    ...{ eventVersion: 1n, sequence: 0, charged: 0, captured: 0, refunded: 0 },
    goods: { total, shipping: shipping ?? 0, lines },
  };
  view.insert(tables.orders, orderId, { ...about, followed });
  const sold = endReservations(tables, view, placementId, 'claimed').map(([stock, { sku, quantity }]) => {
    const onHand = stock.onHand - quantity;
    const version = stock.version + 1n;
    putStock(tables, view, { ...stock, onHand, reserved: stock.reserved - quantity, version });
    const sale = { sku, kind: 'sale', quantity: -quantity, placementId } as const;
    view.put(tables.stockMovements, `${placementId}/${sku}`, sale);
    return { sku, quantity, onHand, version };
  });
  view.put(tables.carts, cartId, { ...cart, state: 'ordered', version: cart.version + 1 });
  view.remove(tables.activeCartByOwner, `${site}/${owner}`);
  tables.messaging.enqueue(view, event);
  return sold.length === 0 ? null : sold;
}

function endReservations(
  tables: CheckoutTables,
  view: View,
  placementId: string,
  state: 'claimed' | 'released',
): (readonly [StockRow, ReservationRow])[] {
  return view
    .all(tables.reservations)
    .filter((row) => row.placementId === placementId && row.state === 'held')
    .sort((left, right) => (left.sku < right.sku ? -1 : 1))
    .map((row) => {
      view.put(tables.reservations, `${placementId}/${row.sku}`, { ...row, state });
      return [view.lock(tables.stock, row.sku) as StockRow, row] as const;
    });
}
