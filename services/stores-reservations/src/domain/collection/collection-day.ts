import { arrivalDates } from '@loupe/calendar/arrivals';
import { COURIER, CUT_OFF } from '@loupe/calendar/lead-times';
import type { Nation } from '@loupe/calendar/nations';
import { dayInWords } from '@loupe/calendar/day-words';
import { timeInWords } from '@loupe/calendar/time-words';
import { spanOn, type OpeningTimes, type OpenSpan } from '../opening/opening-times.ts';

/** When an order can be collected. */
export interface Collection {
  /** YYYY-MM-DD. */
  readonly date: string;
  /** HH:mm in London. */
  readonly from: string;
}

/** The data from which collection days are computed. */
export interface CollectionTimes extends OpeningTimes {
  readonly nation: Nation;
  /** Working days from the order to the collection. */
  readonly collectionDays: number;
}

/** HH:mm in London: by then the courier has delivered to every store. */
const UNPACKED_BY = '10:00';

/** Whether the store can accept a parcel and hand it over on the same day. */
export const takesIn = (span: OpenSpan | null): span is OpenSpan =>
  span !== null && span.closes > UNPACKED_BY;

/**
 * The first day on which the parcel can arrive and the store can accept it. cart-checkout computes the same day from the published
 * calendar.
 * @param preparation working days before the order can be packed
 * @returns null for a store that accepts no parcels for three months, e.g. one closed for a refit
 */
export function collectionOf(store: CollectionTimes, ordered: Date, preparation = 0): Collection | null {
  const lead = { nation: store.nation, cutOff: CUT_OFF, workingDays: store.collectionDays, preparation };
  const [date] = arrivalDates(ordered, lead, 1, (day) => takesIn(spanOn(store, day)));
  const span = date === undefined ? null : spanOn(store, date);
  if (date === undefined || span === null) return null;
  return { date, from: span.opens < UNPACKED_BY ? UNPACKED_BY : span.opens };
}

/** E.g. `Ready Tuesday 24 November from 10am`. */
export const collectionWords = ({ date, from }: Collection): string =>
  `Ready ${dayInWords(date)} from ${timeInWords(from)}`;

/** Whether delivery to the shopper's home would be earlier. */
export const isDelayed = (collectionDays: number): boolean => collectionDays > COURIER.workingDays;
