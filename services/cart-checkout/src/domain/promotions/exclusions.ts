import { isRunning } from './conditions.ts';
import { isAbout } from './matching.ts';
import type { Promotion } from './promotion.ts';
import type { Exclusion, PromotionLine } from './promotion-input.ts';
import { compare } from './units.ts';

const NOT_SOLD: Exclusion = { promotion: null, name: 'not sold online' };
const GIFT_CARD: Exclusion = { promotion: null, name: 'a gift card' };

/** The exclusions that run on the site at that time, by key. */
export const runningExclusions = (promotions: readonly Promotion[], site: string, at: Date): Promotion[] =>
  promotions
    .filter((promotion) => promotion.rule.type === 'exclusion' && isRunning(promotion, site, at))
    .toSorted((left, right) => compare(left.key, right.key));

/**
 * Why no promotion applies to the piece; null where promotions may. A piece that only stores sell is not sold online.
 * @param exclusions of `runningExclusions`
 */
export function exclusionOf(exclusions: readonly Promotion[], piece: PromotionLine): Exclusion | null {
  if (!piece.isSellable) return NOT_SOLD;
  if (piece.isGiftCard) return GIFT_CARD;
  const found = exclusions.find((exclusion) => isAbout(exclusion, piece));
  return found === undefined ? null : { promotion: found.key, name: found.name };
}
