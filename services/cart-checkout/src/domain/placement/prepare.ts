import { missingField } from '@loupe/contact/address';
import { InvalidFieldError } from '@loupe/contact/invalid-field-error';
import type { Cart } from '../cart/cart.ts';
import type { PricedCart, PricedLine } from '../pricing/priced-cart.ts';
import { offersCollection } from '../delivery/delivery-methods.ts';
import type { DeliveryMethod } from '../delivery/delivery-methods.ts';
import { quantitiesByArticle } from '../cart/articles.ts';
import { checkQuantityAt } from '../cart/quantity.ts';
import type { FailureOf } from '../failures.ts';
import { lineOverLimit } from '../stock/most-per-order.ts';
import { cartKey } from '../order/order-number.ts';
import { reasonAgainst } from '../payment-methods/offers.ts';
import type { MethodName } from '../payment-methods/method-name.ts';
import { methodOf } from '../payment-methods/payment-method.ts';
import type { PaymentMethod } from '../payment-methods/payment-method.ts';
import { METHODS } from '../payment-methods/registry.ts';
import type { Snapshot } from './placement.ts';
import { planPayment } from './plan.ts';
import type { PaymentPlan, PlacingMethod, PlanOptions } from './plan.ts';

export type NotPlaceable = FailureOf<
  | 'CartEmptyError'
  | 'DiscountCodesError'
  | 'PaymentAddressError'
  | 'ProductNotSellableError'
  | 'QuantityLimitError'
  | 'PriceChangedError'
  | 'StoreNotFoundError'
>;

export type RefusedLine = FailureOf<'ProductNotSellableError' | 'QuantityLimitError'>;

/** What a placement is made from. */
export interface Prepared {
  readonly snapshot: Snapshot;
  readonly plan: PaymentPlan;
}

/** What an order that is free of charge needs. */
const NOTHING_TO_PAY = { billingAddress: false, shippingAddress: true };

/** Another page of the shopper may have saved others since. */
export interface SeenAddresses {
  /** Id of the delivery address that the shopper saw; null where the page does not say. */
  readonly shippingAddressId?: string | null;
  /** The shopper saw that the bill goes to the delivery address. */
  readonly billedAsDelivered?: boolean;
}

interface Expected extends PlanOptions, SeenAddresses {
  readonly expectedTotal: number;
  /** A gift card may have been removed in another tab: without this the other method would pay more than was shown. */
  readonly expectedRest?: number | null;
  readonly method: PlacingMethod;
}

/**
 * Snapshot and plan for placing a cart, or the reason why it cannot be placed. Stock is not checked here: only the locked row is
 * reliable.
 * @param expected pence, as shown to the shopper: the total before gift cards, and what is left for the last tender
 * @throws InvalidFieldError when the cart cannot be paid for by this method, or has more than one of a complimentary piece
 */
export function prepare(
  cart: Cart,
  stored: PricedCart,
  { expectedTotal, expectedRest = null, methods = METHODS, ...asked }: Expected,
): Prepared | NotPlaceable {
  if (stored.lines.length === 0) return { type: 'CartEmptyError' };
  if (stored.collectionStore !== null && !offersCollection(stored.deliveryMethods)) {
    return { type: 'StoreNotFoundError' };
  }
  const priced = asSeen(stored, asked);
  if (priced === null) return { type: 'PaymentAddressError', field: 'shippingAddress' };
  const email = priced.guestEmail;
  const { needs } = methodOf(methods, asked.method ?? '') ?? { needs: NOTHING_TO_PAY };
  const field = missingContact(cart, priced, needs);
  if (field !== null || email === null) return { type: 'PaymentAddressError', field: field ?? 'email' };
  const refused = refusedLine(priced.lines);
  if (refused !== null) return refused;
  const changed = changedTotal(priced, expectedTotal);
  if (changed !== null) return changed;
  const plan = planAsked(priced, asked, methods);
  const rest = plan.at(-1)?.amount ?? 0;
  if (expectedRest !== null && expectedRest !== rest) {
    return { type: 'PriceChangedError', expectedTotal: expectedRest, total: rest };
  }
  return { snapshot: snapshotOf(cart, priced, email), plan };
}

/**
 * Pence that a method pays of a bag before its addresses are known, or why it cannot be placed.
 * @throws InvalidFieldError when the bag cannot be paid for by this method
 */
export function restOfBag(
  priced: PricedCart,
  method: MethodName,
  methods: readonly PaymentMethod[],
): number | RefusedLine | FailureOf<'CartEmptyError'> {
  if (priced.lines.length === 0) return { type: 'CartEmptyError' };
  const plan = planAsked(priced, { method }, methods);
  return refusedLine(priced.lines) ?? plan.at(-1)?.amount ?? 0;
}

/** @throws InvalidFieldError for a method that is not offered for the bag, or cannot pay for it alone */
function planAsked(
  priced: PricedCart,
  { method, deposit }: Pick<Expected, 'method' | 'deposit'>,
  methods: readonly PaymentMethod[],
): PaymentPlan {
  const plan = planPayment(priced, method, { methods, deposit });
  const by = methodOf(methods, method ?? '');
  if (by === undefined) return plan;
  const reason = reasonAgainst(by, priced, methods);
  if (reason !== null) throw new InvalidFieldError('paymentMethod', reason);
  return plan;
}

function snapshotOf(cart: Cart, priced: PricedCart, email: string): Snapshot {
  // What is only offered is not stored: the claim writes the snapshot while it holds the stock's rows.
  const { readAt: _now, freeGifts: _offered, ...bought } = priced;
  // The day of the last parcel.
  const deliverBy = priced.parcels?.at(-1)?.deliverOn ?? '';
  return {
    // Without a card no billing address is needed; what is e-mailed has no other.
    cart: {
      ...bought,
      lines: linesByDay(priced, deliverBy),
      deliveryMethods: priced.deliveryMethods.filter(isChosen(priced)),
      shippingAddress: priced.shippingAddress ?? priced.billingAddress,
      billingAddress: priced.billingAddress ?? priced.shippingAddress,
      problems: [],
    },
    cartKey: cartKey(cart.site, cart.number, cart.keySuffix),
    email,
    ...(cart.marketingPreference ? { marketingPreference: cart.marketingPreference } : {}),
    deliverBy,
  };
}

/** @returns null when it is sent elsewhere by now */
function asSeen(
  priced: PricedCart,
  { shippingAddressId = null, billedAsDelivered = false }: SeenAddresses,
): PricedCart | null {
  const { shippingAddress, collectionStore } = priced;
  if (shippingAddressId !== null && shippingAddress?.id !== shippingAddressId) return null;
  if (!billedAsDelivered) return priced;
  // A store's address is nobody's bill.
  const isDelivered = shippingAddress !== null && collectionStore === null;
  return isDelivered ? { ...priced, billingAddress: shippingAddress } : null;
}

/** @throws InvalidFieldError for more than one of a complimentary piece */
function refusedLine(lines: readonly PricedLine[]): RefusedLine | null {
  const unsellable = lines.find(({ sellable }) => !sellable);
  if (unsellable !== undefined) return { type: 'ProductNotSellableError', sku: unsellable.sku };
  const over = lineOverLimit(lines);
  if (over !== undefined) return { type: 'QuantityLimitError', sku: over.sku, most: over.mostPerOrder ?? 0 };
  // Again, because a price may have become 0 and merged bags add up their quantities.
  for (const line of lines) checkQuantityAt('quantity', { ...line, price: line.unitPrice });
  return null;
}

/** Why the total is not the one the shopper was shown; null when it is. */
function changedTotal(priced: PricedCart, expectedTotal: number): NotPlaceable | null {
  if (priced.total === expectedTotal) return null;
  if (priced.total > expectedTotal && hasDeadCode(priced)) return { type: 'DiscountCodesError' };
  return { type: 'PriceChangedError', expectedTotal, total: priced.total };
}

/** The codes that take part in the price. */
export const appliedCodes = ({ promotions }: Pick<PricedCart, 'promotions'>): string[] =>
  (promotions?.codes ?? []).filter(({ state }) => state === 'MatchesCart').map(({ code }) => code);

const hasDeadCode = (priced: PricedCart): boolean =>
  appliedCodes(priced).length < (priced.promotions?.codes ?? []).length;

/** Pieces to reserve by sku: several lines of one sku lock one row. */
export const quantitiesBySku = ({ lines }: Pick<PricedCart, 'lines'>): Map<string, number> =>
  quantitiesByArticle(lines);

/** BH-02 and VA-01 on the server: the first detail for delivery and payment that is missing, or no longer offered. */
function missingContact(cart: Cart, priced: PricedCart, needs: PaymentMethod['needs']): string | null {
  const isEmailed = priced.deliveryMethods.some(({ isByEmail = false }) => isByEmail);
  const delivery = isEmailed || !needs.shippingAddress ? null : missingField(priced.shippingAddress);
  if (delivery !== null) return `shippingAddress.${delivery}`;
  if (!priced.deliveryMethods.some(isChosen(priced)))
    return hasDayPassed(cart, priced) ? 'nominatedDay' : 'shippingMethod';
  if (!needs.billingAddress && priced.billingAddress === null && !isEmailed) return null;
  const billing = missingField(priced.billingAddress);
  return billing === null ? null : `billingAddress.${billing}`;
}

/** The chosen method is still offered, but not for the chosen day. */
const hasDayPassed = (
  { shippingMethod, nominatedDay = null }: Cart,
  { deliveryMethods }: PricedCart,
): boolean =>
  nominatedDay !== null &&
  deliveryMethods.some(({ id, isNominated }) => id === shippingMethod && isNominated === true);

/** Names the day of each line that arrives before the order is complete. */
function linesByDay({ lines, parcels = [] }: PricedCart, deliverBy: string): PricedLine[] {
  return lines.map((line) => {
    const parcel = parcels.find(({ lineItemIds }) => lineItemIds.includes(line.id));
    return parcel === undefined || parcel.deliverOn === deliverBy
      ? line
      : { ...line, deliverBy: parcel.deliverOn };
  });
}

const isChosen =
  ({ shippingMethod }: PricedCart) =>
  ({ id }: DeliveryMethod): boolean =>
    id === shippingMethod;
