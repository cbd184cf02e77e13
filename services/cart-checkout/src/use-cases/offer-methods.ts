import { methodsOffered } from '../domain/payment-methods/offers.ts';
import type { IsSilent, MethodOffer } from '../domain/payment-methods/offers.ts';
import type { Payable, PaymentMethod } from '../domain/payment-methods/payment-method.ts';

export interface OfferMethodsPorts {
  /** The ways to pay that are offered. */
  readonly methods: readonly PaymentMethod[];
  /** Absent: all answer. */
  readonly isSilent?: IsSilent;
}

/** How a cart can be paid for (EU-04, MU-10). */
export const offerMethods = ({ methods, isSilent }: OfferMethodsPorts, cart: Payable): MethodOffer[] =>
  methodsOffered(cart, methods, isSilent);
