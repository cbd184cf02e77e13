import { retryOnConflict } from '@loupe/database/conflict';
import type { RowOf, Statement, ValuesOf } from '@loupe/database/statement';
import type { Tx } from '@loupe/database/tx';
import type { OutboxRow } from '@loupe/messaging/envelope';
import type {
  Claim,
  ClaimOutcome,
  FoundForClaim,
  Position,
  SoldStock,
} from '../../domain/placement/claim.ts';
import type { NextAction } from '../../domain/placement/next-action.ts';
import type { CancelReply, Placement } from '../../domain/placement/placement.ts';
import type { HeldTender } from '../../domain/placement/plan.ts';
import { CLAIM_SECONDS, HOLD_LIMITS, holdWeight, NO_HOLDS } from '../../domain/rate-limit/hold-limits.ts';
import type { Shopper } from '../../domain/shopper.ts';
import { giftSkus, NO_EMAIL, NO_PROMOTIONS, toCart } from './cart-row.ts';
import * as claims from './claim-statements.ts';
import { FIND_FOR_CLAIM } from './cart-statements.ts';
import type { CartRow } from './cart-statements.ts';
import { DROP_USED_CODES } from './code-statements.ts';
import { fromJson, fromStored } from './placement-json.ts';
import type { StoredPlacement } from './placement-json.ts';
import * as statements from './placement-statements.ts';
import { storedPlan } from './stored-plan.ts';
import * as reservations from './reservation-statements.ts';
import { stockRepository } from './stock-repository.ts';

interface ChallengeTime {
  /** Seconds from now on. */
  readonly valid: number;
  readonly longest: number;
  /** Multiplies the limits of what many people may share. */
  readonly sourceFactor: number;
}

/** Of a claim of a sku with buckets: each that fails means that others were served. */
const BUCKET_TRIES = 20;

export function placementRepository(tx: Tx, promotions = NO_PROMOTIONS, compare = NO_EMAIL) {
  const split = new Set<string>();

  async function findOne<V extends readonly unknown[]>(
    statement: Statement<V, StoredPlacement>,
    values: NoInfer<V>,
  ): Promise<Placement | null> {
    const [placement] = await tx.query(statement, values);
    return placement === undefined ? null : fromStored(placement);
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
    /** One statement. */
    async findForClaim({ site, owner }: Shopper, key: string | null): Promise<FoundForClaim> {
      // A key has at least one character.
      const all = promotions();
      const [row] = await tx.query(FIND_FOR_CLAIM, [site, owner, key ?? '', giftSkus(all, site)]);
      const { repeated = null, hasPaidOrder = false, ...cart } = row ?? { id: null };
      return {
        hasPaidOrder,
        repeated: repeated === null ? null : fromJson(repeated),
        cart: cart.id === null ? null : toCart(cart as CartRow, all, compare), // all its columns are null, or none
      };
    },
    /** The placement of the shopper's latest order in the past 24 hours. */
    findLatestPlaced: ({ site, owner }: Shopper) => findOne(statements.FIND_LATEST_PLACED, [site, owner]),

    /**
     * Freezes the cart, inserts the placement and reserves stock, or does none of these. One statement, outside a transaction, and more
     * only where a sku has buckets of which none had enough.
     */
    async claim(claim: Claim): Promise<ClaimOutcome> {
      for (let tries = 0; tries < BUCKET_TRIES; tries++) {
        const outcome = await tryClaim(tx, claim, split);
        if (outcome !== null) return outcome;
      }
      return { outcome: 'moved-on' };
    },

    /**
     * Creates the order and sells its stock. One statement.
     * @param bounds of stock that the sale must not cross
     * @returns what was sold, or null when the placement has moved on or a bound would be crossed
     */
    async finalise(
      from: Position,
      orderId: string,
      tenders: readonly HeldTender[],
      event: OutboxRow,
      bounds: readonly number[],
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
        [...bounds],
      ]);
      return sold.length === 0 ? null : sold;
    },

    /** Starts the shopper's action. @returns the deadline for the shopper's return, or null when the placement has moved on */
    async beginChallenge(
      from: Position,
      action: NextAction,
      { valid, longest, sourceFactor }: ChallengeTime,
    ): Promise<Date | null> {
      const json = JSON.stringify(action);
      const values: ValuesOf<typeof statements.BEGIN_CHALLENGE> = [
        from.id,
        from.state,
        from.version,
        json,
        valid,
        longest,
        HOLD_LIMITS.session.hits,
        HOLD_LIMITS.card.hits * sourceFactor,
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
      return placement === undefined ? null : fromStored(placement);
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
    leaseDue: async (limit: number, leaseSeconds: number): Promise<Placement[]> =>
      (await write(statements.LEASE_DUE, [limit, leaseSeconds])).map(fromStored),
  };
}

/**
 * @param split skus that had buckets when this instance last looked
 * @returns null when the claim can be repeated, since a sku has pieces in other buckets
 */
async function tryClaim(tx: Tx, claim: Claim, split: Set<string>): Promise<ClaimOutcome | null> {
  const skus = [...claim.quantities.keys()];
  const row = await runClaim(
    tx,
    claim,
    skus.some((sku) => split.has(sku)),
  );
  if (row === 'code-used-up') return dropUsedCodes(tx, claim);
  if (row?.needsBotCheck === true) return { outcome: 'bot-check' };
  if (row === null || !row.cartFree) return { outcome: 'moved-on' };
  if (row.claimed) return { outcome: 'claimed', placement: claimedPlacement(claim) };
  const short = [...claim.quantities].find(([sku, wanted]) => (row.free[sku] ?? 0) < wanted);
  if (short === undefined && !row.codesUsable) return { outcome: 'code-used-up' };
  if (short === undefined && row.enough) return refuseHold(tx, claim, row);
  if (short === undefined) throw new Error(`Claim of cart ${claim.cartId} was refused with enough stock.`);
  const [sku, wanted] = short;
  if (!row.isSplit) {
    for (const joined of skus) split.delete(joined);
    return { outcome: 'insufficient', sku, available: row.free[sku] ?? 0 };
  }
  split.add(sku);
  const stock = stockRepository(tx);
  const free = await stock.freeOf(sku);
  if (free.all < wanted) return { outcome: 'insufficient', sku, available: free.all };
  if (free.most < wanted) await retryOnConflict(() => stock.gather(sku));
  return null;
}

/** The next read of the bag could not tell that they are used up: it knows the shopper, not who has the same e-mail. */
async function dropUsedCodes(tx: Tx, { cartId, codeCustomers = [] }: Claim): Promise<ClaimOutcome> {
  await retryOnConflict(() => tx.query(DROP_USED_CODES, [cartId, [...codeCustomers]]));
  return { outcome: 'code-used-up' };
}

/** A counter is full. The others have counted the claim, and are given back. */
async function refuseHold(tx: Tx, claim: Claim, { counted }: ClaimRow): Promise<ClaimOutcome> {
  const { charge, charged } = holdOf(claim);
  if (counted.length > 0) await retryOnConflict(() => tx.query(claims.GIVE_HOLD_BACK, [counted, charge]));
  const [full] = await tx.query(claims.FULL_FOR_SECONDS, [
    charged.map(({ key }) => key),
    charged.map(({ limit }) => limit.hits),
    charge,
  ]);
  return { outcome: 'too-many', retryAfterSeconds: Math.max(1, Math.ceil(full?.seconds ?? 60)) };
}

function holdOf({ holds = NO_HOLDS, quantities }: Claim) {
  const weight = holds.charged.length === 0 ? 0 : holdWeight(quantities);
  return { ...holds, weight, charge: weight * CLAIM_SECONDS };
}

type ClaimRow = RowOf<typeof claims.CLAIM>;

function claimedPlacement({
  placementId,
  shopper,
  cartId,
  requestHash,
  orderNumber,
  snapshot,
  plan,
  state,
}: Claim): Placement {
  const position = { id: placementId, cartId, state, version: 1 };
  const nothingYet = { reply: null, challenge: null, challengeUntil: null, challengeOver: false };
  return { ...position, ...shopper, attempt: 1, requestHash, orderNumber, snapshot, plan, ...nothingYet };
}

/** @returns null when another placement has the idempotency key by now */
async function runClaim(
  tx: Tx,
  claim: Claim,
  fromBuckets: boolean,
): Promise<ClaimRow | 'code-used-up' | null> {
  const { codes = [], codeCustomers = [] } = claim;
  const { charged, ended, isHuman, charge, weight } = holdOf(claim);
  const values: ValuesOf<typeof claims.CLAIM> = [
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
    JSON.stringify(storedPlan(claim.plan)),
    charged.map(({ key }) => key),
    charged.map(({ limit }) => limit.seconds),
    charged.map(({ limit }) => limit.hits),
    charge,
    weight,
    ended.map(({ key }) => key),
    ended.map(({ limit }) => limit.hits),
    isHuman,
  ];
  try {
    const [row] = await retryOnConflict(() =>
      codes.length === 0 && !fromBuckets
        ? tx.query(claims.CLAIM, values)
        : tx.query(fromBuckets ? claims.CLAIM_FROM_BUCKETS : claims.CLAIM_WITH_CODES, [
            ...values,
            [...codes],
            [...codeCustomers],
          ]),
    );
    return row ?? null;
  } catch (error) {
    const { constraint } = error as { constraint?: string };
    if (constraint === 'placement_idempotency_key') return null;
    if (constraint === 'code_customer_uses') return 'code-used-up';
    throw error;
  }
}
