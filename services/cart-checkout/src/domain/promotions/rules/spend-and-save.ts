import type { RuleOf, Tier } from '../promotion.ts';
import type { Applied } from '../units.ts';
import { percentage } from './percentage.ts';
import { spread } from './spread.ts';

/** @param spend pence */
export function spendAndSave(
  applied: Applied,
  { kind, tiers }: RuleOf<'spend-and-save'>,
  spend: number,
): number[] {
  const tier = tierFor(tiers, spend);
  if (tier === null) return applied.units.map(() => 0);
  return kind === 'amount' ? spread(applied, tier.save) : percentage(applied, applied.matching, tier.save);
}

const tierFor = (tiers: readonly Tier[], spend: number): Tier | null =>
  tiers.findLast((tier) => tier.spend <= spend) ?? null;

/** The next tier to reach; null at the last. */
export const tierAfter = (tiers: readonly Tier[], spend: number): Tier | null =>
  tiers.find((tier) => tier.spend > spend) ?? null;
