import type { AuthoriseOrder } from '../../src/use-cases/authorise-payment.ts';
import type { AuthoriseOutcome } from '../../src/use-cases/attempt.ts';
import type { CardOrder, TestPayments } from './test-payments.ts';

/** Requires a challenge, which succeeds with the right code. */
export const STEP_UP = '4000000000002503';
/** Below this amount an exemption is claimed, so that the bank is asked for money first. */
export const SMALL = { amount: { minorUnits: 2_999, currency: 'GBP' } };
/** Declined without a challenge. */
export const SOFT_DECLINED = '4000000000003063';

/** State and decline reason, or the refusal. */
export const resultOf = (outcome: AuthoriseOutcome) =>
  'view' in outcome ? [outcome.view.state, outcome.view.declineReason] : [outcome.refusal];

/** The challenge for which a payment waits. */
export function challengeOf(outcome: AuthoriseOutcome | undefined) {
  const action = outcome !== undefined && 'view' in outcome ? outcome.view.nextAction : undefined;
  return action?.kind === 'challenge' ? action : undefined;
}

export const later = (): Date => new Date(Date.now() + 10_000);

/** Orders with a challenge, and the steps of their shoppers. */
export const shoppersOf = (payments: () => TestPayments) => ({
  /** An order with a challenge, which the shopper has completed successfully by default. */
  async challenged(outcome: 'pass' | 'fail' | 'none' = 'pass', number = STEP_UP): Promise<CardOrder> {
    const order = await payments().prepared(number);
    const answer = await payments().application.authorise(order);
    const transactionId = challengeOf(answer)?.transactionId ?? '';
    if (outcome !== 'none') await payments().sandbox.endChallenge(transactionId, outcome);
    return order;
  },
  resume: (order: AuthoriseOrder, application = payments().application): Promise<AuthoriseOutcome> =>
    application.resume({ ...order, deadline: later() }),
  cancel: ({ placementId }: AuthoriseOrder): Promise<void> =>
    payments().application.cancel({ placementId, reason: 'released' }),
  /** The number of rows of open challenges. */
  kept: async (): Promise<number> => (await payments().rowCounts())['tender_action'] ?? -1,
});
