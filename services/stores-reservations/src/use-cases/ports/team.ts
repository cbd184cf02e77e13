import type { WorkSpan } from '../../domain/diary/diary.ts';
import type { BookedTime } from '../../domain/diary/misfit.ts';
import type { OpenSpan } from '../../domain/opening/opening-times.ts';

/** An appointment to come, with who comes. */
export interface BookedInStore extends BookedTime {
  readonly id: string;
  readonly number: string;
  readonly serviceName: string;
  readonly salutation: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
}

export interface NewBlock {
  readonly storeId: string;
  /** People and rooms. */
  readonly resources: readonly string[];
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly note: string;
}

/** The hours of a store on one day. */
export interface DayHours {
  readonly storeId: string;
  /** YYYY-MM-DD. */
  readonly date: string;
  /** Null when it is shut. */
  readonly span: OpenSpan | null;
  readonly reason: string;
  readonly by: string;
}

/** When a person works: on a weekday from now on, or on one day; `usual` is what the week says. */
export type PersonHours =
  | { readonly weekday: number; readonly spans: readonly WorkSpan[] }
  | { readonly date: string; readonly span: WorkSpan | null | 'usual' };

/** What the team did besides appointments. */
export interface DiaryAct {
  readonly storeId: string;
  readonly act: 'block' | 'unblock' | 'hours' | 'pattern';
  readonly what: string;
  readonly actor: string;
  readonly at: Date;
}
