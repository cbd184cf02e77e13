import type { RateLimited } from '@loupe/rate-limit/rate-limited';
import type { PromiseRefusal } from './price-promise/refusal.ts';

/** An expected failure, with its name in the error catalogue. Its message for the shopper is added in the graph. */
export type Failure =
  | { readonly type: 'AppointmentClosedError' }
  | { readonly type: 'AppointmentLimitError' }
  | { readonly type: 'AppointmentNotFoundError' }
  /** The times nearest to it that are free. */
  | { readonly type: 'AppointmentTimeTakenError'; readonly nearest: readonly Date[] }
  | { readonly type: 'PieceNotFoundError' }
  | { readonly type: 'PieceNotInStoreError' }
  | { readonly type: 'PricePromiseExcludedError'; readonly reason: PromiseRefusal }
  | { readonly type: 'PricePromiseLimitError' }
  | { readonly type: 'ReCaptchaError' }
  | { readonly type: 'ReservationClosedError' }
  | { readonly type: 'ReservationLimitError' }
  | { readonly type: 'ReservationNotFoundError' }
  | RateLimited;

export type FailureOf<Type extends Failure['type']> = Extract<Failure, { type: Type }>;
