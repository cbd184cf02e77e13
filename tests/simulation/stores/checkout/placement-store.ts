import type { OutboxRow } from '@loupe/messaging/envelope';
import type {
  Claim,
  ClaimOutcome,
  FoundForClaim,
  Position,
} from '../../../../services/cart-checkout/src/domain/placement/claim.ts';
import type {
  CancelReply,
  Placement,
} from '../../../../services/cart-checkout/src/domain/placement/placement.ts';
import type { NextAction } from '../../../../services/cart-checkout/src/domain/placement/next-action.ts';
import type { HeldTender } from '../../../../services/cart-checkout/src/domain/placement/plan.ts';
import type { Shopper } from '../../../../services/cart-checkout/src/domain/shopper.ts';
import { CheckViolation } from '../memory-database.ts';
import type { UniqueViolation, View } from '../memory-database.ts';
import type { RunStatement } from '../run-statement.ts';
import { activeCart, NONE } from './cart-store.ts';
import type { Promotions } from './cart-store.ts';
import { dropUsedCodes, endUses } from './code-store.ts';
import { endApplication, endReservations, runFinalise } from './run-finalise.ts';
import { MOST_WAIT_MS, NEXT_LOOK_MS, placementOf, putStock, runClaim } from './run-claim.ts';
import type { CartRow, CheckoutTables, PlacementRow } from './tables.ts';

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
    findOpenApplication: ({ site, owner }: Shopper) =>
      find('findOpenApplication', (view) => {
        const id = view.get(tables.openApplicationByOwner, `${site}/${owner}`);
        return id === undefined ? undefined : view.get(tables.placements, id);
      }),
    hasten: (id: string): Promise<void> =>
      run('placements.hasten', (view) => {
        const row = view.lock(tables.placements, id);
        const now = view.now.getTime();
        if (row?.state === 'challenge' && (row.dueAt ?? 0) > now)
          view.put(tables.placements, id, { ...row, dueAt: now });
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
          const { constraint } = error as Partial<UniqueViolation>;
          const isRival =
            constraint === tables.placementByKey.name || constraint === tables.openApplicationByOwner.name;
          if (isRival) return { outcome: 'moved-on' as const };
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
        endApplication(tables, view, row);
        for (const [stock, { quantity }] of endReservations(tables, view, row.id, 'released')) {
          putStock(tables, view, { ...stock, reserved: stock.reserved - quantity });
        }
        endUses(tables, view, row.id, 'returned');
        if (cart.placementId === row.id) {
          const state = cart.state === 'detached' ? 'returned' : cart.state;
          view.put(tables.carts, cart.id, { ...cart, state, placementId: null, version: cart.version + 1 });
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

function checkDue({ state, dueAt, challenge, challengeUntil }: PlacementRow): void {
  if ((dueAt === null) !== (state === 'placed' || state === 'released'))
    throw new CheckViolation('placement_due');
  if (state === 'challenge' && (challenge === null || challengeUntil === null)) {
    throw new CheckViolation('placement_challenge');
  }
}
