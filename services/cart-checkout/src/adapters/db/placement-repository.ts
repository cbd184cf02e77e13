import { retryOnConflict } from '@loupe/database/conflict';
import type { RowOf, Statement, ValuesOf } from '@loupe/database/statement';
import type { Tx } from '@loupe/database/tx';
import type { OutboxRow } from '@loupe/messaging/envelope';
import type { Challenge } from '../../domain/placement/challenge.ts';
import type { Claim, ClaimOutcome, Position, SoldStock } from '../../domain/placement/claim.ts';
import type { CancelReply, Placement } from '../../domain/placement/placement.ts';
import type { Tender } from '../../domain/placement/tender.ts';
import type { Shopper } from '../../domain/shopper.ts';
import * as statements from './placement-statements.ts';
import * as reservations from './reservation-statements.ts';

export function placementRepository(tx: Tx) {
  async function findOne<V extends readonly unknown[]>(
    statement: Statement<V, Placement>,
    values: NoInfer<V>,
  ): Promise<Placement | null> {
    const [placement] = await tx.query(statement, values);
    return placement ?? null;
  }

  /** The statement is a transaction of its own, so it can be retried. */
  const write = <V extends readonly unknown[], R extends object>(
    statement: Statement<V, R>,
    values: NoInfer<V>,
  ): Promise<R[]> => retryOnConflict(() => tx.query(statement, values));

  return {
    find: (id: string) => findOne(statements.FIND, [id]),
    findOwn: ({ site, owner }: Shopper, id: string) => findOne(statements.FIND_OWN, [id, site, owner]),
    /** The placement that freezes the shopper's cart. */
    findLive: ({ site, owner }: Shopper) => findOne(statements.FIND_LIVE, [site, owner]),
    findByKey: ({ site, owner }: Shopper, key: string) => findOne(statements.FIND_BY_KEY, [site, owner, key]),
    /** The placement of the shopper's latest order in the past 24 hours. */
    findLatestPlaced: ({ site, owner }: Shopper) => findOne(statements.FIND_LATEST_PLACED, [site, owner]),

    /** Freezes the cart, inserts the placement and reserves stock, or does none of these. One statement, outside a transaction. */
    async claim(claim: Claim): Promise<ClaimOutcome> {
      const row = await runClaim(tx, claim);
      if (row === null || !row.cartFree) return { outcome: 'moved-on' };
      if (row.claimed) return { outcome: 'claimed', placement: claimedPlacement(claim) };
      const short = [...claim.quantities].find(([sku, wanted]) => (row.free[sku] ?? 0) < wanted);
      if (short === undefined)
        throw new Error(`Claim of cart ${claim.cartId} was refused with enough stock.`);
      return { outcome: 'insufficient', sku: short[0], available: row.free[short[0]] ?? 0 };
    },

    /** @returns what was sold, or null when the placement has moved on */
    async finalise(
      from: Position,
      orderId: string,
      tenders: readonly Tender[],
      event: OutboxRow,
    ): Promise<SoldStock[] | null> {
      const sold = await tx.query(reservations.FINALISE, [
        from.id,
        from.cartId,
        from.state,
        from.version,
        orderId,
        JSON.stringify(tenders),
        event.id,
        event.aggregatetype,
        event.aggregateid,
        event.aggregate_version,
        event.type,
        event.payload,
        event.occurred_at,
      ]);
      return sold.length === 0 ? null : sold;
    },

    /** Starts the bank's challenge. @returns the deadline for the shopper's return, or null when the placement has moved on */
    async beginChallenge(
      from: Position,
      challenge: Challenge,
      { valid, longest }: { readonly valid: number; readonly longest: number },
    ): Promise<Date | null> {
      const json = JSON.stringify(challenge);
      const values: ValuesOf<typeof statements.BEGIN_CHALLENGE> = [
        from.id,
        from.state,
        from.version,
        json,
        valid,
        longest,
      ];
      const [row] = await write(statements.BEGIN_CHALLENGE, values);
      return row?.challengeUntil ?? null;
    },

    /** @returns the updated placement, or null when it has no open challenge or the deadline has passed */
    async endChallenge(
      { site, owner }: Shopper,
      id: string,
      dueInSeconds: number,
    ): Promise<Placement | null> {
      const [placement] = await write(statements.END_CHALLENGE, [id, site, owner, dueInSeconds]);
      return placement ?? null;
    },

    /** Starts cancelling, after which it can no longer be placed. @returns the new position, or null when the placement has moved on */
    async beginCancel(from: Position, reply: CancelReply, dueInSeconds: number): Promise<Position | null> {
      const json = JSON.stringify(reply);
      const [row] = await write(statements.BEGIN_CANCEL, [
        from.id,
        from.state,
        from.version,
        json,
        dueInSeconds,
      ]);
      return row === undefined ? null : { ...from, state: 'cancelling', version: row.version };
    },

    /** Releases the reserved stock and unfreezes the cart. @returns false when the placement has moved on */
    async release(from: Position): Promise<boolean> {
      return (await write(reservations.RELEASE, [from.id, from.cartId, from.state, from.version])).length > 0;
    },

    /** Due placements, earliest first. No other caller gets them until the lease expires. */
    leaseDue: (limit: number, leaseSeconds: number) => write(statements.LEASE_DUE, [limit, leaseSeconds]),
  };
}

type ClaimRow = RowOf<typeof reservations.CLAIM>;

function claimedPlacement({
  placementId,
  shopper,
  cartId,
  requestHash,
  orderNumber,
  snapshot,
  state,
}: Claim): Placement {
  const position = { id: placementId, cartId, state, version: 1 };
  const nothingYet = { reply: null, challenge: null, challengeUntil: null, challengeOver: false };
  return { ...position, ...shopper, attempt: 1, requestHash, orderNumber, snapshot, ...nothingYet };
}

/** @returns null when another placement has the idempotency key by now */
async function runClaim(tx: Tx, claim: Claim): Promise<ClaimRow | null> {
  const values: ValuesOf<typeof reservations.CLAIM> = [
    claim.cartId,
    claim.cartVersion,
    [...claim.quantities.keys()],
    [...claim.quantities.values()],
    claim.placementId,
    claim.shopper.site,
    claim.shopper.owner,
    claim.idempotencyKey,
    claim.requestHash,
    claim.orderNumber,
    JSON.stringify(claim.snapshot),
    claim.state,
    claim.dueInSeconds,
  ];
  try {
    const [row] = await retryOnConflict(() => tx.query(reservations.CLAIM, values));
    return row ?? null;
  } catch (error) {
    if ((error as { constraint?: string }).constraint === 'placement_idempotency_key') return null;
    throw error;
  }
}
