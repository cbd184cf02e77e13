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
  TenderSecrets,
  VerifiedTender,
} from '../../domain/placement/payment.ts';
import type { PaymentPlan, PlannedTender } from '../../domain/placement/plan.ts';

const UNVERIFIED = new Uint8Array();

export function toVerification(asked: PlanToVerify): VerifyPlanRequest {
  return create(VerifyPlanRequestSchema, {
    site: asked.site,
    cartId: asked.cartId,
    ownerKey: asked.owner,
    currency: 'GBP',
    plan: asked.plan.map((tender) => toPlanned(tender, asked)),
    ipAddress: asked.ipAddress,
    email: asked.email,
    recaptchaToken: asked.reCaptchaToken ?? '',
    hasPaidOrder: asked.hasPaidOrder,
  });
}

export function toPlanned(
  { method, amount, giftCard, verified }: PlannedTender & Partial<Pick<VerifiedTender, 'verified'>>,
  { transientToken }: TenderSecrets,
): MessageInitShape<typeof PlannedTenderSchema> {
  return {
    method,
    amountMinorUnits: BigInt(amount),
    verified: verified ?? UNVERIFIED,
    details:
      giftCard === null
        ? { case: 'card', value: { transientToken: transientToken ?? '' } }
        : {
            case: 'giftCard',
            value: { giftCardId: giftCard.id, cartId: giftCard.addedTo, ownerKey: giftCard.addedBy },
          },
  };
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

/** For a payments of the version before, which verifies a card when it authorises. */
export const unverified = (plan: PaymentPlan): PlanVerification => ({
  kind: 'verified',
  tenders: plan.map((tender) => ({ ...tender, verified: UNVERIFIED, cardDigest: '' })),
  passedBotCheck: false,
});

/** Nothing was claimed or held. */
export function unavailable(plan: PaymentPlan): PlanRefusal {
  const isCard = plan.some(({ giftCard }) => giftCard === null);
  return { type: isCard ? 'PaymentUnavailableError' : 'GiftCardUnavailable' };
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
