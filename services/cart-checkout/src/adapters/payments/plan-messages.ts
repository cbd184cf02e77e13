import { create } from '@bufbuild/protobuf';
import type { MessageInitShape } from '@bufbuild/protobuf';
import type {
  PlannedTenderSchema,
  VerifyPlanRequest,
  VerifyPlanResponse,
} from '@loupe/contracts/payments/service';
import { Refusal, VerifyPlanRequestSchema } from '@loupe/contracts/payments/service';
import type {
  PlanRefusal,
  PlanToVerify,
  PlanVerification,
  VerifiedTender,
} from '../../domain/placement/payment.ts';
import { isGiftCard } from '../../domain/payment-methods/givex.ts';
import type { TenderSecrets } from '../../domain/payment-methods/payment-method.ts';
import type { TenderDetails } from '../../domain/payment-methods/tender-details.ts';
import type { PaymentPlan, PlannedTender } from '../../domain/placement/plan.ts';

const UNVERIFIED = new Uint8Array();

export function toVerification(asked: PlanToVerify): VerifyPlanRequest {
  return create(VerifyPlanRequestSchema, {
    site: asked.site,
    cartId: asked.cartId,
    ownerKey: asked.owner,
    currency: 'GBP',
    plan: asked.plan.map((tender) => toPlanned(tender, asked.secrets)),
    ipAddress: asked.ipAddress,
    email: asked.email,
    recaptchaToken: asked.reCaptchaToken ?? '',
    hasPaidOrder: asked.hasPaidOrder,
  });
}

export function toPlanned(
  { method, amount, details, verified }: PlannedTender & Partial<Pick<VerifiedTender, 'verified'>>,
  secrets: TenderSecrets,
): MessageInitShape<typeof PlannedTenderSchema> {
  return {
    method,
    amountMinorUnits: BigInt(amount),
    verified: verified ?? UNVERIFIED,
    details: toDetails(details, secrets[method] ?? ''),
  };
}

type Details = NonNullable<MessageInitShape<typeof PlannedTenderSchema>['details']>;

function toDetails(details: TenderDetails, secret: string): Details {
  switch (details.kind) {
    case 'card':
      return { case: 'card', value: { transientToken: secret } };
    case 'gift-card': {
      const { id: giftCardId, addedTo: cartId, addedBy: ownerKey } = details;
      return { case: 'giftCard', value: { giftCardId, cartId, ownerKey } };
    }
    case 'token':
      return { case: 'token', value: { token: secret } };
    case 'at-provider':
      return secret === '' ? { case: undefined } : { case: 'token', value: { token: secret } };
  }
}

export function fromVerification(
  { refusal, retryAfterSeconds, tenders, passedBotCheck }: VerifyPlanResponse,
  plan: PaymentPlan,
): PlanVerification {
  if (refusal !== Refusal.UNSPECIFIED) {
    return { kind: 'refused', reply: replyTo(refusal, retryAfterSeconds, plan) };
  }
  const verified = plan.map((tender, index) => {
    const { verified: bytes = UNVERIFIED, cardDigest = '' } = tenders[index] ?? {};
    return { ...tender, verified: bytes, cardDigest };
  });
  return { kind: 'verified', tenders: verified, passedBotCheck };
}

/** The refusal of a plan when payments does not answer: no stock is claimed and no money held. */
export function unavailable(plan: PaymentPlan): PlanRefusal {
  return { type: plan.every(isGiftCard) ? 'GiftCardUnavailable' : 'PaymentUnavailableError' };
}

function replyTo(refusal: Refusal, retryAfterSeconds: number, plan: PaymentPlan): PlanRefusal {
  if (refusal === Refusal.TOKEN) return { type: 'PaymentTokenError' };
  if (refusal === Refusal.GIFT_CARD) return { type: 'GiftCardNotValid' };
  if (refusal === Refusal.BOT_CHECK) return { type: 'ReCaptchaError' };
  if (refusal === Refusal.TOO_MANY_ATTEMPTS) {
    return { type: 'TooManyAttemptsError', retryAfterSeconds: Math.max(retryAfterSeconds, 1) };
  }
  return unavailable(plan); // also any refusal added by a newer version of payments
}
