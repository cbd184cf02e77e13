import type { DiscountRules } from './discounts.ts';
import { discountStage } from './discounts.ts';
import type { Stage } from './stage.ts';

/** Promotions of single lines. The shopper sees them in the line's price. */
export const linePromotions = ({ line }: DiscountRules): Stage => discountStage('line', line);
