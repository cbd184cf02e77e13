import { quantitiesByArticle } from '../cart/articles.ts';
import { giftOfferOf } from '../catalogue/sellable.ts';
import type { Cart, CartLine, GiftChoice } from '../cart/cart.ts';
import type { GiftOffer } from '../promotions/promotion-input.ts';
import type { DiscountRules } from './discounts.ts';
import { discountStage } from './discounts.ts';
import { priceGift } from './lines.ts';
import type { FreeGift, GiftPiece, PricedCart, PricedLine } from './priced-cart.ts';
import type { Stage } from './stage.ts';
import { takeOff } from './take-off.ts';

/** The gifts that the bag has earned; chosen ones become lines that cost nothing. */
export const freeGifts =
  ({ gift }: DiscountRules): Stage =>
  (priced, cart) => {
    const { promotions, giftChoices = [] } = { ...priced, giftChoices: cart.promotions?.giftChoices };
    const offers = promotions?.gifts ?? [];
    const priceOf = (line: CartLine) => priceGift(line, cart, priced.isExport === true);
    const taken = quantitiesByArticle(priced.lines);
    const earned = offers.map((offer) => {
      const free = freeGift(offer, { known: giftChoices, taken }, cart);
      if (free.chosenSku !== null) taken.set(free.chosenSku, (taken.get(free.chosenSku) ?? 0) + 1);
      return { offer, free };
    });
    const added = earned.flatMap(({ offer, free }) => giftLine(offer, free, giftChoices, priceOf));
    const lines = [...priced.lines, ...added];
    const withGifts = {
      ...priced,
      lines,
      quantity: priced.quantity + added.length,
      freeGifts: earned.map(({ free }) => free),
    };
    return discountStage('gift', gift)(withGifts, cart);
  };

/** A gift that was chosen and is earned, and that has sold out since. */
export const lostGift = (
  { promotions }: Pick<Cart, 'promotions'>,
  { freeGifts: earned = [] }: Pick<PricedCart, 'freeGifts'>,
): { readonly origin: string; readonly sku: string } | undefined =>
  promotions?.chosenGifts.find(({ origin }) =>
    earned.some((gift) => gift.origin === origin && gift.chosenSku === null),
  );

/** @param taken pieces of the bag by article, of which none is left for a gift */
function freeGift(
  { origin, lineId, name, skus }: GiftOffer,
  { known, taken }: { readonly known: readonly GiftChoice[]; readonly taken: ReadonlyMap<string, number> },
  cart: Cart,
): FreeGift {
  const choices = skus.flatMap((sku) =>
    known
      .filter(({ variant }) => variant.sku === sku)
      .map((choice) => toPiece({ ...choice, available: choice.available - (taken.get(sku) ?? 0) }, cart)),
  );
  const chosen = cart.promotions?.chosenGifts.find((gift) => gift.origin === origin);
  const isChosen = choices.some(({ sku, isAvailable }) => sku === chosen?.sku && isAvailable);
  return { origin, lineId, name, choices, chosenSku: isChosen ? (chosen?.sku ?? null) : null };
}

function toPiece({ variant, available }: GiftChoice, { site, readAt }: Cart): GiftPiece {
  const offer = giftOfferOf(variant, site, readAt);
  const { sku, name, brand, image, urls } = variant;
  return {
    sku,
    name,
    brand,
    image,
    productUrl: urls[site] ?? '',
    price: offer?.minorUnits ?? 0,
    isAvailable: offer !== null && available > 0,
  };
}

function giftLine(
  offer: GiftOffer,
  { origin, lineId, chosenSku }: FreeGift,
  known: readonly GiftChoice[],
  priceOf: (line: CartLine) => PricedLine,
): readonly PricedLine[] {
  const choice = known.find(({ variant }) => variant.sku === chosenSku);
  if (choice === undefined) return [];
  const id = `gift:${origin}`;
  const stored: CartLine = { ...choice, id, quantity: 1, priceWhenAdded: 0, options: {} };
  const line = { ...priceOf(stored), freeGiftOf: { origin, lineId } };
  const { promotion, code, name } = offer;
  return takeOff([line], 'gift', [{ lineId: id, promotion, code, name, units: [line.unitPrice] }]);
}
