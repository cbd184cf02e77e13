import type { Context, InitiationResult } from '../../initiation-result.ts';
import { outcomeOf, type PaymentOutcome } from '../../payment-outcome.ts';
import { saveBillingOutcome, type SaveBilling } from '../../save-billing-outcome.ts';
import { controlTexts, tokenProblem, type TokenError } from './card-token.ts';

type Ports = {
  /** Rejects with the provider's TokenError. */
  createToken: () => Promise<string>;
  saveBilling: SaveBilling;
  /**
   * Sends card and browser data to the bank's authentication server. Resolves to why the token is invalid; undefined
   * when payment can continue.
   */
  introduce: (transientToken: string) => Promise<InitiationResult | undefined>;
  /** Settles the payment, see settlePayment. */
  pay: (transientToken: string) => Promise<InitiationResult>;
};

/**
 * Token, billing address, authentication set-up, payment: each only after the one before it, so that an early refusal
 * costs nothing.
 */
export async function attemptCardPayment(ports: Ports, context: Context): Promise<PaymentOutcome> {
  let token: string;
  try {
    token = await ports.createToken();
  } catch (error) {
    return afterToken(error as TokenError, context);
  }
  const refused = await saveBillingOutcome(ports.saveBilling, context);
  if (refused !== undefined) return refused;
  const unknown = await ports.introduce(token);
  return outcomeOf(unknown ?? (await ports.pay(token)), context);
}

function afterToken(error: TokenError, context: Context): PaymentOutcome {
  const problem = tokenProblem(error);
  if (problem.kind === 'fields') return { kind: 'methodFields', errors: controlTexts(problem.errors) };
  if (problem.kind === 'expired') return outcomeOf({ __typename: 'PaymentTokenError' }, context);
  const outcome = outcomeOf({ __typename: 'PaymentUnavailableError' }, context);
  // No payment was started, so the card fields and their values are still valid.
  return outcome.kind === 'refused'
    ? { ...outcome, refusal: { ...outcome.refusal, reloadFields: false } }
    : outcome;
}
