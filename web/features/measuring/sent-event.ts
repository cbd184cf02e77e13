import type { EventName, Params } from './plan.ts';

/** What the server adds, so that no page can say it. */
type OfServer = 'event_id' | 'page_location' | 'store' | 'user_type';

/** An event as a page sends it to `EVENTS_PATH`. */
export type SentEvent = {
  readonly [Name in EventName]: {
    readonly name: Name;
    /** Random UUID, the plan's event_id. */
    readonly id: string;
    /** When it happened, milliseconds since the epoch. */
    readonly at: number;
    /** Of the address bar, without query and fragment. */
    readonly path: string;
    readonly params: Omit<Params<Name>, OfServer>;
  };
}[EventName];

export type SentBatch = {
  /** Random UUID of one document, kept nowhere: what GA4 calls the client. */
  readonly visit: string;
  readonly events: readonly SentEvent[];
};

export const EVENTS_PATH = '/api/events';
/** Of one batch. */
export const MOST_EVENTS = 20;
