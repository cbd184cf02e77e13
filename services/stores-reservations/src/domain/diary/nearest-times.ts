import type { DayOffers, Offer } from './offers.ts';

/** How many other times a visitor is shown whose time is gone. */
const NEAREST = 3;

/** The times nearest to one that is gone, earliest first. */
export function nearestTimes(days: readonly DayOffers[], wanted: Date): Offer[] {
  const apart = ({ startsAt }: Offer) => Math.abs(startsAt.getTime() - wanted.getTime());
  return days
    .flatMap(({ times }) => times)
    .toSorted((one, other) => apart(one) - apart(other))
    .slice(0, NEAREST)
    .toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
}
