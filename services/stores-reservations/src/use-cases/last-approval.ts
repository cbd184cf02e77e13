import { validUntil } from '../domain/price-promise/deadlines.ts';
import { needsSecondName } from '../domain/price-promise/moves.ts';
import type { Approval } from '../domain/price-promise/moves.ts';
import type { PromiseStanding } from '../domain/price-promise/price-promise.ts';
import type { PromiseAct } from './ports/price-promises.ts';

/** The approval that was taken back last, from the record of a request; null where there was none. */
export function lastApproval(
  standing: Pick<PromiseStanding, 'ourPrice'>,
  acts: readonly PromiseAct[],
): Approval | null {
  const approvals = acts.filter(({ act }) => act === 'approve');
  const last = approvals.findLastIndex(({ state }) => state === 'APPROVED');
  const approval = approvals[last];
  if (approval === undefined || approval.price === null) return null;
  const { price, actor, at } = approval;
  const facts = { agreedPrice: price, decidedAt: at, validUntil: validUntil(at) };
  if (!needsSecondName(standing, price)) return { ...facts, decidedBy: actor, secondBy: null };
  // The first name was recorded just before, for the same price.
  return { ...facts, decidedBy: approvals[last - 1]?.actor ?? actor, secondBy: actor };
}
