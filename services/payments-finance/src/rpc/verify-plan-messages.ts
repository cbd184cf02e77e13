import type { MessageInitShape } from '@bufbuild/protobuf';
import { Refusal } from '@loupe/contracts/payments/service';
import type { VerifyPlanRequest, VerifyPlanResponseSchema } from '@loupe/contracts/payments/service';
import { z } from 'zod';
import type { PlanToVerify, PlanVerification } from '../use-cases/verify-plan.ts';
import { owner } from './authorise-payment-request.ts';
import { invalid } from './invalid.ts';
import { bytesOf, inCurrency, plan } from './planned-tenders.ts';

const schema = z.object({
  ...owner,
  currency: z.literal('GBP'),
  plan,
  ipAddress: z.string().max(45),
  email: z.string().max(254),
  recaptchaToken: z.string().max(8_192),
  hasPaidOrder: z.boolean(),
});

/** @throws ConnectError INVALID_ARGUMENT naming the fields, never their values */
export function readVerifyRequest(request: VerifyPlanRequest): Omit<PlanToVerify, 'timeoutMs'> {
  const parsed = schema.safeParse(request);
  if (!parsed.success) throw invalid(parsed.error);
  const { recaptchaToken: botCheck, plan: tenders, ...order } = parsed.data;
  return { ...order, botCheck, plan: inCurrency(tenders, order.currency) };
}

const REFUSALS = {
  token: Refusal.TOKEN,
  'gift-card': Refusal.GIFT_CARD,
  'bot-check': Refusal.BOT_CHECK,
  unavailable: Refusal.UNAVAILABLE,
} as const;

export function verificationMessage(
  verification: PlanVerification,
): MessageInitShape<typeof VerifyPlanResponseSchema> {
  switch (verification.kind) {
    case 'verified':
      return {
        passedBotCheck: verification.passedBotCheck,
        tenders: verification.tenders.map((tender) => {
          const { maskedNumber, cardType, cardDigest } = tender;
          return { verified: bytesOf(tender), maskedNumber, cardType, cardDigest };
        }),
      };
    case 'refused':
      return { refusal: REFUSALS[verification.refusal] };
    case 'too-many':
      return {
        refusal: Refusal.TOO_MANY_ATTEMPTS,
        retryAfterSeconds: verification.retryAfterSeconds,
      };
  }
}
