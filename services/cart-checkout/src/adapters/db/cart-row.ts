import type { Cart } from '../../domain/cart/cart.ts';
import type { Promotion } from '../../domain/promotions/promotion.ts';
import type { CartRow } from './cart-statements.ts';

/** The promotions that are read with each cart. */
export type AllPromotions = () => readonly Promotion[];

export const NO_PROMOTIONS: AllPromotions = () => [];

/** The skus that promotions give on the site. */
export const giftSkus = (promotions: readonly Promotion[], site: string): string[] =>
  promotions.flatMap(({ rule, sites, state }) =>
    rule.type === 'free-gift' && state === 'active' && sites.includes(site) ? rule.skus : [],
  );

export function toCart(row: CartRow, all: readonly Promotion[]): Cart {
  const { owner, hasOrdered, codes, chosenGifts, giftChoices, ...cart } = row;
  const id = owner.startsWith('c:') ? owner.slice('c:'.length) : null;
  const customer = { id, isFirstOrder: id === null ? null : !hasOrdered };
  return { ...cart, promotions: { all, customer, codes, chosenGifts, giftChoices } };
}
