import { isEarned } from './bag.ts';
import type { Bag, Match } from './bag.ts';
import type { NextTier } from './promotion-input.ts';
import { tierAfter } from './rules/spend-and-save.ts';

/** What more of the matching pieces would save; nothing for a bag without any of them. */
export const nextTiers = ({ matches }: Bag): NextTier[] => matches.flatMap(nextOf);

function nextOf(match: Match): NextTier[] {
  const { promotion, spend } = match;
  const { key, name, rule } = promotion;
  const missingTo = (threshold: number, reward: NextTier['reward']): NextTier[] => [
    { promotion: key, name, spend: threshold, missing: threshold - spend, reward },
  ];
  if (rule.type === 'spend-and-save') {
    const tier = tierAfter(rule.tiers, spend);
    if (tier === null) return [];
    const reward =
      rule.kind === 'amount'
        ? { type: 'amount' as const, amount: tier.save }
        : { type: 'percent' as const, percent: tier.save };
    return missingTo(Math.max(tier.spend, promotion.spend), reward);
  }
  return isEarned(match) ? [] : missingTo(promotion.spend, { type: 'offer' });
}
