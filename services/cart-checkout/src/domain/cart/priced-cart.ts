import { COURIER } from '@loupe/calendar/lead-times';
import type { Address } from '../address/address.ts';
import { offerOf } from '../catalogue/sellable.ts';
import type { CollectionStore } from '../delivery/collection.ts';
import { collectMethod, deliveryMethods } from '../delivery/delivery-methods.ts';
import type { DeliveryMethod } from '../delivery/delivery-methods.ts';
import type { Cart, CartLine } from './cart.ts';
import { collectionProblems, problemsOf } from './problems.ts';
import type { CartProblem } from './problems.ts';
import { totalsOf } from './totals.ts';
import type { Totals } from './totals.ts';

/** EN-05: a line at the current price, or at the last known price if the piece is no longer sold. Plain JSON. */
export interface PricedLine {
  readonly id: string;
  readonly sku: string;
  readonly variantId: string;
  readonly productId: string;
  readonly productKey: string;
  readonly productUrl: string;
  readonly productType: string;
  readonly name: string;
  readonly brand: string;
  readonly image: string;
  /** Millimetres of inner circumference; null when sizes do not apply. */
  readonly ringSize: number | null;
  readonly quantity: number;
  /** Pence. */
  readonly unitPrice: number;
  readonly priceType: 'default' | 'dateRange';
  readonly sellable: boolean;
  readonly available: number;
  readonly leadTime: number;
  readonly categories: readonly string[];
  readonly gtmCategory: string;
  readonly gtmBCategory: string;
}

/** EN-04: a cart with the prices at the time it was read. Plain JSON: a placement stores it as its snapshot. */
export interface PricedCart extends Totals {
  readonly id: string;
  readonly version: number;
  /** Sum of line quantities. */
  readonly quantity: number;
  readonly lines: readonly PricedLine[];
  readonly deliveryMethods: readonly DeliveryMethod[];
  readonly shippingMethod: string | null;
  readonly shippingAddress: Address | null;
  readonly billingAddress: Address | null;
  readonly guestEmail: string | null;
  /** Where it will be collected; null for a courier. */
  readonly collectionStore: CollectionStore | null;
  readonly problems: readonly CartProblem[];
  /** The database's clock used for prices and dates, ISO 8601. Absent in a placement's snapshot, which does not expire. */
  readonly readAt?: string;
}

export function priceCart(cart: Cart): PricedCart {
  const lines = cart.lines.map((line) => priceLine(line, cart));
  const goods = totalsOf(lines, null);
  const methods = methodsFor(cart, goods.subtotal - goods.discount);
  const chosen = methods.find(({ id }) => id === cart.shippingMethod);
  return {
    ...totalsOf(lines, chosen?.price ?? null),
    id: cart.id,
    version: cart.version,
    quantity: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    lines,
    deliveryMethods: methods,
    shippingMethod: chosen?.id ?? null,
    shippingAddress: cart.collection?.address ?? cart.shippingAddress,
    billingAddress: cart.billingAddress,
    guestEmail: cart.guestEmail,
    collectionStore: cart.collection?.store ?? null,
    problems: [
      ...lines.flatMap((line, index) => problemsOf(line, cart.lines[index]?.priceWhenAdded ?? 0)),
      ...collectionProblems(cart.collection, methods),
    ],
    readAt: cart.readAt.toISOString(),
  };
}

/** The couriers, and the chosen store if it still accepts parcels. @param goods pence after discounts */
function methodsFor({ collection, collectionDays, readAt }: Cart, goods: number): DeliveryMethod[] {
  const couriers = deliveryMethods(goods, readAt);
  if (collection === null || collectionDays === null) return couriers;
  const collect = collectMethod(collection.store, collectionDays, readAt);
  return collect.deliverOnDates.length === 0 ? couriers : [...couriers, collect];
}

function priceLine({ id, quantity, priceWhenAdded, available, variant }: CartLine, cart: Cart): PricedLine {
  const offer = offerOf(variant, cart.site, cart.readAt);
  return {
    id,
    sku: variant.sku,
    variantId: variant.variantId,
    productId: variant.productId,
    productKey: variant.productKey,
    productUrl: variant.urls[cart.site] ?? '',
    productType: variant.productType,
    name: variant.name,
    brand: variant.brand,
    image: variant.image,
    ringSize: variant.ringSizeHalfMm === 0 ? null : variant.ringSizeHalfMm / 2,
    quantity,
    unitPrice: offer?.minorUnits ?? priceWhenAdded,
    priceType: offer?.priceType ?? 'default',
    sellable: offer !== null,
    available,
    leadTime: COURIER.workingDays,
    categories: variant.categories,
    gtmCategory: variant.gtmCategory,
    gtmBCategory: variant.gtmBCategory,
  };
}
