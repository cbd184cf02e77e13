import { CHECKOUT_ACTION } from '@loupe/bot-check/robots';
import type { Robots } from '@loupe/bot-check/robots';
import type { TenderSecrets } from '../domain/payment-methods/payment-method.ts';
import type { ClientFacts } from '../domain/placement/browser.ts';
import type { PlanToVerify, PlanVerification } from '../domain/placement/payment.ts';
import type { Shopper } from '../domain/shopper.ts';
import type { VerifiedPlan, VerifyPrepared } from './claim-placement.ts';
import { holdCounters } from './hold-counters.ts';
import type { HoldLimitPorts } from './hold-counters.ts';

/** Whether a prepared placement may be claimed. */
export interface JudgePrepared {
  /** Called again when claiming is tried again. Holds nothing. */
  readonly judge: VerifyPrepared;
  /** Called when no stock was claimed. */
  giveBack(): Promise<void>;
}

export interface JudgePlanPorts extends HoldLimitPorts {
  readonly payments: { verify(plan: PlanToVerify): Promise<PlanVerification> };
  readonly robots: Robots;
}

interface Asked {
  readonly secrets: TenderSecrets;
  readonly client: ClientFacts;
  readonly reCaptchaToken: string | null;
}

/** Has payments verify a plan, once for each plan: each verification counts as an attempt, and is not given back. */
export function judgePlan(
  ports: JudgePlanPorts,
  { site, owner }: Shopper,
  { secrets, client, reCaptchaToken }: Asked,
): JudgePrepared {
  let verified: ({ readonly key: string } & VerifiedPlan) | undefined;
  let human: Promise<boolean> | undefined;
  const judge: VerifyPrepared = async ({ snapshot, plan }, { hasPaidOrder }) => {
    const key = JSON.stringify([snapshot.cart.id, plan]);
    if (verified?.key === key) return verified;
    const { email, cart } = snapshot;
    const { ipAddress } = client;
    const about = { site, owner, cartId: cart.id, email, ipAddress, reCaptchaToken, hasPaidOrder };
    const answer = await ports.payments.verify({ ...about, plan, secrets });
    if (answer.kind === 'refused') return answer;
    const { tenders, passedBotCheck: isHuman } = answer;
    const counters = holdCounters(ports, { session: `${site} ${owner}`, ipAddress, tenders });
    const checkHuman = async () =>
      isHuman || (reCaptchaToken !== null && (await (human ??= isHumanBy(ports, reCaptchaToken, ipAddress))));
    verified = { key, tenders, holds: { ...counters, isHuman }, checkHuman };
    return verified;
  };
  return { judge, giveBack: async () => {} };
}

/** A token is good once. */
const isHumanBy = ({ robots }: JudgePlanPorts, token: string, ipAddress: string): Promise<boolean> =>
  robots.isHuman(token, { action: CHECKOUT_ACTION, ipAddress });
