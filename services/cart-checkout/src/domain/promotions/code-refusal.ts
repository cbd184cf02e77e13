import { isEarned } from './bag.ts';
import type { Bag } from './bag.ts';
import type { CodeRefusal } from './code-state.ts';
import { isAbout } from './matching.ts';
import { nextTiers } from './next-tiers.ts';
import type { Promotion } from './promotion.ts';
import type { PromotionCustomer } from './promotion-input.ts';

/** Of a promotion that does not run. */
export const whenRefused = ({ state, untilMs }: Promotion, at: Date): CodeRefusal => {
  const isOver = state === 'ended' || (state === 'active' && untilMs !== null && untilMs <= at.getTime());
  return { type: isOver ? 'ended' : 'not-begun' };
};

/** Of a promotion that runs and gives this bag nothing. The pieces come first: no sign-in helps a bag without any. */
export function refusalOf(promotion: Promotion, customer: PromotionCustomer, bag: Bag): CodeRefusal {
  const excluded = new Set(bag.excluded.map(({ lineId }) => lineId));
  const isForOne = bag.perLine.some(({ line }) => !excluded.has(line.id) && isAbout(promotion, line));
  if (!isForOne) return { type: 'other-pieces' };
  const match = bag.matches.find((candidate) => candidate.promotion === promotion);
  if (match === undefined) return customerRefusal(promotion, customer);
  const [tier] = nextTiers({ ...bag, matches: [match] });
  if (tier !== undefined && (!isEarned(match) || promotion.rule.type === 'spend-and-save'))
    return { type: 'spend', missing: tier.missing };
  return { type: 'more-pieces' };
}

function customerRefusal(
  { customers, firstOrder }: Promotion,
  { id, isFirstOrder }: PromotionCustomer,
): CodeRefusal {
  if (customers?.isOtherEmail === true) return { type: 'other-email' };
  if (id === null) return { type: 'sign-in' };
  // Whom the promotion is not for anyway is not told about a first order.
  const isForThem =
    customers === null || customers.ids.includes(id) || customers.segments.includes('registered');
  return { type: firstOrder && isFirstOrder !== true && isForThem ? 'first-order' : 'other-customers' };
}
