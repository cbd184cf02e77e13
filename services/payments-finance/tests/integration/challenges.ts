import type { AuthoriseOrder } from '../../src/use-cases/authorise-payment.ts';
import type { AuthoriseOutcome } from '../../src/use-cases/card-attempt.ts';
import type { House } from './house.ts';

/** The bank asks for a code, and is then content. */
export const STEP_UP = '4000000000002503';
/** Refused until the bank has asked for a code. */
export const SOFT_DECLINED = '4000000000003063';

/** State and reason, or why it was refused. */
export const told = (outcome: AuthoriseOutcome) =>
  'view' in outcome ? [outcome.view.state, outcome.view.declineReason] : [outcome.refusal];

export const later = (): Date => new Date(Date.now() + 10_000);

/** What shoppers at the bank do in a house. */
export const shoppersOf = (house: () => House) => ({
  /** An order whose shopper is at the bank, and has passed there unless told otherwise. */
  async challenged(outcome: 'pass' | 'fail' | 'none' = 'pass', number = STEP_UP): Promise<AuthoriseOrder> {
    const order = await house().prepared(number);
    const answer = await house().application.authorise(order);
    const { transactionId = '' } = ('view' in answer && answer.view.challenge) || {};
    if (outcome !== 'none') await house().sandbox.endChallenge(transactionId, outcome);
    return order;
  },
  resume: (order: AuthoriseOrder, application = house().application): Promise<AuthoriseOutcome> =>
    application.resume({ ...order, deadline: later() }),
  cancel: ({ placementId }: AuthoriseOrder): Promise<void> =>
    house().application.cancel({ placementId, reason: 'released' }),
  /** How many rows hold what is kept for a challenge alone. */
  kept: async (): Promise<number> => (await house().rowCounts())['challenge'] ?? -1,
});
