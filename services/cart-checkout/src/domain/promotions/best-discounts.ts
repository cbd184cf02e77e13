import { isEarned } from './bag.ts';
import type { Bag, Match } from './bag.ts';
import { isMoneyRule, stageOf, takeOff } from './take-off.ts';

/** What one promotion takes off each unit. */
interface Taken {
  readonly match: Match;
  readonly off: readonly number[];
}

/**
 * The stackable promotions together, or one exclusive promotion alone: whatever saves the shopper most. Of equal savings the higher
 * priority wins, and the stackable ones before an exclusive one of the same priority.
 */
export function bestDiscounts(bag: Bag): Taken[] {
  const earned = bag.matches.filter((match) => isMoneyRule(match.promotion.rule) && isEarned(match));
  const stackable = earned.filter(({ promotion }) => !promotion.isExclusive);
  const inOrder = (['line', 'cart'] as const).flatMap((stage) =>
    stackable.filter(({ promotion }) => stageOf(promotion) === stage),
  );
  const exclusive = earned.filter(({ promotion }) => promotion.isExclusive).map((match) => [match]);
  const [best] = [inOrder, ...exclusive]
    .map((matches) => apply(bag, matches))
    .toSorted((left, right) => right.saved - left.saved || right.priority - left.priority);
  return best?.taken ?? [];
}

/** One promotion after another, each to what the one before left. Those that take nothing are left out. */
function apply({ units, promotable }: Bag, matches: readonly Match[]) {
  const left = units.map(({ price }) => price);
  const taken: Taken[] = [];
  let saved = 0;
  for (const match of matches) {
    const { promotion, matching, spend } = match;
    if (!isMoneyRule(promotion.rule)) continue;
    const off = takeOff(promotion.rule, { units, matching, left }, { promotable, spend });
    const sum = off.reduce((pence, each) => pence + each, 0);
    if (sum === 0) continue;
    for (const position of units.keys()) left[position]! -= off[position]!;
    saved += sum;
    taken.push({ match, off });
  }
  const priority = Math.max(-Infinity, ...taken.map(({ match }) => match.promotion.priority));
  return { taken, saved, priority };
}

/** Whether the promotion would give anything to this bag if it were the only one. */
export const givesAlone = (bag: Bag, match: Match): boolean =>
  !isMoneyRule(match.promotion.rule) || apply(bag, [match]).saved > 0;
