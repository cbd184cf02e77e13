import { bagOf, isEarned } from './bag.ts';
import type { Match } from './bag.ts';
import { bestDiscounts } from './best-discounts.ts';
import { codeStates } from './code-states.ts';
import { giftOffers } from './free-gifts.ts';
import { nextTiers } from './next-tiers.ts';
import type { ExcludedMethod, PromotionInput, PromotionOutcome, StagedDiscount } from './promotion-input.ts';
import { stageOf } from './take-off.ts';

/**
 * What promotions give to a bag. Pure; neither the order of the lines nor that of the codes or promotions changes the result, and
 * another promotion, unless it is an exclusion, never raises a price (ADR 43).
 */
export function applyPromotions(input: PromotionInput): PromotionOutcome {
  const bag = bagOf(input);
  const taken = bestDiscounts(bag);
  const discounts = taken.flatMap(({ match: { promotion, code }, off }): StagedDiscount[] => {
    const { key, name } = promotion;
    const stage = stageOf(promotion);
    return bag.perLine.flatMap(({ line, from, to }): StagedDiscount[] => {
      const units = off.slice(from, to);
      if (units.every((pence) => pence === 0)) return [];
      return [{ lineId: line.id, promotion: key, code, name, stage, units }];
    });
  });
  const free = bag.matches.find((match) => match.promotion.rule.type === 'free-delivery' && isEarned(match));
  const taking = new Set(taken.flatMap(({ match: { code } }) => (code === null ? [] : [code])));
  return {
    discounts,
    freeDelivery: free?.promotion.name ?? null,
    gifts: giftOffers(bag),
    codes: codeStates(input, bag, taking),
    nextTiers: nextTiers(bag),
    excluded: bag.excluded,
    excludedMethods: [...taken.map(({ match }) => match), ...(free ? [free] : [])].flatMap(excludedBy),
  };
}

const excludedBy = ({ promotion: { name, excludesMethods = [] } }: Match): ExcludedMethod[] =>
  excludesMethods.map((method) => ({ method, by: name }));
