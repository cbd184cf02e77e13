import { create } from '@bufbuild/protobuf';
import type {
  AuthorisePaymentRequest,
  AuthorisePaymentResponse,
  Challenge as ChallengeMessage,
  GetPaymentResponse,
  ResumePaymentRequest,
  ResumePaymentResponse,
  Tender as TenderMessage,
} from '@loupe/contracts/payments/service';
import {
  AuthorisePaymentRequestSchema,
  Refusal,
  ResumePaymentRequestSchema,
} from '@loupe/contracts/payments/service';
import { PaymentState } from '@loupe/contracts/payments/payment';
import type { Browser } from '../../domain/placement/browser.ts';
import type { ChallengedPayment, PaymentOutcome, PaymentRequest } from '../../domain/placement/payment.ts';
import type { Tender } from '../../domain/placement/tender.ts';

const STEP = 'card';
/** The longest street that payments accepts; the bank compares only its beginning. */
const STREET_LENGTH = 120;

const REFUSALS = {
  [Refusal.TOKEN]: 'token',
  [Refusal.CANCELLED]: 'cancelled',
  [Refusal.CONFLICT]: 'conflict',
} as const;

export function toAuthorisation(request: PaymentRequest): AuthorisePaymentRequest {
  const { billTo } = request;
  return create(AuthorisePaymentRequestSchema, {
    placementId: request.placementId,
    step: STEP,
    attempt: request.attempt,
    site: request.site,
    cartId: request.cartId,
    ownerKey: request.owner,
    currency: 'GBP',
    amountMinorUnits: BigInt(request.amount),
    reference: request.reference,
    card: { transientToken: request.transientToken },
    billTo: {
      firstName: billTo.firstName,
      lastName: billTo.lastName,
      street: [billTo.streetNumber, billTo.streetName].filter(Boolean).join(' ').slice(0, STREET_LENGTH),
      city: billTo.city,
      region: billTo.region ?? '',
      postalCode: billTo.postalCode,
      country: billTo.country,
      email: request.email,
      phone: billTo.phone,
    },
    browser: toBrowser(request.browser),
  });
}

export function toResumption({ placementId, attempt }: ChallengedPayment): ResumePaymentRequest {
  return create(ResumePaymentRequestSchema, { placementId, step: STEP, attempt });
}

function toBrowser({ report, ...facts }: Browser) {
  // The report is sent by a script, so scripts are enabled.
  return report === null ? facts : { ...facts, ...report, javaScriptEnabled: true };
}

export function fromAuthorisation(answer: AuthorisePaymentResponse | ResumePaymentResponse): PaymentOutcome {
  if (answer.refusal !== Refusal.UNSPECIFIED) return { kind: 'refused', because: REFUSALS[answer.refusal] };
  return fromStored(answer);
}

export function fromStored({
  state,
  declineReason,
  tenders,
  challenge,
}: Pick<GetPaymentResponse, 'state' | 'declineReason' | 'tenders' | 'challenge'>): PaymentOutcome {
  if (state === PaymentState.AUTHORISED) return { kind: 'authorised', tenders: tenders.map(toTender) };
  if (state === PaymentState.DECLINED) return { kind: 'declined', reason: declineReason };
  if (state === PaymentState.CANCELLED) return { kind: 'refused', because: 'cancelled' };
  if (state === PaymentState.CHALLENGE && challenge !== undefined) return toChallenge(challenge);
  return { kind: 'unknown' }; // also any state added by a newer version of payments
}

function toChallenge({
  stepUpUrl,
  accessToken,
  transactionId,
  validSeconds,
}: ChallengeMessage): PaymentOutcome {
  return { kind: 'challenge', challenge: { stepUpUrl, accessToken, transactionId }, validSeconds };
}

function toTender({ id, method, amountMinorUnits, maskedNumber, cardType }: TenderMessage): Tender {
  return { id, method, amount: Number(amountMinorUnits), maskedNumber, cardType };
}
