import { isEarned } from './bag.ts';
import type { Bag } from './bag.ts';
import type { GiftOffer } from './promotion-input.ts';

/** How a chosen gift names what earned it. */
const giftOrigin = (promotion: string, lineId: string | null): string =>
  lineId === null ? promotion : `${promotion}/${lineId}`;

/** The gifts that the bag has earned. */
export function giftOffers({ units, matches }: Bag): GiftOffer[] {
  return matches.filter(isEarned).flatMap(({ promotion, code, matching }) => {
    const { key, name, rule } = promotion;
    if (rule.type !== 'free-gift') return [];
    const earners = new Set(matching.map((position) => units[position]!.line.id));
    const lineIds = rule.per === 'bag' ? [null] : [...earners];
    return lineIds.map((lineId) => {
      const origin = giftOrigin(key, lineId);
      return { origin, promotion: key, code, name, per: rule.per, lineId, skus: rule.skus };
    });
  });
}
