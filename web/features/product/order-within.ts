import { dayInWords } from '@loupe/calendar/day-words';
import { formatCountdown } from '../../lib/delivery.ts';
import type { LiveProduct } from './live-product.ts';

const MINUTE_MS = 60_000;

/** The promise, and its end by the browser's clock, in milliseconds since the epoch. */
type Promised = Pick<LiveProduct, 'promise'> & { end: number };

/** When the standard courier brings a variant; without one the earliest of the product. */
export function standardDay(
  { variants }: Pick<LiveProduct, 'variants'>,
  id?: string,
  isEngraved = false,
): string | null {
  const days = variants
    .filter((variant) => id === undefined || variant.id === id)
    .flatMap(({ standard, engraved }) => (isEngraved ? engraved : standard)?.deliverOn ?? []);
  const [first] = days.toSorted();
  return first === undefined ? null : dayInWords(first);
}

/** Whether a variant can come on the next day. */
export const isNextDay = ({ variants }: Pick<LiveProduct, 'variants'>, id?: string): boolean =>
  variants.find((variant) => variant.id === id)?.isNextDay ?? true;

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
