import { weekdayOf } from '../opening/london-time.ts';
import { exceptionOn, type OpeningTimes, type OpenSpan } from '../opening/opening-times.ts';

/** HH:mm in London: the courier has been at every store by then. */
export const UNPACKED_BY = '10:00';
/** Monday to Friday. */
export const COURIER_WEEKDAYS: readonly number[] = [0, 1, 2, 3, 4];

/** Whether couriers drive to the store. */
export const isWorkingDay = (times: OpeningTimes, date: string): boolean =>
  COURIER_WEEKDAYS.includes(weekdayOf(date)) && exceptionOn(times, date)?.bankHoliday !== true;

/** Whether somebody is there to take the parcel in, and to hand it over the same day. */
export const takesIn = (span: OpenSpan | null): span is OpenSpan =>
  span !== null && span.closes > UNPACKED_BY;
