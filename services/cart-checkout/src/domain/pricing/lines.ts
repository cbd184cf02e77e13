import { COURIER } from '@loupe/calendar/lead-times';
import type { Cart, CartLine } from '../cart/cart.ts';
import { giftCardSku, isSoldFor, priceOfValue } from '../catalogue/gift-card-values.ts';
import type { CurrentPrice } from '../catalogue/pricing.ts';
import { giftOfferOf, offerOf } from '../catalogue/sellable.ts';
import { preparationOf } from '../delivery/delivery-choice.ts';
import { priceForAddress } from './export.ts';
import type { PricedLine } from './priced-cart.ts';
import type { Stage } from './stage.ts';

/** Prices each line as of now, without any discount. */
export const priceLines: Stage = (priced, cart) => ({
  ...priced,
  quantity: cart.lines.reduce((sum, { quantity }) => sum + quantity, 0),
  lines: cart.lines.map((line) => priceLine(line, cart, priced.isExport === true)),
});

/** Pence, as it is priced for the address, so that a change of address is no change of price. */
export const priceWhenAdded = (line: CartLine | undefined, isExported: boolean): number =>
  line === undefined ? 0 : priceForAddress(line.priceWhenAdded, line, isExported);

/** The members of a cart that its lines are priced by. */
type PricedFor = Pick<Cart, 'site' | 'readAt'>;

export const priceLine = (line: CartLine, cart: PricedFor, isExported: boolean): PricedLine =>
  pricedLine(line, currentOffer(line, cart), { cart, isExported });

/** A line of a piece that a promotion gives, before it is made free. */
export function priceGift(line: CartLine, cart: PricedFor, isExported: boolean): PricedLine {
  const offer = giftOfferOf(line.variant, cart.site, cart.readAt);
  const priced = pricedLine(line, offer, { cart, isExported });
  return line.variant.hideOnSite ? { ...priced, hideOnSite: true } : priced;
}

function pricedLine(
  line: CartLine,
  offer: CurrentPrice | null,
  { cart, isExported }: { readonly cart: PricedFor; readonly isExported: boolean },
): PricedLine {
  const { id, quantity, available, mostPerOrder, variant } = line;
  const unitPrice = priceForAddress(offer?.minorUnits ?? line.priceWhenAdded, line, isExported);
  const preparation = preparationOf(line);
  return {
    id,
    sku: variant.sku,
    variantId: variant.variantId,
    productId: variant.productId,
    productKey: variant.productKey,
    productUrl: variant.urls[cart.site] ?? '',
    productType: variant.productType,
    name: variant.name,
    ...giftCardFields(line),
    brand: variant.brand,
    image: variant.image,
    options: line.options,
    ringSize: variant.ringSizeHalfMm === 0 ? null : variant.ringSizeHalfMm / 2,
    quantity,
    unitPrice,
    unitAmounts: Array.from({ length: quantity }, () => unitPrice),
    unitTax: Array.from({ length: quantity }, () => 0),
    taxRate: 0,
    discounts: [],
    priceType: offer?.priceType ?? 'default',
    sellable: offer !== null,
    available,
    ...(mostPerOrder === undefined ? {} : { mostPerOrder }),
    leadTime: COURIER.workingDays + preparation,
    ...(preparation === 0 ? {} : { preparation }),
    taxCategory: variant.taxCategory,
    categories: variant.categories,
    gtmCategory: variant.gtmCategory,
    gtmBCategory: variant.gtmBCategory,
  };
}

/** A gift card costs its value, for as long as it is sold for that value. */
function currentOffer(
  { variant, options: { giftCardValue } }: CartLine,
  cart: Pick<Cart, 'site' | 'readAt'>,
): CurrentPrice | null {
  const offer = offerOf(variant, cart.site, cart.readAt);
  if (offer === null || giftCardValue === undefined) return offer;
  const isSold = variant.giftCard !== null && isSoldFor(variant.giftCard, giftCardValue);
  return isSold ? { minorUnits: priceOfValue(giftCardValue), priceType: 'default' } : null;
}

function giftCardFields({ variant, options: { giftCardValue } }: CartLine) {
  if (giftCardValue === undefined) return {};
  return {
    sku: giftCardSku(variant.sku, giftCardValue),
    stockSku: variant.sku,
    giftCardValue,
    name: `£${giftCardValue} ${variant.name.toLowerCase()}`,
  };
}
