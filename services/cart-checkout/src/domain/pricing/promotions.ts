import { applyPromotions } from '../promotions/apply-promotions.ts';
import type { PromotionLine } from '../promotions/promotion-input.ts';
import type { DiscountRules } from './discounts.ts';
import type { PricedLine } from './priced-cart.ts';
import type { Stage } from './stage.ts';

/** What the promotions give to the lines at their current prices. The next stages take it off. */
export const findPromotions: Stage = (priced, { site, readAt, promotions }) => {
  if (promotions === undefined) return priced;
  const { all, customer, codes } = promotions;
  const pieces = priced.lines.map(toPiece);
  const input = { site, at: readAt, customer, codes, promotions: all, lines: pieces };
  return { ...priced, promotions: applyPromotions(input) };
};

function toPiece(line: PricedLine): PromotionLine {
  const { id, sku, productKey, productType, brand, categories, quantity, unitPrice } = line;
  const isGiftCard = line.giftCardValue !== undefined;
  return {
    id,
    sku,
    productKey,
    productType,
    brand,
    categories,
    quantity,
    unitPrice,
    isSellable: line.sellable,
    isGiftCard,
  };
}

const granted =
  (wanted: 'line' | 'cart'): DiscountRules['line'][number] =>
  ({ promotions }) => ({
    discounts: (promotions?.discounts ?? []).filter(({ stage }) => stage === wanted),
    freeDelivery: promotions?.freeDelivery ?? null,
  });

/** The discounts that promotions give, by stage. */
export const PROMOTION_DISCOUNTS: DiscountRules = {
  line: [granted('line')],
  cart: [granted('cart')],
  gift: [],
};
