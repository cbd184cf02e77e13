import { isEarned } from './bag.ts';
import type { Bag } from './bag.ts';
import { givesAlone } from './best-discounts.ts';
import type { CodeState } from './code-state.ts';
import { isRunning } from './conditions.ts';
import type { AppliedCode, CodeOfBag, PromotionInput } from './promotion-input.ts';
import { isMoneyRule } from './take-off.ts';

/** EU-18 for each code. @param taking the codes by which money was taken off */
export function codeStates(input: PromotionInput, bag: Bag, taking: ReadonlySet<string>): AppliedCode[] {
  const stateOf = (given: CodeOfBag): CodeState => {
    const { promotions, site, at } = input;
    const promotion = promotions.find(({ key }) => key === given.promotion);
    if (promotion === undefined || !promotion.sites.includes(site)) return 'NotValid';
    if (!isRunning(promotion, site, at)) return 'NotActive';
    if (given.isUsedUp) return 'MaxApplicationReached';
    const match = bag.matches.find((candidate) => candidate.promotion === promotion);
    if (match === undefined || !isEarned(match) || !givesAlone(bag, match)) return 'DoesNotMatchCart';
    const applies = match.code === given.code && (!isMoneyRule(promotion.rule) || taking.has(given.code));
    return applies ? 'MatchesCart' : 'ApplicationStoppedByPreviousDiscount';
  };
  return input.codes.map((given) => {
    const state = stateOf(given);
    const known =
      state === 'NotValid' ? undefined : input.promotions.find(({ key }) => key === given.promotion);
    const { name = null, description = null } = known ?? {};
    return { code: given.code, promotion: given.promotion, name, description, state };
  });
}
