import { create, toBinary } from '@bufbuild/protobuf';
import { PaymentChangedSchema, PaymentState } from '@loupe/contracts/payments/payment';
import { TOPICS } from '@loupe/contracts/topics';
import type { OutboxEvent } from '@loupe/messaging/envelope';
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
export function paymentChanged(change: {
  readonly paymentId: string;
  readonly placementId: string;
  readonly site: string;
  readonly state: State;
  readonly amount: Amount;
  /** Of the payment's events: 1, 2, 3 … */
  readonly eventVersion: bigint;
}): OutboxEvent {
  const { paymentId, placementId, site, state, amount, eventVersion } = change;
  const message = create(PaymentChangedSchema, {
    paymentId,
    placementId,
    state: PAYMENT_STATES[state],
    currency: amount.currency,
    amountMinorUnits: BigInt(amount.minorUnits),
  });
  return {
    topic: TOPICS.payment.name,
    type: 'payment-changed',
    aggregateId: paymentId,
    aggregateVersion: eventVersion,
    site,
    payload: toBinary(PaymentChangedSchema, message),
  };
}
