import type { EventName, Params } from './plan.ts';

/** What the server adds, so that no page can say it. */
type OfServer = 'event_id' | 'page_location' | 'store' | 'user_type';

/** Events that the server makes by itself, from what it knows. */
export type MadeByServer = 'purchase';

/** An event as a page sends it to `EVENTS_PATH`. */
export type SentEvent = {
  readonly [Name in Exclude<EventName, MadeByServer>]: {
    readonly name: Name;
    /** Random UUID, the plan's event_id. */
    readonly id: string;
    /** When it happened, milliseconds since the epoch. */
    readonly at: number;
    /** Of the address bar, as it may leave the shop. */
    readonly path: string;
    readonly params: Omit<Params<Name>, OfServer>;
  };
}[Exclude<EventName, MadeByServer>];

export type SentBatch = {
  /** Random UUID of one document, kept nowhere: what GA4 calls the client. */
  readonly visit: string;
  readonly events: readonly SentEvent[];
};

export const EVENTS_PATH = '/api/events';
/** Of one batch. */
export const MOST_EVENTS = 20;

/** What the page of an order sends to `PURCHASE_PATH`. All else the server reads from the order. */
export type ShownOrder = {
  readonly visit: string;
  readonly orderNumber: string;
  /** Origin of the page that led here; a visit that began elsewhere is not told. */
  readonly referrer?: string;
};

/** CO-08: the order as the tag manager's container gets it, from the page that has told it. */
export type ToldPurchase = {
  readonly event: 'purchase';
  /** The same as in what the server tells the advertising network, so that the two count once. */
  readonly event_id: string;
  readonly ecommerce: object;
};

/** What the page that has told an order tells others of it. */
export type OrderForPage = {
  /** For its tags, if the visitor agrees to marketing. */
  readonly purchase?: ToldPurchase;
  /** IN-04: the code of each line, for the search provider, if the visitor agrees to experience. */
  readonly products?: readonly string[];
};

export const PURCHASE_PATH = '/api/events/purchase';

/** Answers which container of the tag manager a page may load. */
export const TAGS_PATH = '/api/tags';
