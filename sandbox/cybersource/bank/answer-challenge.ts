import type { Authentication } from '../payer-authentication/entries.ts';
import type { AuthenticationStore } from '../payer-authentication/store.ts';

/** The code every challenge accepts, as in the vendor's test environment. */
export const ONE_TIME_CODE = '1234';

/** Ends a challenge as its card decides; a shopper who gives up always fails. An ended one stays as it is. */
export function answerChallenge(
  { transactionId, challenged }: Authentication,
  answer: 'pass' | 'fail',
  authentications: AuthenticationStore,
  now: Date,
): Promise<Authentication | undefined> {
  return authentications.finish(transactionId, answer === 'pass' ? challenged : 'failed', now);
}
