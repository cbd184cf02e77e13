import { dayInWords } from '@loupe/calendar/day-words';
import { formatCountdown } from '../../lib/delivery.ts';
import type { LiveProduct } from './live-product.ts';

const MINUTE_MS = 60_000;

/** The promise, and its end by the browser's clock, in milliseconds since the epoch. */
type Promised = Pick<LiveProduct, 'promise'> & { end: number };

/**
 * The remaining time to order, counted from the end of the minute so that it is never too long, and the arrival day.
 * @param minute the current one by the browser's clock, counted since the epoch
 * @returns null where there is no promise, or it has expired
 */
export function orderWithin(live: Promised | null, minute: number): { within: string; day: string } | null {
  if (!live?.promise || live.end <= minute * MINUTE_MS) return null;
  const left = live.end - (minute + 1) * MINUTE_MS;
  return { within: formatCountdown(left / 1000), day: dayInWords(live.promise.deliverOn) };
}
