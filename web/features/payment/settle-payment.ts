import { UNANSWERED, type InitiationResult } from './payment-answer.ts';

type Ports = {
  /** Sends the same payment each time: one token, one key, so that a repeat asks and never charges again. */
  send: () => Promise<InitiationResult>;
  wait: (milliseconds: number) => Promise<void>;
  /** Called once, when the first answer was not final. */
  onChecking: () => void;
};

/** The service settles what the bank left open within 30 s and its next sweep; this asks a little longer than that. */
const INTERVAL_MS = 3_000;
const ATTEMPTS = 20;

/** While a payment is open these prove nothing: a placed order takes the bag away too. */
const NO_PROOF = new Set([
  'CheckoutInProgress',
  'CartNotFoundError',
  'CartEmptyError',
  'SessionExpiredError',
]);

/**
 * Sends the payment and asks on until its outcome is known, at most a minute.
 * Answers CheckoutInProgress when it is still open then. A call that failed counts as open: it may have arrived.
 */
export async function settlePayment({ send, wait, onChecking }: Ports): Promise<InitiationResult> {
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

async function attempt(send: Ports['send']): Promise<InitiationResult> {
  try {
    return await send();
  } catch {
    return UNANSWERED;
  }
}
