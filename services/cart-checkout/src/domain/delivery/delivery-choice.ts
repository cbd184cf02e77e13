import { deliveryArea } from '@loupe/calendar/delivery-areas';
import { preparationDays } from '@loupe/calendar/preparation';
import type { Cart, CartLine } from '../cart/cart.ts';
import type { Address } from '../address/address.ts';
import type { FailureOf } from '../failures.ts';
import { isByEmail } from './by-email.ts';
import { collectMethod, deliveryMethods, emailMethod } from './delivery-methods.ts';
import type { DeliveryMethod, DeliveryTerms } from './delivery-methods.ts';

/** What the shopper chose beside the method. */
export type ChosenDay = Pick<Cart, 'nominatedDay' | 'sentApart'>;

export interface CourierChoice {
  readonly method: string;
  /** YYYY-MM-DD; null without one. */
  readonly nominatedDay: string | null;
  /** Null keeps the stored address. */
  readonly address: Address | null;
}

/** Working days in which the piece of a line is made, sized or engraved; 0 when it is on the shelf. */
export function preparationOf({ variant, options }: CartLine): number {
  const { productType, ringSizeHalfMm, makingDays } = variant;
  return preparationDays({
    productType,
    ringSizeHalfMm,
    makingDays,
    isEngraved: options.engraving !== undefined,
  });
}

/** E-mail for gift cards alone; otherwise the couriers to the address, and the chosen store or post office if it still accepts parcels. @param goods pence */
export function methodsFor(cart: Cart, goods: number): DeliveryMethod[] {
  if (isByEmail(cart.lines)) return [emailMethod(cart.readAt)];
  const terms = deliveryTerms(cart, goods);
  const couriers = deliveryMethods(terms);
  const { collection, collectionDays } = cart;
  if (collection === null || collectionDays === null) return couriers;
  const collect = collectMethod(collection.store, collectionDays, terms);
  return collect.deliverOnDates.length === 0 ? couriers : [...couriers, collect];
}

const deliveryTerms = (cart: Cart, goods: number): DeliveryTerms => ({
  goods,
  now: cart.readAt,
  area: deliveryArea(cart.shippingAddress),
  preparation: Math.max(0, ...cart.lines.map(preparationOf)),
});

/** The chosen method while it is offered; a nominated day must be offered, too. */
export function chosenMethod(
  methods: readonly DeliveryMethod[],
  { shippingMethod, nominatedDay = null }: ChosenDay & Pick<Cart, 'shippingMethod'>,
): DeliveryMethod | undefined {
  const chosen = methods.find(({ id }) => id === shippingMethod);
  return chosen === undefined || isDayOffered(chosen, nominatedDay) ? chosen : undefined;
}

/** Whether a method can be chosen with this day: only a nominated-day method has one, and it needs one of its dates. */
function isDayOffered(
  { isNominated = false, deliverOnDates }: DeliveryMethod,
  nominatedDay: string | null,
): boolean {
  return isNominated ? nominatedDay !== null && deliverOnDates.includes(nominatedDay) : true;
}

/** The promised day, YYYY-MM-DD. */
export const dayOf = (
  { isNominated = false, deliverOnDates }: DeliveryMethod,
  nominatedDay: string | null,
): string | null => (isNominated ? nominatedDay : (deliverOnDates[0] ?? null));

/** Why a courier cannot be chosen for a cart; null when it can. @param address of the choice; null keeps the stored one */
export function refusedCourier(
  cart: Cart,
  { method, nominatedDay, address }: CourierChoice,
): FailureOf<'ShippingMethodNotFoundError' | 'DeliveryDayNotOfferedError'> | null {
  const shippingAddress = address ?? cart.shippingAddress;
  const offered = isByEmail(cart.lines)
    ? [emailMethod(cart.readAt)]
    : deliveryMethods(deliveryTerms({ ...cart, shippingAddress }, 0));
  const chosen = offered.find(({ id }) => id === method);
  if (chosen === undefined) return { type: 'ShippingMethodNotFoundError' };
  return isDayOffered(chosen, nominatedDay)
    ? null
    : { type: 'DeliveryDayNotOfferedError', day: nominatedDay };
}
