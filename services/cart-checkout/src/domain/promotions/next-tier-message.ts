import { formatMoney } from '@loupe/money/format';
import type { NextTier } from './promotion-input.ts';

/** What is missing for the next tier, as a sentence. */
export function nextTierMessage({ name, missing, reward }: NextTier): string {
  const more = `Spend ${formatMoney(missing)} more`;
  if (reward.type === 'amount') return `${more} to save ${formatMoney(reward.amount)}: ${name}.`;
  if (reward.type === 'percent') return `${more} to save ${reward.percent}%: ${name}.`;
  return `${more} for ${name}.`;
}
