import type { DeliveryMethod } from '../domain/delivery/delivery-methods.ts';
import { toPrice } from './price.ts';

/** EN-07. */
export function toShippingMethod(method: DeliveryMethod, isSelected: boolean) {
  const { undelayedDates, isDayPromised = true } = method;
  const deliverOnDates = isDayPromised ? method.deliverOnDates : [];
  return {
    id: method.id,
    name: method.name,
    description: method.description,
    price: toPrice(method.price),
    isSelected,
    type: method.id,
    deliverOnDates,
    nonDelayedDeliverOnDates: undelayedDates ?? deliverOnDates,
    delayedDeliveryOnDates: undelayedDates === undefined ? [] : deliverOnDates,
    holdsUntil: isDayPromised ? (method.holdsUntil ?? null) : null,
    leadTime: method.leadTime,
    nddDate: method.id === 'NDD' ? (deliverOnDates[0] ?? null) : null,
    isNominatedDay: method.isNominated ?? false,
    minimumAge: method.minimumAge ?? null,
    isByEmail: method.isByEmail ?? false,
  };
}
