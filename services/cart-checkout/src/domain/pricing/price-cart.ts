import type { Cart } from '../cart/cart.ts';
import { piecesElsewhere, piecesOf } from '../cart/articles.ts';
import { collectionProblems, courierProblems, problemsOf } from '../cart/problems.ts';
import { cartPromotions } from './cart-promotions.ts';
import { withoutPost } from '../delivery/by-email.ts';
import { priceDelivery } from './delivery.ts';
import type { DiscountRules } from './discounts.ts';
import { freeGifts } from './free-gifts.ts';
import { linePromotions } from './line-promotions.ts';
import { priceLines, priceWhenAdded } from './lines.ts';
import type { PricedCart } from './priced-cart.ts';
import type { Stage } from './stage.ts';
import { isExport } from './export.ts';
import { findPromotions, PROMOTION_DISCOUNTS } from './promotions.ts';
import { priceTax, UK_VAT } from './tax.ts';
import type { TaxRates } from './tax.ts';
import { applyTenders } from './tenders.ts';
import { sumUp } from './totals.ts';

/** What prices depend on besides the cart. */
export interface PricingRules {
  readonly discounts: DiscountRules;
  readonly taxRates: TaxRates;
}

export const STANDARD_RULES: PricingRules = { discounts: PROMOTION_DISCOUNTS, taxRates: UK_VAT };

/** The stages in their order (docs/adr/0042). Each has its own file. */
export const stagesOf = ({ discounts, taxRates }: PricingRules): Readonly<Record<string, Stage>> => ({
  price: priceLines,
  promotions: findPromotions,
  'line promotions': linePromotions(discounts),
  'cart promotions': cartPromotions(discounts),
  'free gifts': freeGifts(discounts),
  delivery: priceDelivery,
  tax: priceTax(taxRates),
  totals: sumUp,
  tenders: applyTenders,
  problems: findProblems,
});

/** The price of a cart. Pure: the same cart and rules give the same price, on a page and in the claim. */
export function priceCart(stored: Cart, rules: PricingRules = STANDARD_RULES): PricedCart {
  const cart = withoutPost(stored);
  return Object.values(stagesOf(rules)).reduce((priced, stage) => stage(priced, cart), unpriced(cart));
}

/** What is known of a cart before its first stage. */
export function unpriced(cart: Cart): PricedCart {
  return {
    subtotal: 0,
    discount: 0,
    shipping: null,
    total: 0,
    goodsTax: 0,
    tax: 0,
    freeDelivery: null,
    id: cart.id,
    version: cart.version,
    quantity: 0,
    lines: [],
    deliveryMethods: [],
    shippingMethod: null,
    shippingAddress: cart.collection?.address ?? cart.shippingAddress,
    billingAddress: cart.billingAddress,
    guestEmail: cart.guestEmail,
    collectionStore: cart.collection?.store ?? null,
    problems: [],
    isExport: isExport(cart),
    readAt: cart.readAt.toISOString(),
  };
}

function findProblems(priced: PricedCart, cart: Cart): PricedCart {
  const { deliveryMethods, isExport: isExported = false } = priced;
  const lines = priced.lines.map((line) => {
    const elsewhere = piecesElsewhere(priced.lines, line);
    return elsewhere === 0 ? line : { ...line, elsewhere };
  });
  return {
    ...priced,
    lines,
    problems: [
      ...lines.flatMap((line, index) =>
        problemsOf(line, priceWhenAdded(cart.lines[index], isExported), piecesOf(line, lines)),
      ),
      ...collectionProblems(cart.collection, deliveryMethods),
      ...courierProblems(cart, deliveryMethods),
    ],
  };
}
