import type { DeliveryMethod } from '../domain/delivery/delivery-methods.ts';
import { toPrice } from './price.ts';

/** EN-07. No delivery is delayed, so the days offered are nonDelayedDeliverOnDates. */
export function toShippingMethod(method: DeliveryMethod, isSelected: boolean) {
  return {
    id: method.id,
    name: method.name,
    description: method.description,
    price: toPrice(method.price),
    isSelected,
    type: method.id,
    deliverOnDates: method.deliverOnDates,
    nonDelayedDeliverOnDates: method.deliverOnDates,
    delayedDeliveryOnDates: [],
    holdsUntil: method.holdsUntil ?? null,
    leadTime: method.leadTime,
    nddDate: null,
  };
}
