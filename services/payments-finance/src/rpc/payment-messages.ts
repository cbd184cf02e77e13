import { Refusal } from '@loupe/contracts/payments/service';
import { HoldState, PaymentState } from '@loupe/contracts/payments/payment';
import type { PendingAction } from '../domain/payment/next-action.ts';
import type { DeclinedTender, PaymentView } from '../domain/payment/payment.ts';
import { HOLD_STATES } from '../events/published/payment-hold-state.ts';
import { PAYMENT_STATES } from '../events/published/payment-changed.ts';
import type { AuthoriseOutcome } from '../use-cases/attempt.ts';

const REFUSALS = {
  token: Refusal.TOKEN,
  'gift-card': Refusal.GIFT_CARD,
  unavailable: Refusal.UNAVAILABLE,
  cancelled: Refusal.CANCELLED,
  conflict: Refusal.CONFLICT,
} as const;

export function answerOf(outcome: AuthoriseOutcome) {
  if ('view' in outcome) return messageOf(outcome.view);
  const { refusal } = outcome;
  const state = refusal === 'cancelled' ? PaymentState.CANCELLED : PaymentState.UNSPECIFIED;
  return { refusal: REFUSALS[refusal], state };
}

export function messageOf({ id, state, declineReason, held, nextAction, ...more }: PaymentView) {
  const { declinedTender, applicationStatus = '' } = more;
  return {
    applicationStatus,
    paymentId: id,
    state: PAYMENT_STATES[state],
    declineReason: declineReason ?? '',
    tenders: held.map(({ id: tenderId, method, amount, maskedNumber, cardType }) => ({
      id: tenderId,
      method,
      amountMinorUnits: BigInt(amount.minorUnits),
      maskedNumber,
      cardType,
    })),
    ...(nextAction === undefined ? {} : actionMessages(nextAction)),
    ...(declinedTender === undefined
      ? {}
      : {
          declinedTender: declinedMessage(declinedTender),
        }),
  };
}

/** Of an authorised payment: whether there is money for what has not left yet. */
export const holdMembers = ({ state, holdState = 'held', missingMinorUnits = 0 }: PaymentView) => {
  const isKnown = state === 'authorised';
  return {
    holdState: isKnown ? HOLD_STATES[holdState] : HoldState.UNSPECIFIED,
    missingMinorUnits: BigInt(isKnown ? missingMinorUnits : 0),
  };
};

function declinedMessage({ method, account, availableMinorUnits }: DeclinedTender) {
  const available =
    availableMinorUnits === undefined ? {} : { availableMinorUnits: BigInt(availableMinorUnits) };
  return { method, giftCardId: account ?? '', ...available };
}

function actionMessages({ validSeconds, ...action }: PendingAction) {
  switch (action.kind) {
    case 'challenge': {
      const { stepUpUrl, accessToken, transactionId } = action;
      const value = { stepUpUrl, accessToken, transactionId };
      return { nextAction: { validSeconds, kind: { case: 'challenge', value } } } as const;
    }
    case 'redirect':
      return {
        nextAction: { validSeconds, kind: { case: 'redirect', value: { url: action.url } } },
      } as const;
    case 'widget': {
      const value = { clientToken: action.clientToken };
      return { nextAction: { validSeconds, kind: { case: 'widget', value } } } as const;
    }
    case 'wait':
      return { nextAction: { validSeconds, kind: { case: 'wait', value: {} } } } as const;
  }
}
