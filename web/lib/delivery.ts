import { methodOf } from '@loupe/calendar/shipping-methods';

/** Prices in pence, shown where there is no bag; the bag names the binding price. */
export const FREE_DELIVERY_FROM = methodOf('STD').freeFrom ?? Infinity;
export const COURIER_PRICE = methodOf('STD').price;
export const NEXT_DAY_PRICE = methodOf('NDD').price;

/** "4 h 12 min", "12 min"; rounded down to a minute, and at least one. */
export function formatCountdown(seconds: number): string {
  const minutes = Math.max(1, Math.floor(seconds / 60));
  const hours = Math.floor(minutes / 60);
  return hours === 0 ? `${minutes}\u00a0min` : `${hours}\u00a0h ${minutes % 60}\u00a0min`;
}
