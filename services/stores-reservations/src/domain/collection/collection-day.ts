import { arrivalDates } from '@loupe/calendar/arrivals';
import { COURIER, CUT_OFF } from '@loupe/calendar/lead-times';
import type { Nation } from '@loupe/calendar/nations';
import { dayInWords } from '@loupe/calendar/day-words';
import { timeInWords } from '@loupe/calendar/time-words';
import { spanOn, type OpeningTimes, type OpenSpan } from '../opening/opening-times.ts';

/** When an order made at a moment can be collected. */
export interface Collection {
  /** YYYY-MM-DD. */
  readonly date: string;
  /** HH:mm in London. */
  readonly from: string;
}

/** What the days of a store's collections are counted by. */
export interface CollectionTimes extends OpeningTimes {
  readonly nation: Nation;
  /** From an order to its collection. */
  readonly collectionDays: number;
}

/** HH:mm in London: the courier has been at every store by then. */
const UNPACKED_BY = '10:00';

/** Whether somebody is there to take a parcel in, and to hand it over the same day. */
export const takesIn = (span: OpenSpan | null): span is OpenSpan =>
  span !== null && span.closes > UNPACKED_BY;

/**
 * The first day on which the parcel can have come and the store is open to take it in. cart-checkout counts the same way, by the
 * calendar that is published.
 * @returns null for a store that takes no parcels in for three months, one shut for a refit, say
 */
export function collectionOf(store: CollectionTimes, ordered: Date): Collection | null {
  const lead = { nation: store.nation, cutOff: CUT_OFF, workingDays: store.collectionDays };
  const [date] = arrivalDates(ordered, lead, 1, (day) => takesIn(spanOn(store, day)));
  const span = date === undefined ? null : spanOn(store, date);
  if (date === undefined || span === null) return null;
  return { date, from: span.opens < UNPACKED_BY ? UNPACKED_BY : span.opens };
}

/** E.g. `Ready Tuesday 24 November from 10am`. */
export const collectionWords = ({ date, from }: Collection): string =>
  `Ready ${dayInWords(date)} from ${timeInWords(from)}`;

/** Whether a courier to the shopper's home would be sooner. */
export const isDelayed = (collectionDays: number): boolean => collectionDays > COURIER.workingDays;
