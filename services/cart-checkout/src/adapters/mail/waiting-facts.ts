import { paidInWords } from '../../domain/payment-methods/paid-in-words.ts';
import { isApplication, statusOf } from '../../domain/placement/finance-application.ts';
import type { Placement } from '../../domain/placement/placement.ts';
import type { WaitingLetterFacts } from './waiting-letters.ts';

/** What an e-mail about a payment that takes days is told of its placement. */
export function waitingFacts(
  placement: Omit<Placement, 'snapshot'>,
  storefrontUrl: string,
): WaitingLetterFacts {
  const { id, site, plan, state, reply, challengeUntil } = placement;
  const isLoan = isApplication(placement);
  return {
    site,
    storefrontUrl,
    placementId: id,
    provider: isLoan ? null : paidInWords({ method: plan.at(-1)?.method ?? '', cardType: '' }),
    until: state === 'challenge' ? challengeUntil : null,
    isDeclined: isLoan ? statusOf(placement) === 'DECLINED' : reply?.type === 'PaymentDeclinedError',
  };
}
