import { UNANSWERED } from './payment-result.ts';

type Open = typeof UNANSWERED;

type Ports<Result> = {
  /**
   * Sends the same payment each time, with one token and one idempotency key, so that a repeat never charges again.
   */
  send: () => Promise<Result>;
  wait: (milliseconds: number) => Promise<void>;
  /** Called once, when the first answer was not final. */
  onChecking: () => void;
};

/** The service settles an open payment within 30 s plus its next sweep; this polls a little longer than that. */
const INTERVAL_MS = 3_000;
const ATTEMPTS = 20;

/** While a payment is open these results prove nothing: placing an order also removes the bag. */
const NO_PROOF: ReadonlySet<string> = new Set([
  'CheckoutInProgress',
  'CartNotFoundError',
  'CartEmptyError',
  'SessionExpiredError',
]);

/**
 * Sends the payment and polls until its outcome is known, at most a minute. Resolves to CheckoutInProgress when it is
 * still open then. A failed call counts as open: it may have been processed.
 */
export async function settlePayment<Result extends { readonly __typename: string }>({
  send,
  wait,
  onChecking,
}: Ports<Result>): Promise<Result | Open> {
  const first = await attempt(send);
  if (first.__typename !== 'CheckoutInProgress') return first;
  onChecking();
  for (let asked = 1; asked < ATTEMPTS; asked += 1) {
    await wait(INTERVAL_MS);
    const result = await attempt(send);
    if (!NO_PROOF.has(result.__typename)) return result;
  }
  return UNANSWERED;
}

async function attempt<Result>(send: () => Promise<Result>): Promise<Result | Open> {
  try {
    return await send();
  } catch {
    return UNANSWERED;
  }
}
