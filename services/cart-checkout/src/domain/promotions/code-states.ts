import { isEarned } from './bag.ts';
import type { Bag } from './bag.ts';
import { givesAlone } from './best-discounts.ts';
import { refusalOf, whenRefused } from './code-refusal.ts';
import type { CodeRefusal, CodeState } from './code-state.ts';
import { isRunning } from './conditions.ts';
import type { AppliedCode, CodeOfBag, PromotionInput } from './promotion-input.ts';
import { isMoneyRule } from './take-off.ts';

interface Judged {
  readonly state: CodeState;
  readonly refusal?: CodeRefusal;
}

/** EU-18 for each code. @param taking the codes by which money was taken off */
export function codeStates(input: PromotionInput, bag: Bag, taking: ReadonlySet<string>): AppliedCode[] {
  const judge = (given: CodeOfBag): Judged => {
    const { promotions, site, at, customer } = input;
    const promotion = promotions.find(({ key }) => key === given.promotion);
    if (promotion === undefined || !promotion.sites.includes(site)) return { state: 'NotValid' };
    if (!isRunning(promotion, site, at)) return { state: 'NotActive', refusal: whenRefused(promotion, at) };
    if (given.isUsedUp) return { state: 'MaxApplicationReached' };
    const match = bag.matches.find((candidate) => candidate.promotion === promotion);
    if (match === undefined || !isEarned(match) || !givesAlone(bag, match))
      return { state: 'DoesNotMatchCart', refusal: refusalOf(promotion, customer, bag) };
    const applies = match.code === given.code && (!isMoneyRule(promotion.rule) || taking.has(given.code));
    return { state: applies ? 'MatchesCart' : 'ApplicationStoppedByPreviousDiscount' };
  };
  return input.codes.map((given) => {
    const judged = judge(given);
    const known =
      judged.state === 'NotValid' ? undefined : input.promotions.find(({ key }) => key === given.promotion);
    const { name = null, description = null } = known ?? {};
    return { code: given.code, promotion: given.promotion, name, description, ...judged };
  });
}
