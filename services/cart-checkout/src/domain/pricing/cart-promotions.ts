import type { DiscountRules } from './discounts.ts';
import { discountStage } from './discounts.ts';
import type { Stage } from './stage.ts';

/** Promotions of the whole cart, and codes. The shopper sees their sum as the cart's discount. */
export const cartPromotions = ({ cart }: DiscountRules): Stage => discountStage('cart', cart);
