import { retryOnConflict } from '@loupe/database/conflict';
import type { Statement, ValuesOf } from '@loupe/database/statement';
import type { Tx } from '@loupe/database/tx';
import { outboxParameters } from '@loupe/messaging/envelope';
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
import { emailOfWait, SIGNS_AT_PAGE_SECONDS } from '../../domain/placement/waiting-email.ts';
import { HOLD_LIMITS } from '../../domain/rate-limit/hold-limits.ts';
import type { Shopper } from '../../domain/shopper.ts';
import { giftSkus, NO_EMAIL, NO_PROMOTIONS, toCart } from './cart-row.ts';
import { FIND_FOR_CLAIM } from './cart-statements.ts';
import type { CartRow } from './cart-statements.ts';
import { fromJson } from './placement-json.ts';
import * as statements from './placement-statements.ts';
import * as reservations from './reservation-statements.ts';
import { tryClaim } from './try-claim.ts';
import { byStatement } from './write.ts';

interface ChallengeTime {
  /** Seconds from now on. */
  readonly valid: number;
  readonly longest: number;
  /** Multiplies the limits of what many people may share. */
  readonly sourceFactor: number;
}

/** Of a claim of a sku with buckets: each that fails means that others were served. */
const BUCKET_TRIES = 20;

/** @param transaction of the same pool: a claim for a loan needs one */
export function placementRepository(
  tx: Tx,
  promotions = NO_PROMOTIONS,
  compare = NO_EMAIL,
  transaction = byStatement(tx),
) {
  const split = new Set<string>();

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
    /** The shopper's application for a loan that has not ended. There is one at most. */
    findOpenApplication: ({ site, owner }: Shopper) =>
      findOne(statements.FIND_OPEN_APPLICATION, [site, owner]),
    /** Makes a placement due whose action is open. Does nothing to any other. */
    async hasten(id: string): Promise<void> {
      await write(statements.HASTEN, [id]);
    },
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
     * only for a loan, and where a sku has buckets of which none had enough.
     */
    async claim(claim: Claim): Promise<ClaimOutcome> {
      for (let tries = 0; tries < BUCKET_TRIES; tries++) {
        const outcome = await tryClaim(tx, claim, split, transaction);
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
      const { id: placementId, ...position } = from;
      const sold = await tx.query(reservations.FINALISE, {
        placementId,
        ...position,
        orderId,
        tenders: JSON.stringify(tenders),
        bounds: [...bounds],
        ...outboxParameters(event),
      });
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

    /**
     * Waits for the provider, with a deadline that may be later than the last one, detaches the bag, and has the shopper told once.
     * @returns the deadline, or null when the placement has moved on
     */
    async beginWait(from: Position, action: NextAction, seconds: number): Promise<Date | null> {
      const json = JSON.stringify(action);
      const [row] = await write(statements.BEGIN_WAIT, [
        from.id,
        from.cartId,
        from.state,
        from.version,
        json,
        seconds,
        emailOfWait(action),
        SIGNS_AT_PAGE_SECONDS,
      ]);
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
    leaseDue: (limit: number, leaseSeconds: number): Promise<Placement[]> =>
      write(statements.LEASE_DUE, [limit, leaseSeconds]),
  };
}
