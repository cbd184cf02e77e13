import type { Rule } from './promotion.ts';
import { bundle } from './rules/bundle.ts';
import { buyXGetY } from './rules/buy-x-get-y.ts';
import { percentage } from './rules/percentage.ts';
import { spendAndSave } from './rules/spend-and-save.ts';
import { spread } from './rules/spread.ts';
import { off } from './units.ts';
import type { Applied } from './units.ts';

/** A rule that takes money off goods. */
export type MoneyRule = Exclude<Rule, { type: 'free-delivery' | 'free-gift' | 'exclusion' }>;

export const isMoneyRule = (rule: Rule): rule is MoneyRule =>
  rule.type !== 'free-delivery' && rule.type !== 'free-gift' && rule.type !== 'exclusion';

interface Spending {
  /** Positions of all pieces that promotions may apply to. */
  readonly promotable: readonly number[];
  /** Pence of matching pieces, before promotions. */
  readonly spend: number;
}

/**
 * Pence off each unit, at most what is left of it. Less left before means less left after, for each unit: this holds for every rule,
 * and therefore for any sequence of rules. An added promotion never raises a price.
 */
export function takeOff(rule: MoneyRule, applied: Applied, { promotable, spend }: Spending): number[] {
  const { matching } = applied;
  switch (rule.type) {
    case 'percentage':
      return percentage(applied, matching, rule.percent);
    case 'amount':
      return rule.per === 'bag' ? spread(applied, rule.amount) : off(applied, matching, () => rule.amount);
    case 'fixed-price':
      return off(applied, matching.slice(0, rule.most), (_position, left) => left - rule.price);
    case 'buy-x-get-y':
      return buyXGetY(applied, rule, promotable);
    case 'spend-and-save':
      return spendAndSave(applied, rule, spend);
    case 'bundle':
      return bundle(applied, rule);
  }
}

/** Offers of the whole bag and all that need a code are taken off after the lines' own. */
export const stageOf = ({
  needsCode,
  rule,
}: {
  readonly needsCode: boolean;
  readonly rule: Rule;
}): 'line' | 'cart' => {
  const isOfBag = rule.type === 'spend-and-save' || (rule.type === 'amount' && rule.per === 'bag');
  return needsCode || isOfBag ? 'cart' : 'line';
};
