import type { Cart } from '../../domain/cart/cart.ts';
import { promotionOfPromise } from '../../domain/promotions/promised-price.ts';
import type { Promotion } from '../../domain/promotions/promotion.ts';
import type { EmailDigest } from '@loupe/email-digest/email-digest';
import type { CartRow, CodeInRow } from './cart-statements.ts';

/** The promotions that are read with each cart. */
export type AllPromotions = () => readonly Promotion[];

export const NO_PROMOTIONS: AllPromotions = () => [];

/** The skus that promotions give on the site. */
export const giftSkus = (promotions: readonly Promotion[], site: string): string[] =>
  promotions.flatMap(({ rule, sites, state }) =>
    rule.type === 'free-gift' && state === 'active' && sites.includes(site) ? rule.skus : [],
  );

/** @returns a comparison of e-mails with a digest; null while its key is not accepted here */
export type CompareEmail = (digest: EmailDigest) => ((email: string) => boolean) | null;

/** Nobody's e-mail: for readers without the keys. */
export const NO_EMAIL: CompareEmail = () => null;

/** @param compare with the e-mail of a guest to whom a price was promised */
export function toCart(row: CartRow, running: readonly Promotion[], compare: CompareEmail): Cart {
  const { owner, hasOrdered, codes: given, chosenGifts, giftChoices, ...cart } = row;
  const codes = given.map(({ promised: _, ...code }) => code);
  const all = [...running, ...promisedTo(given, cart.guestEmail, compare)];
  const id = owner.startsWith('c:') ? owner.slice('c:'.length) : null;
  const customer = { id, isFirstOrder: id === null ? null : !hasOrdered };
  return { ...cart, promotions: { all, customer, codes, chosenGifts, giftChoices } };
}

/** The promotions of prices that were promised to one person, by the codes of the bag. */
const promisedTo = (codes: readonly CodeInRow[], email: string | null, compare: CompareEmail): Promotion[] =>
  codes.flatMap(({ promised }) => {
    if (promised === null) return [];
    const { emailDigest: digest, emailKeyId: keyId } = promised;
    const isOwn = email === null || digest === '' ? null : (compare({ digest, keyId })?.(email) ?? false);
    return [promotionOfPromise(promised, isOwn)];
  });
