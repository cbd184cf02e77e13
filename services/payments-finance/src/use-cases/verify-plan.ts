import type { Amount } from '../domain/payment/payment.ts';
import type { AttemptLimits } from './ports/attempt-limits.ts';
import type { TokenOwner } from '../domain/payment/payer.ts';
import type { DetailsRefusal, PlannedTender } from './ports/planned-tender.ts';
import type { Verifiers } from './ports/providers.ts';
import { afterChallenge } from './ports/tender-provider.ts';
import type { VerifiedTender } from './ports/tender-provider.ts';
import { isSilent } from './silent-methods.ts';
import { verifyTenders } from './verify-tenders.ts';

export interface PlanToVerify extends TokenOwner {
  readonly plan: readonly PlannedTender[];
  readonly currency: string;
  readonly ipAddress: string;
  readonly email: string;
  /** The answer to the bot check; empty where the page has none. */
  readonly botCheck: string;
  /** The shopper has paid for an order before. */
  readonly hasPaidOrder: boolean;
  /** For each call of a provider. */
  readonly timeoutMs: number;
}

export type PlanVerification =
  | {
      readonly kind: 'verified';
      readonly tenders: readonly VerifiedTender[];
      /** The answer to the bot check was needed, right, and is used up. */
      readonly passedBotCheck: boolean;
    }
  | { readonly kind: 'refused'; readonly refusal: DetailsRefusal | 'bot-check' | 'unavailable' }
  | { readonly kind: 'too-many'; readonly retryAfterSeconds: number };

interface VerifyPlanPorts {
  readonly providers: Verifiers;
  readonly limits: AttemptLimits;
}

/**
 * Verifies details and owner of every tender before stock is reserved, and then counts the attempt. Holds nothing.
 *
 * @throws MethodNotOfferedError
 */
export async function verifyPlan(ports: VerifyPlanPorts, order: PlanToVerify): Promise<PlanVerification> {
  // Nothing of it is begun: the shopper chooses another method.
  if (order.plan.some(({ details }) => isSilent(ports.providers, details.method)))
    return { kind: 'refused', refusal: 'unavailable' };
  const verified = await verifyTenders(order.plan, order, order.timeoutMs, ports.providers);
  if (verified.kind === 'refused') return verified;

  const { site, ownerKey, ipAddress, email, botCheck, hasPaidOrder } = order;
  const cardDigests = verified.tenders.map(({ cardDigest }) => cardDigest).filter((digest) => digest !== '');
  const amount = totalOf(order);
  const verdict = await ports.limits.count({
    site,
    ownerKey,
    ipAddress,
    email,
    botCheck,
    hasPaidOrder,
    cardDigests,
    amount,
  });
  if (verdict.kind === 'too-many') return verdict;
  if (verdict.kind === 'bot-check') return { kind: 'refused', refusal: 'bot-check' };
  const { passedBotCheck, needsChallenge } = verdict;
  const tenders = needsChallenge ? verified.tenders.map(afterChallenge) : verified.tenders;
  return { kind: 'verified', tenders, passedBotCheck };
}

const totalOf = ({ plan, currency }: PlanToVerify): Amount => ({
  minorUnits: plan.reduce((sum, { amount }) => sum + amount.minorUnits, 0),
  currency,
});
