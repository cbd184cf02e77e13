import { retryOnConflict } from '@loupe/database/conflict';
import type { Tx } from '@loupe/database/tx';
import type { OutboxRow } from '@loupe/messaging/envelope';
import type { Challenge } from '../../domain/placement/challenge.ts';
import type { Claim, ClaimOutcome, Position, SoldStock } from '../../domain/placement/claim.ts';
import type { CancelReply, Placement } from '../../domain/placement/placement.ts';
import type { Tender } from '../../domain/placement/tender.ts';
import type { Shopper } from '../../domain/shopper.ts';
import * as sql from './placement-sql.ts';

export function placementRepository(tx: Tx) {
  async function findOne(statement: string, values: readonly unknown[]): Promise<Placement | null> {
    const [placement] = await tx.query<Placement>(statement, values);
    return placement ?? null;
  }

  /** A statement that is a transaction of its own, and so may be run again as a whole. */
  const write = <Row extends object>(statement: string, values: readonly unknown[]): Promise<Row[]> =>
    retryOnConflict(() => tx.query<Row>(statement, values));

  return {
    find: (id: string) => findOne(sql.FIND, [id]),
    findOwn: ({ site, owner }: Shopper, id: string) => findOne(sql.FIND_OWN, [id, site, owner]),
    /** The placement that freezes the shopper's cart. */
    findLive: ({ site, owner }: Shopper) => findOne(sql.FIND_LIVE, [site, owner]),
    findByKey: ({ site, owner }: Shopper, key: string) => findOne(sql.FIND_BY_KEY, [site, owner, key]),
    /** The shopper's last order's placement of the past 24 hours. */
    findLatestPlaced: ({ site, owner }: Shopper) => findOne(sql.FIND_LATEST_PLACED, [site, owner]),

    /** Freezes the cart, writes the placement and reserves, or does none of it. Outside any transaction: it is one statement. */
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
      const sold = await tx.query<SoldStock>(sql.FINALISE, [
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

    /** Sends the shopper to the bank. @returns until when they may come back, or null when the placement has moved on */
    async beginChallenge(
      from: Position,
      challenge: Challenge,
      { valid, longest }: { readonly valid: number; readonly longest: number },
    ): Promise<Date | null> {
      const values = [from.id, from.state, from.version, JSON.stringify(challenge), valid, longest];
      const [row] = await write<{ challengeUntil: Date }>(sql.BEGIN_CHALLENGE, values);
      return row?.challengeUntil ?? null;
    },

    /** @returns the placement as it is now, or null when its shopper is not at the bank, or no longer in time */
    async endChallenge(
      { site, owner }: Shopper,
      id: string,
      dueInSeconds: number,
    ): Promise<Placement | null> {
      const [placement] = await write<Placement>(sql.END_CHALLENGE, [id, site, owner, dueInSeconds]);
      return placement ?? null;
    },

    /** Closes the way to placed. @returns the new position, or null when the placement has moved on */
    async beginCancel(from: Position, reply: CancelReply, dueInSeconds: number): Promise<Position | null> {
      const values = [from.id, from.state, from.version, JSON.stringify(reply), dueInSeconds];
      const [row] = await write<{ version: number }>(sql.BEGIN_CANCEL, values);
      return row === undefined ? null : { ...from, state: 'cancelling', version: row.version };
    },

    /** Frees the stock and thaws the cart. @returns false when the placement has moved on */
    async release(from: Position): Promise<boolean> {
      return (await write(sql.RELEASE, [from.id, from.cartId, from.state, from.version])).length > 0;
    },

    /** Placements whose time has come, soonest first, theirs alone who leased them until the lease ends. */
    leaseDue: (limit: number, leaseSeconds: number) => write<Placement>(sql.LEASE_DUE, [limit, leaseSeconds]),
  };
}

interface ClaimRow {
  cartFree: boolean;
  claimed: boolean;
  free: Record<string, number>;
}

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

/** @returns null when the idempotency key was taken in the meantime */
async function runClaim(tx: Tx, claim: Claim): Promise<ClaimRow | null> {
  const values = [
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
    const [row] = await retryOnConflict(() => tx.query<ClaimRow>(sql.CLAIM, values));
    return row ?? null;
  } catch (error) {
    if ((error as { constraint?: string }).constraint === 'placement_idempotency_key') return null;
    throw error;
  }
}
