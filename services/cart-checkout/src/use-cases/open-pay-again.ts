import { countersOf } from '@loupe/rate-limit/counters';
import type { FailureOf } from '../domain/failures.ts';
import type { CaptureContext, CaptureContextOwner } from '../domain/placement/capture-context.ts';
import { CAPTURE_CONTEXT_LIMITS } from '../domain/rate-limit/limits.ts';
import type { Shopper } from '../domain/shopper.ts';
import { linkedOrder } from './judge-pay-again.ts';
import type { JudgePayAgainPorts } from './judge-pay-again.ts';
import type { Caller, LimitPorts } from './limit-ports.ts';

export interface OpenPayAgainPorts
  extends Pick<LimitPorts, 'rateLimits'>, Pick<JudgePayAgainPorts, 'payAgainLinks' | 'payAgains'> {
  readonly payments: {
    /** @returns null when payments or the provider does not answer */
    issueCaptureContext(owner: CaptureContextOwner): Promise<CaptureContext | null>;
  };
  readonly sourceFactor: number;
}

export type OpenPayAgainAnswer =
  | { readonly type: 'PayAgainOpened'; readonly paymentFor: string; readonly fields: CaptureContext }
  | FailureOf<
      'LinkExpiredError' | 'NothingToPayError' | 'TooManyAttemptsError' | 'PaymentProviderUnavailable'
    >;

/** A capture context for the order of a link, as for a bag: its tokens pay for this order from this browser alone. */
export async function openPayAgain(
  ports: OpenPayAgainPorts,
  { site, owner }: Shopper,
  token: string,
  { session, network, ipAddress }: Caller & { readonly ipAddress: string },
): Promise<OpenPayAgainAnswer> {
  const linked = await linkedOrder(ports, site, token);
  if (linked === null || linked.link.isExpired) return { type: 'LinkExpiredError' };
  const { id: cartId, money } = linked.order;
  if (money.state !== 'missing') return { type: 'NothingToPayError' };
  const about = { subjects: { session, network }, networkFactor: ports.sourceFactor };
  const attempt = await ports.rateLimits.count(countersOf('capture-context', CAPTURE_CONTEXT_LIMITS, about));
  if (attempt.type === 'TooManyAttemptsError') return attempt;
  const fields = await ports.payments.issueCaptureContext({
    site,
    owner,
    cartId,
    ipAddress,
    promisedDay: null,
  });
  if (fields !== null) return { type: 'PayAgainOpened', paymentFor: cartId, fields };
  await ports.rateLimits.giveBack(attempt);
  return { type: 'PaymentProviderUnavailable' };
}
