import type { SaveBillingDetailsMutation } from '../../gql/graphql.ts';
import type { FailureIn } from '../../lib/failure.ts';
import { isCartPageFailure, type CartPageFailure } from '../cart/cart-page-message.ts';
import { tokenProblem, type CardErrors, type TokenError } from './card-token.ts';
import type { Challenge } from './challenge.ts';
import { paymentAnswer } from './payment-answer.ts';
import type { Context, InitiationResult } from './initiation-result.ts';
import type { Refusal } from './refusal.ts';

/** The result of one payment attempt. */
export type PaymentOutcome =
  | { kind: 'placed'; orderNumber: string }
  /** Still open: it must not be paid again. */
  | { kind: 'checking' }
  /** Stock is reserved, and the bank requires a challenge. */
  | { kind: 'challenge'; challenge: Challenge }
  | { kind: 'refused'; refusal: Refusal }
  /** ER-02: the bag or the session is gone. */
  | { kind: 'lost'; failure: CartPageFailure }
  | { kind: 'cardFields'; errors: CardErrors }
  | { kind: 'billingField'; field: string; message: string };

/** Why the billing address was not saved. */
export type BillingFailure =
  FailureIn<SaveBillingDetailsMutation['saveBillingDetails']> | { readonly __typename: CartPageFailure };

type Ports = {
  /** Rejects with the provider's TokenError. */
  createToken: () => Promise<string>;
  /** Resolves to the refusal. Rejects when the call itself fails. */
  saveBilling: () => Promise<BillingFailure | undefined>;
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
export async function attemptPayment(ports: Ports, context: Context): Promise<PaymentOutcome> {
  let token: string;
  try {
    token = await ports.createToken();
  } catch (error) {
    return afterToken(error as TokenError, context);
  }
  const refused = await billingOutcome(ports.saveBilling, context);
  if (refused !== undefined) return refused;
  const unknown = await ports.introduce(token);
  return outcomeOf(unknown ?? (await ports.pay(token)), context);
}

/** The page's outcome for an answer of the graph. */
export function outcomeOf(result: InitiationResult, context: Context): PaymentOutcome {
  if (isCartPageFailure(result.__typename)) return { kind: 'lost', failure: result.__typename };
  return paymentAnswer(result, context);
}

function afterToken(error: TokenError, context: Context): PaymentOutcome {
  const problem = tokenProblem(error);
  if (problem.kind === 'fields') return { kind: 'cardFields', errors: problem.errors };
  if (problem.kind === 'expired') return outcomeOf({ __typename: 'PaymentTokenError' }, context);
  const outcome = outcomeOf({ __typename: 'PaymentUnavailableError' }, context);
  // No payment was started, so the card fields and their values are still valid.
  return outcome.kind === 'refused'
    ? { ...outcome, refusal: { ...outcome.refusal, reloadFields: false } }
    : outcome;
}

const NOT_SAVED: Refusal = {
  title: 'We could not save your billing address.',
  text: 'Nothing has been taken. Please try again.',
  next: 'stay',
  reloadFields: false,
  refetchCart: false,
};

async function billingOutcome(
  save: Ports['saveBilling'],
  context: Context,
): Promise<PaymentOutcome | undefined> {
  try {
    const failure = await save();
    // An earlier payment of this bag is open: paying now joins it and returns its outcome.
    if (failure === undefined || failure.__typename === 'CheckoutInProgress') return undefined;
    if (failure.__typename !== 'ValidationError') return outcomeOf(failure, context);
    // The delivery address itself is missing when it was to be copied.
    if (failure.field === 'choice')
      return outcomeOf({ __typename: 'PaymentAddressError', field: '' }, context);
    return { kind: 'billingField', field: failure.field, message: failure.message };
  } catch {
    return { kind: 'refused', refusal: NOT_SAVED };
  }
}
