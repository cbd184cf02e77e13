import { create } from '@bufbuild/protobuf';
import type {
  AuthorisePaymentRequest,
  AuthorisePaymentResponse,
  GetPaymentResponse,
  Tender as TenderMessage,
} from '@loupe/contracts/payments/service';
import { AuthorisePaymentRequestSchema, Refusal } from '@loupe/contracts/payments/service';
import { PaymentState } from '@loupe/contracts/payments/payment';
import type { PaymentOutcome, PaymentRequest } from '../../domain/placement/payment.ts';
import type { Tender } from '../../domain/placement/tender.ts';

const STEP = 'card';
/** Payments takes no longer street, and the bank compares no more than its beginning. */
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
  });
}

export function fromAuthorisation(answer: AuthorisePaymentResponse): PaymentOutcome {
  if (answer.refusal !== Refusal.UNSPECIFIED) return { kind: 'refused', because: REFUSALS[answer.refusal] };
  return fromStored(answer);
}

export function fromStored({
  state,
  declineReason,
  tenders,
}: Pick<GetPaymentResponse, 'state' | 'declineReason' | 'tenders'>): PaymentOutcome {
  if (state === PaymentState.AUTHORISED) return { kind: 'authorised', tenders: tenders.map(toTender) };
  if (state === PaymentState.DECLINED) return { kind: 'declined', reason: declineReason };
  if (state === PaymentState.CANCELLED) return { kind: 'refused', because: 'cancelled' };
  return { kind: 'unknown' }; // also what a newer payments may say
}

function toTender({ id, method, amountMinorUnits, maskedNumber, cardType }: TenderMessage): Tender {
  return { id, method, amount: Number(amountMinorUnits), maskedNumber, cardType };
}
