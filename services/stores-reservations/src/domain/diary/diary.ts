import type { OpeningTimes } from '../opening/opening-times.ts';

/** Both are booked alike, on pages of their own (RT-14). */
export type AppointmentKind = 'APPOINTMENT' | 'CONSULTATION';

/** What can be booked in a store. */
export interface DiaryService {
  readonly key: string;
  readonly kind: AppointmentKind;
  readonly name: string;
  readonly description: string;
  readonly minutes: number;
  /** Kept free before and after it, in the diaries of its person and its room. */
  readonly beforeMinutes: number;
  readonly afterMinutes: number;
  /** It begins at the opening time, or a multiple of this later. */
  readonly stepMinutes: number;
  /** The least time between booking and beginning. */
  readonly leadMinutes: number;
  /** It can be booked until so many days from today. */
  readonly horizonDays: number;
  readonly needsRoom: boolean;
  /** By video, in place of a visit. Not offered without a vendor of video rooms. */
  readonly isVideo: boolean;
}

/** HH:mm in London. Opening hours and working hours are after 2am, so that none is skipped or repeated by a change of the clocks. */
export interface WorkSpan {
  readonly starts: string;
  readonly ends: string;
}

/** Somebody who can do the service. */
export interface DiaryPerson {
  readonly id: string;
  readonly name: string;
  /** Monday first. */
  readonly week: readonly (readonly WorkSpan[])[];
  /** Days that differ from the week, by date, YYYY-MM-DD; null is a day off. */
  readonly days: Readonly<Record<string, WorkSpan | null>>;
}

/** A service of a store with all that its times depend on, but for what is taken. */
export interface Diary {
  readonly times: OpeningTimes;
  readonly service: DiaryService;
  readonly people: readonly DiaryPerson[];
  /** Ids of the rooms that it can be in. */
  readonly rooms: readonly string[];
}

/** A stretch in which a person or a room is taken, buffers included; epoch milliseconds, without its end. */
export interface Claim {
  readonly resourceId: string;
  readonly startsAt: number;
  readonly endsAt: number;
}
