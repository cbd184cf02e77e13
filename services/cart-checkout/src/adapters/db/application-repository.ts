import { lockKeys } from '@loupe/database/advisory-lock';
import type { Tx } from '@loupe/database/tx';
import type { AppliedFor, Claim, ClaimOutcome, Position } from '../../domain/placement/claim.ts';
import { applicationCounters } from '../../domain/rate-limit/application-counters.ts';
import { sql } from './gen/statements.ts';
import { isOpenApplication } from './placement-json.ts';
import { RELEASE } from './reservation-statements.ts';
import { ON_HAND } from './stock-sums.ts';
import type { InTransaction } from './write.ts';

/** @param digestsOf an e-mail, one for each accepted key */
export function applicationRepository(
  tx: Tx,
  digestsOf: (text: string) => readonly string[],
  transaction: InTransaction,
) {
  return {
    /** Null for a placement whose application has reached the lender: its bag went with it. */
    async findBeforeLender({ id }: Position): Promise<AppliedFor | null> {
      const [found] = await tx.query(FIND_BEFORE_LENDER, [id]);
      if (found === undefined) return null;
      const { site, owner, email, endedKeys, claimedAt } = found;
      const network = endedKeys.filter((key) => key.startsWith(OF_NETWORK));
      return {
        shopper: { site, owner },
        email,
        network: network.map((key) => key.slice(OF_NETWORK.length)),
        claimedAt,
      };
    },

    /** Releases its placement and takes it off the counters of applications, in the windows that counted it; false when it has moved on. */
    releaseUncounted(from: Position, { shopper, email, network, claimedAt }: AppliedFor): Promise<boolean> {
      const counters = applicationCounters(shopper, { email: digestsOf(email), network }, 1);
      const seconds = counters.map(({ limit }) => limit.seconds);
      return transaction(async (inTx) => {
        const released = await inTx.query(RELEASE, [from.id, from.cartId, from.state, from.version]);
        if (released.length === 0) return false;
        await inTx.query(UNCOUNT, [counters.map(({ key }) => key), seconds, claimedAt]);
        return true;
      });
    },
  };
}

/** The key by which a placement counts its end on a network: see hold-counters.ts. */
const OF_NETWORK = 'unpaid-ended:network:';

type NotLent = Extract<ClaimOutcome, { outcome: 'applied-for' | 'moved-on' }>;

/**
 * Waits for the other applications for these pieces and looks whether there are some left for one more. Call it in the claim's
 * transaction: the next one sees what this one reserves. What it has waited for may be the same request: the bag is then gone.
 */
export async function lackForApplication(
  tx: Tx,
  { quantities, cartId, cartVersion }: Claim,
  percent: number,
): Promise<NotLent | null> {
  const skus = [...quantities.keys()].toSorted();
  for (const sku of skus) await tx.query(LOCK_APPLICANTS, lockKeys('applicants', sku));
  for (const { sku, onHand, kept, isBagHere } of await tx.query(KEPT, [skus, cartId, cartVersion])) {
    if (!isBagHere) return { outcome: 'moved-on' };
    const most = Math.max(1, Math.ceil((onHand * percent) / 100)) - kept;
    if ((quantities.get(sku) ?? 0) > most) return { outcome: 'applied-for', sku, most: Math.max(0, most) };
  }
  return null;
}

const LOCK_APPLICANTS = sql(
  'lock-applicants-for-piece',
  'SELECT 1 AS locked FROM pg_advisory_xact_lock($1::int, $2::int)',
);

const KEPT = sql(
  'pieces-kept-by-applications',
  `
  SELECT s.sku, ${ON_HAND} AS "onHand", coalesce(k.pieces, 0) AS kept,
    EXISTS (SELECT FROM cart WHERE id = $2 AND version = $3 AND state = 'active' AND placement_id IS NULL) AS "isBagHere"
  FROM stock_item s LEFT JOIN (
    SELECT r.sku, sum(r.quantity)::int AS pieces FROM placement p JOIN reservation r ON r.placement_id = p.id
    WHERE ${isOpenApplication('p')} AND r.state = 'held' AND r.sku = ANY ($1::text[])
    GROUP BY r.sku
  ) AS k ON k.sku = s.sku
  WHERE s.sku = ANY ($1::text[]) ORDER BY s.sku`,
);

const FIND_BEFORE_LENDER = sql(
  'find-application-before-lender',
  `
  SELECT p.site, p.owner, p.snapshot ->> 'email' AS email, p.ended_keys AS "endedKeys",
    coalesce(p.held_at, p.created_at) AS "claimedAt"
  FROM placement p JOIN cart c ON c.id = p.cart_id
  WHERE p.id = $1 AND c.state <> 'detached'`,
  { notNull: ['email'] },
);

// A window that began after the claim has not counted it. The claim's time is rounded.
const UNCOUNT = sql(
  'uncount-application',
  `
  WITH locked AS (
    SELECT r.key FROM rate_limit r JOIN unnest($1::text[], $2::int[]) AS counted (key, seconds) USING (key)
    WHERE r.resets_at > clock() AND r.resets_at <= $3::timestamptz + make_interval(secs => counted.seconds + 1)
    ORDER BY r.key FOR UPDATE OF r
  )
  UPDATE rate_limit r SET hits = greatest(r.hits - 1, 0) FROM locked WHERE r.key = locked.key`,
);
