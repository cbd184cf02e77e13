import { create } from '@bufbuild/protobuf';
import { beginningOf } from '@loupe/contact/beginning-of';
import type {
  AuthorisePaymentRequest,
  AuthorisePaymentResponse,
  Challenge as ChallengeMessage,
  DeclinedTender as DeclinedTenderMessage,
  GetPaymentResponse,
  NextAction as NextActionMessage,
  ResumePaymentRequest,
  ResumePaymentResponse,
  Tender as TenderMessage,
} from '@loupe/contracts/payments/service';
import {
  AuthorisePaymentRequestSchema,
  Refusal,
  ResumePaymentRequestSchema,
} from '@loupe/contracts/payments/service';
import { HoldState, PaymentState } from '@loupe/contracts/payments/payment';
import type { HeldState } from '../../domain/order/order-money.ts';
import { APPLICATION_STATUSES } from '../../domain/placement/application-status.ts';
import type { Browser } from '../../domain/placement/browser.ts';
import type { NextAction } from '../../domain/placement/next-action.ts';
import type {
  ChallengedPayment,
  DeclinedTender,
  PaymentOutcome,
  PaymentRequest,
} from '../../domain/placement/payment.ts';
import type { Tender } from '../../domain/placement/tender.ts';
import { toContent } from './content-messages.ts';
import { toPlanned } from './plan-messages.ts';

/** The longest street that payments accepts; the bank compares only its beginning. */
const STREET_LENGTH = 120;

const REFUSALS = {
  [Refusal.TOKEN]: 'token',
  [Refusal.CANCELLED]: 'cancelled',
  [Refusal.CONFLICT]: 'conflict',
  [Refusal.GIFT_CARD]: 'gift-card',
  // Answers to other requests.
  [Refusal.TOO_MANY_ATTEMPTS]: 'conflict',
  [Refusal.BOT_CHECK]: 'conflict',
  [Refusal.UNAVAILABLE]: 'conflict',
} as const;

export function toAuthorisation(request: PaymentRequest): AuthorisePaymentRequest {
  const { billTo, tenders, secrets } = request;
  return create(AuthorisePaymentRequestSchema, {
    placementId: request.placementId,
    attempt: request.attempt,
    site: request.site,
    cartId: request.cartId,
    ownerKey: request.owner,
    currency: 'GBP',
    amountMinorUnits: BigInt(request.amount),
    reference: request.reference,
    plan: tenders.map((tender) => toPlanned(tender, secrets)),
    billTo: {
      firstName: billTo.firstName,
      lastName: billTo.lastName,
      street: beginningOf([billTo.streetNumber, billTo.streetName].filter(Boolean).join(' '), STREET_LENGTH),
      city: billTo.city,
      region: billTo.region ?? '',
      postalCode: billTo.postalCode,
      country: billTo.country,
      email: request.email,
      phone: billTo.phone,
    },
    browser: toBrowser(request.browser),
    promisedDay: request.promisedDay ?? '',
    paysAgainFor: request.paysAgainFor ?? '',
    ...(request.content === undefined ? {} : { content: toContent(request.content) }),
  });
}

export function toResumption({ placementId, attempt }: ChallengedPayment): ResumePaymentRequest {
  return create(ResumePaymentRequestSchema, { placementId, attempt });
}

function toBrowser({ report, ...facts }: Browser) {
  // The report is sent by a script, so scripts are enabled.
  return report === null ? facts : { ...facts, ...report, javaScriptEnabled: true };
}

export function fromAuthorisation(answer: AuthorisePaymentResponse | ResumePaymentResponse): PaymentOutcome {
  if (answer.refusal !== Refusal.UNSPECIFIED) return { kind: 'refused', because: REFUSALS[answer.refusal] };
  return fromStored(answer);
}

type StoredPayment = Pick<
  GetPaymentResponse,
  'state' | 'declineReason' | 'tenders' | 'nextAction' | 'declinedTender' | 'applicationStatus'
>;

export function fromStored(payment: StoredPayment): PaymentOutcome {
  const { state, declineReason: reason, declinedTender, tenders } = payment;
  if (state === PaymentState.AUTHORISED) return { kind: 'authorised', tenders: tenders.map(toTender) };
  if (state === PaymentState.DECLINED) {
    return { kind: 'declined', reason, ...(declinedTender ? { tender: toDeclined(declinedTender) } : {}) };
  }
  if (state === PaymentState.CANCELLED) return { kind: 'refused', because: 'cancelled' };
  if (state === PaymentState.CHALLENGE) return toAction(payment) ?? { kind: 'unknown' };
  return { kind: 'unknown' }; // also any state added by a newer version of payments
}

/** Undefined for an action added by a newer version of payments. */
function toAction({
  nextAction,
  applicationStatus,
}: Pick<StoredPayment, 'nextAction' | 'applicationStatus'>): PaymentOutcome | undefined {
  if (nextAction === undefined) return undefined;
  const action = ofApplication(actionOf(nextAction), applicationStatus);
  return action && { kind: 'action', action, validSeconds: nextAction.validSeconds };
}

/** A status that a newer version of payments has added is left out. */
function ofApplication(action: NextAction | undefined, said: string): NextAction | undefined {
  const applicationStatus = APPLICATION_STATUSES.find((status) => status === said);
  if (applicationStatus === undefined || (action?.kind !== 'redirect' && action?.kind !== 'wait'))
    return action;
  return { ...action, applicationStatus };
}

function actionOf({ kind }: NextActionMessage): NextAction | undefined {
  switch (kind.case) {
    case 'challenge':
      return toChallenge(kind.value);
    case 'redirect':
      return { kind: 'redirect', url: kind.value.url };
    case 'widget':
      return { kind: 'widget', clientToken: kind.value.clientToken };
    case 'wait':
      return { kind: 'wait' };
    case undefined:
      return undefined;
  }
}

function toChallenge({ stepUpUrl, accessToken, transactionId }: ChallengeMessage): NextAction {
  return { kind: 'challenge', stepUpUrl, accessToken, transactionId };
}

function toDeclined({ method, giftCardId, availableMinorUnits }: DeclinedTenderMessage): DeclinedTender {
  const available = availableMinorUnits === undefined ? null : Number(availableMinorUnits);
  return { method, giftCardId: giftCardId === '' ? null : giftCardId, available };
}

function toTender({ id, method, amountMinorUnits, maskedNumber, cardType }: TenderMessage): Tender {
  return { id, method, amount: Number(amountMinorUnits), maskedNumber, cardType };
}

const HELD_STATES = new Map<HoldState, HeldState['state']>([
  [HoldState.HELD, 'held'],
  [HoldState.TAKEN, 'taken'],
  [HoldState.MISSING, 'missing'],
]);

export function toHeldState({
  state,
  holdState,
  missingMinorUnits,
}: Pick<GetPaymentResponse, 'state' | 'holdState' | 'missingMinorUnits'>): HeldState {
  const isCancelled = state === PaymentState.CANCELLED;
  return {
    state: isCancelled ? 'cancelled' : (HELD_STATES.get(holdState) ?? 'unknown'),
    missing: Number(missingMinorUnits),
  };
}
