import { isRunning } from './conditions.ts';
import { exclusionOf, runningExclusions } from './exclusions.ts';
import { isAbout } from './matching.ts';
import type { Promotion } from './promotion.ts';
import type { PromotionLine } from './promotion-input.ts';

/** The promotions that a product page names: for everybody, without a code, and about this piece. The higher priority first. */
export function promotionsAbout(
  promotions: readonly Promotion[],
  piece: PromotionLine,
  { site, at }: { readonly site: string; readonly at: Date },
): Promotion[] {
  if (exclusionOf(runningExclusions(promotions, site, at), piece) !== null) return [];
  return promotions
    .filter((promotion) => isForEverybody(promotion) && isRunning(promotion, site, at))
    .filter((promotion) => isAbout(promotion, piece) || isOffered(promotion, piece))
    .toSorted((left, right) => right.priority - left.priority);
}

const isForEverybody = ({ needsCode, customers, firstOrder }: Promotion): boolean =>
  !needsCode && customers === null && !firstOrder;

/** The piece is what the promotion discounts for those who buy another. */
function isOffered({ rule }: Promotion, piece: PromotionLine): boolean {
  return (
    rule.type === 'buy-x-get-y' && rule.of !== undefined && isAbout({ pieces: rule.of, except: {} }, piece)
  );
}
