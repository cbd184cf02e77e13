import { expect, it } from '@jest/globals';
import type { Failure } from '../domain/failures.ts';
import { messageOf } from './failure-messages.ts';

const FAILURES: readonly Failure[] = [
  { type: 'AppointmentClosedError' },
  { type: 'AppointmentLimitError' },
  { type: 'AppointmentNotFoundError' },
  { type: 'AppointmentTimeTakenError', nearest: [] },
  { type: 'PieceNotFoundError' },
  { type: 'PieceNotInStoreError' },
  { type: 'PricePromiseExcludedError', reason: 'NOT_SOLD_ONLINE' },
  { type: 'PricePromiseLimitError' },
  { type: 'ReCaptchaError' },
  { type: 'ReservationClosedError' },
  { type: 'ReservationLimitError' },
  { type: 'ReservationNotFoundError' },
  { type: 'TooManyAttemptsError', retryAfterSeconds: 5 },
];

it.each(FAILURES)('[ER-05] $type is said in the words of each shop', (failure) => {
  const [ours, loupe] = (['beaverbrooks', 'loupe'] as const).map((site) => messageOf(failure, { site }));
  expect(loupe).toMatch(/^[A-Z].{20,}\.$/);
  expect(loupe).not.toMatch(/\bstores?\b|[{}]/);
  expect(loupe!.replaceAll('boutique', 'store')).toBe(ours);
});
