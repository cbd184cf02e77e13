import type { Authentication } from '../payer-authentication/entries.ts';
import type { AuthenticationStore } from '../payer-authentication/store.ts';

/** The code every challenge accepts, as in the vendor's test environment. */
export const ONE_TIME_CODE = '1234';

/** Ends a challenge with its card's outcome; cancelling always fails. An ended challenge does not change. */
export function answerChallenge(
  { transactionId, challenged }: Authentication,
  answer: 'pass' | 'fail',
  authentications: AuthenticationStore,
  now: Date,
): Promise<Authentication | undefined> {
  return authentications.finish(transactionId, answer === 'pass' ? challenged : 'failed', now);
}
