import { retryOnConflict } from '@loupe/database/conflict';
import type { RowOf } from '@loupe/database/statement';
import type { Tx } from '@loupe/database/tx';
import type { Claim, ClaimOutcome } from '../../domain/placement/claim.ts';
import type { Placement } from '../../domain/placement/placement.ts';
import { CLAIM_SECONDS, holdWeight, NO_HOLDS } from '../../domain/rate-limit/hold-limits.ts';
import { lackForApplication } from './application-repository.ts';
import * as claims from './claim-statements.ts';
import { DROP_USED_CODES } from './code-statements.ts';
import { stockRepository } from './stock-repository.ts';
import { byStatement } from './write.ts';
import type { InTransaction } from './write.ts';

/**
 * @param split skus that had buckets when this instance last looked
 * @returns null when the claim can be repeated, since a sku has pieces in other buckets
 */
export async function tryClaim(
  tx: Tx,
  claim: Claim,
  split: Set<string>,
  transaction: InTransaction,
): Promise<ClaimOutcome | null> {
  const skus = [...claim.quantities.keys()];
  // A claim is one statement, and needs no transaction where nothing is looked at before.
  const inTx = claim.mostAppliedFor === undefined ? byStatement(tx) : transaction;
  const row = await runClaim(
    inTx,
    claim,
    skus.some((sku) => split.has(sku)),
  );
  if (row === 'code-used-up') return dropUsedCodes(tx, claim);
  if (row !== null && 'outcome' in row) return row;
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
  const nothingYet = {
    reply: null,
    challenge: null,
    challengeUntil: null,
    challengeOver: false,
    mayWaitOn: true,
  };
  return { ...position, ...shopper, attempt: 1, requestHash, orderNumber, snapshot, plan, ...nothingYet };
}

/** @returns null when another placement has the idempotency key by now */
async function runClaim(
  inTx: InTransaction,
  claim: Claim,
  fromBuckets: boolean,
): Promise<ClaimRow | ClaimOutcome | 'code-used-up' | null> {
  const { codes = [], codeCustomers = [] } = claim;
  const { charged, ended, isHuman, charge, weight } = holdOf(claim);
  const values = {
    cartId: claim.cartId,
    cartVersion: claim.cartVersion,
    skus: [...claim.quantities.keys()],
    quantities: [...claim.quantities.values()],
    placementId: claim.placementId,
    site: claim.shopper.site,
    owner: claim.shopper.owner,
    idempotencyKey: claim.idempotencyKey,
    requestHash: claim.requestHash,
    orderNumber: claim.orderNumber,
    snapshot: JSON.stringify(claim.snapshot),
    state: claim.state,
    dueInSeconds: claim.dueInSeconds,
    plan: JSON.stringify(claim.plan),
    chargedKeys: charged.map(({ key }) => key),
    chargedSeconds: charged.map(({ limit }) => limit.seconds),
    chargedLimits: charged.map(({ limit }) => limit.hits),
    holdCharge: charge,
    holdWeight: weight,
    endedKeys: ended.map(({ key }) => key),
    endedLimits: ended.map(({ limit }) => limit.hits),
    isHuman,
  };
  try {
    return await inTx(async (tx) => {
      const { mostAppliedFor } = claim;
      const lack = mostAppliedFor === undefined ? null : await lackForApplication(tx, claim, mostAppliedFor);
      if (lack !== null) return lack;
      const [row] = await (codes.length === 0 && !fromBuckets
        ? tx.query(claims.CLAIM, values)
        : tx.query(fromBuckets ? claims.CLAIM_FROM_BUCKETS : claims.CLAIM_WITH_CODES, {
            ...values,
            codes: [...codes],
            codeCustomers: [...codeCustomers],
          }));
      return row ?? null;
    });
  } catch (error) {
    const { constraint } = error as { constraint?: string };
    // Another request of the same shopper was first.
    if (constraint === 'placement_idempotency_key' || constraint === 'placement_open_application')
      return null;
    if (constraint === 'code_customer_uses') return 'code-used-up';
    throw error;
  }
}
