import { lastDayInWords } from '../../domain/price-promise/deadlines.ts';
import { isOpen } from '../../domain/price-promise/price-promise.ts';
import type { PricePromise as Promised } from '../../domain/price-promise/price-promise.ts';
import { promiseReasonInWords } from '../../domain/price-promise/reason-words.ts';
import { momentInWords } from '@loupe/calendar/moment-words';
import type { PricePromiseResolvers } from '../gen/schema-types.ts';

/** It can be had: what ends it may be late, so that the time is compared. */
const canBeHad = (promise: Promised, now: Date): boolean => isOpen(promise) && promise.validUntil! > now;

export const PricePromise = {
  pricePromiseNumber: ({ number }) => number,
  status: ({ state }) => state,
  reason: ({ reason }) => promiseReasonInWords(reason) || null,
  answersBy: ({ answerBy }) => momentInWords(answerBy),
  isLate: ({ state, answerBy }, _none, { now }) => state === 'PENDING_DECISION' && answerBy < now,
  // What one person decided is not decided while it waits for a second one.
  agreedPrice: ({ state, agreedPrice }) => (state === 'APPROVED' ? agreedPrice : null),
  code: (promise, _none, { now }) => (canBeHad(promise, now) ? promise.code : null),
  lastDay: (promise, _none, { now }) => (canBeHad(promise, now) ? lastDayInWords(promise.validUntil!) : null),
  isUsed: ({ usedAt }) => usedAt !== null,
} satisfies PricePromiseResolvers;
