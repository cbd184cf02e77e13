import type { PaymentOutcome } from '../../payment-outcome.ts';
import { controlTexts, tokenProblem, type CardFieldIds, type TokenError } from './card-token.ts';

type Ports<Answer> = {
  /** Rejects with the provider's TokenError. */
  createToken: () => Promise<string>;
  /** Before the bank is asked; resolves to why it is not. */
  prepare?: () => Promise<PaymentOutcome | undefined>;
  /**
   * Sends card and browser data to the bank's authentication server. Resolves to why the token is invalid; undefined
   * when payment can continue.
   */
  introduce: (transientToken: string) => Promise<Answer | undefined>;
  /** Settles the payment, see settlePayment. */
  pay: (transientToken: string) => Promise<Answer>;
  /** Of the form's controls. */
  ids?: CardFieldIds;
};

/** Refusals of the page itself, which every payment by card has words for. */
type OfCard =
  { readonly __typename: 'PaymentTokenError' } | { readonly __typename: 'PaymentUnavailableError' };

/**
 * Token, what has to be prepared, authentication set-up, payment: each only after the one before it, so that an early refusal costs
 * nothing.
 */
export async function attemptCard<Answer>(
  { createToken, prepare, introduce, pay, ids }: Ports<Answer>,
  outcomeOf: (answer: Answer | OfCard) => PaymentOutcome,
): Promise<PaymentOutcome> {
  let token: string;
  try {
    token = await createToken();
  } catch (error) {
    return afterToken(error as TokenError, outcomeOf, ids);
  }
  const refused = await prepare?.();
  if (refused !== undefined) return refused;
  return outcomeOf((await introduce(token)) ?? (await pay(token)));
}

function afterToken(
  error: TokenError,
  outcomeOf: (refused: OfCard) => PaymentOutcome,
  ids?: CardFieldIds,
): PaymentOutcome {
  const problem = tokenProblem(error);
  if (problem.kind === 'fields') return { kind: 'methodFields', errors: controlTexts(problem.errors, ids) };
  if (problem.kind === 'expired') return outcomeOf({ __typename: 'PaymentTokenError' });
  const outcome = outcomeOf({ __typename: 'PaymentUnavailableError' });
  // No payment was started, so the card fields and their values are still valid.
  return outcome.kind === 'refused'
    ? { ...outcome, refusal: { ...outcome.refusal, reloadFields: false } }
    : outcome;
}
