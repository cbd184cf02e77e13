import type { PersonalTerms } from '../domain/cart/personal-options.ts';
import { toPrice } from './price.ts';

export const toPersonalTerms = ({ engraving, giftWrap, wristSizes }: PersonalTerms) => ({
  engraving: engraving && { ...engraving, price: toPrice(engraving.price) },
  giftWrap: giftWrap && { ...giftWrap, price: toPrice(giftWrap.price) },
  wristSizes,
});
