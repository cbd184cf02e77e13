import type { Logger } from '@loupe/telemetry/logger';
import type { PaymentView } from '../domain/payment/payment.ts';
import type { CardProvider, OpenTender, PaymentStore, TokenisedCard } from './ports.ts';
import type { BillTo } from './payer.ts';

/** A card payment whose tender is stored. */
export interface CardAttempt {
  readonly tender: OpenTender;
  readonly card: TokenisedCard;
  readonly reference: string;
  readonly transientToken: string;
  readonly merchantTransactionId: string;
  readonly billTo: BillTo;
  /** When the caller stops waiting. */
  readonly deadline: Date;
}

export type Refusal = 'token' | 'cancelled' | 'conflict';
export type AuthoriseOutcome = { readonly view: PaymentView } | { readonly refusal: Refusal };

/** Dependencies of a card attempt, the same before and after a challenge. */
export interface CardDependencies {
  readonly payments: PaymentStore;
  readonly cards: CardProvider;
  /** Reverses this tender's authorisation now; if that fails its reversal task stays due. */
  readonly reverseNow: (tenderId: string) => Promise<void>;
  readonly now: () => Date;
  readonly newId: () => string;
  readonly logger: Logger;
}

/** Too little time is left to ask the provider; nothing was written. */
export class DeadlineTooShortError extends Error {
  override readonly name = 'DeadlineTooShortError';
}

/** The longest time-out of a provider call; the margin after it is for storing and returning the answer. */
const PROVIDER_MS = 8_000;
const MARGIN_MS = 500;
const LEAST_PROVIDER_MS = 1_000;

interface Timed {
  readonly deadline: Date;
}

/** Milliseconds left for the provider call. */
export const timeLeft = ({ deadline }: Timed, now: () => Date): number =>
  Math.min(PROVIDER_MS, deadline.getTime() - now().getTime() - MARGIN_MS);

export const isTooLate = (timed: Timed, now: () => Date): boolean => timeLeft(timed, now) < LEAST_PROVIDER_MS;

/** For a call before the authorisation: leaves the authorisation its own time. */
export const timeToAsk = (timed: Timed, now: () => Date): number =>
  Math.max(timeLeft(timed, now) - LEAST_PROVIDER_MS, LEAST_PROVIDER_MS / 2);

export const newMerchantTransactionId = ({ newId }: Pick<CardDependencies, 'newId'>): string =>
  newId().replaceAll('-', '');

/** The stored state of the payment, for repeated and concurrent calls. */
export async function storedAnswer(
  placementId: string,
  payments: Pick<PaymentStore, 'find'>,
): Promise<AuthoriseOutcome> {
  const view = await payments.find(placementId);
  return view === undefined ? { refusal: 'conflict' } : { view };
}
