import { PaymentChangedSchema, PaymentState } from '@loupe/contracts/payments/payment';
import { TOPICS } from '@loupe/contracts/topics';
import { publish } from '@loupe/messaging/publish';
import type { Amount, PaymentState as State } from '../../domain/payment/payment.ts';

/** `authorising` and `unknown` are the same to consumers: the result is not known. */
export const PAYMENT_STATES = {
  authorising: PaymentState.UNKNOWN,
  action: PaymentState.CHALLENGE,
  authorised: PaymentState.AUTHORISED,
  declined: PaymentState.DECLINED,
  unknown: PaymentState.UNKNOWN,
  cancelled: PaymentState.CANCELLED,
} as const satisfies Record<State, PaymentState>;

/** The payment of a placement has changed its state. Amounts in minor units. */
export const paymentChanged = publish(
  TOPICS.payment,
  PaymentChangedSchema,
  'payment-changed',
  (change: {
    readonly paymentId: string;
    readonly placementId: string;
    readonly site: string;
    readonly state: State;
    readonly amount: Amount;
    /** Of the payment's events: 1, 2, 3 … */
    readonly eventVersion: bigint;
  }) => {
    const { paymentId, placementId, site, state, amount, eventVersion } = change;
    return {
      aggregateId: paymentId,
      aggregateVersion: eventVersion,
      site,
      message: {
        paymentId,
        placementId,
        state: PAYMENT_STATES[state],
        currency: amount.currency,
        amountMinorUnits: BigInt(amount.minorUnits),
      },
    };
  },
);
