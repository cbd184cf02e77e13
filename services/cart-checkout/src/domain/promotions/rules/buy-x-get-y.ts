import { isSelected } from '../matching.ts';
import type { RuleOf } from '../promotion.ts';
import { byPrice } from '../units.ts';
import type { Applied } from '../units.ts';
import { percentage } from './percentage.ts';

/** @param others positions of all pieces that promotions may apply to */
export function buyXGetY(applied: Applied, rule: RuleOf<'buy-x-get-y'>, others: readonly number[]): number[] {
  const chosen = rule.of === undefined ? ofTheSame(applied, rule) : ofOthers(applied, rule, others);
  return percentage(applied, chosen, rule.percent);
}

/** Groups from the most expensive piece down; in each the last `get` are discounted. */
function ofTheSame({ units, matching }: Applied, { buy, get }: RuleOf<'buy-x-get-y'>): number[] {
  const dearestFirst = byPrice(units, matching).reverse();
  const size = buy + get;
  const grouped = dearestFirst.slice(0, Math.floor(dearestFirst.length / size) * size);
  return grouped.filter((_position, index) => index % size >= buy);
}

function ofOthers(
  { units, matching }: Applied,
  { buy, get, of = {} }: RuleOf<'buy-x-get-y'>,
  others: readonly number[],
): number[] {
  const bought = new Set(matching);
  const offered = others.filter((position) => !bought.has(position) && isSelected(of, units[position]!.line));
  return byPrice(units, offered).slice(0, Math.floor(matching.length / buy) * get);
}
