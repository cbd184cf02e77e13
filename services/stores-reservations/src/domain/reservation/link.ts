import type { Reservation } from './reservation.ts';

/** How long after its end a reservation is shown to those who have its link; the keys of links are kept for as long and a hold's time. */
export const LINK_DAYS_AFTER_END = 30;
/** The longest from a request to its end, with a hold that was put off over holidays. */
export const LONGEST_RESERVATION_DAYS = 30;
const DAY_MS = 86_400_000;

/** What a link gives access to. Raising the epoch ends all links of a reservation. */
export interface ReservationLink {
  readonly id: string;
  readonly epoch: number;
}

export const isLinkDead = ({ closedAt }: Pick<Reservation, 'closedAt'>, now: Date): boolean =>
  closedAt !== null && closedAt.getTime() + LINK_DAYS_AFTER_END * DAY_MS < now.getTime();
