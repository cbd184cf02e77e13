import type { NextAction } from './next-action.ts';
import type { PaymentOutcome } from './payment-outcome.ts';
import type { Refusal } from './refusal-type.ts';

/** The state of the payment page. */
export type PaymentState =
  /** Opened during an earlier payment, whose outcome is looked up first: the bag may have become an order. */
  | { step: 'resuming'; placementId: string }
  | { step: 'filling' }
  /** The form, with why the last payment did not end in an order. */
  | { step: 'refused'; refusal: Refusal }
  /** `slow` when the answer takes long, `asking` when it was lost and the outcome is polled. */
  | { step: 'paying'; slow: boolean; asking: boolean }
  /** The shopper has to do something before the money is held. */
  | { step: 'action'; action: NextAction }
  /** The outcome is open and must not be paid again. */
  | { step: 'checking' }
  | { step: 'placed'; orderNumber: string }
  /** The bag is gone with an application, and so is the shopper. */
  | { step: 'applied'; address: string };

export type PaymentEvent =
  | { type: 'sent' }
  | { type: 'slow' }
  | { type: 'asking' }
  /** Of a payment of this page, of one it resumed, or of another tab's, which pays for the same bag. */
  | { type: 'ended'; outcome: PaymentOutcome };

/** @param placementId of the page's address, when it was opened during a payment */
export function startState(placementId: string | undefined): PaymentState {
  return placementId === undefined ? { step: 'filling' } : { step: 'resuming', placementId };
}

/** One payment at a time, and an order is final: an event that does not fit the state changes nothing. */
export function nextState(state: PaymentState, event: PaymentEvent): PaymentState {
  if (state.step === 'placed' || state.step === 'applied') return state;
  switch (event.type) {
    case 'sent':
      return mayPay(state) ? { step: 'paying', slow: false, asking: false } : state;
    case 'slow':
      return state.step === 'paying' ? { ...state, slow: true } : state;
    case 'asking':
      return state.step === 'paying' ? { ...state, asking: true } : state;
    case 'ended':
      return stateAfter(event.outcome);
  }
}

/** Whether the form may be submitted. */
export const mayPay = ({ step }: PaymentState): boolean => step === 'filling' || step === 'refused';

function stateAfter(outcome: PaymentOutcome): PaymentState {
  switch (outcome.kind) {
    case 'placed':
      return { step: 'placed', orderNumber: outcome.orderNumber };
    case 'applied':
      return { step: 'applied', address: outcome.address };
    case 'action':
      return { step: 'action', action: outcome.action };
    case 'checking':
      return { step: 'checking' };
    case 'refused':
      return { step: 'refused', refusal: outcome.refusal };
    // The page leaves for the bag, or a field says what is wrong.
    case 'lost':
    case 'methodFields':
    case 'billingField':
      return { step: 'filling' };
  }
}
