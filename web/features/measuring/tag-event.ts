import type { ShopEvent } from './shop-events.ts';

/** What the container's triggers wait for, by its name. */
export type TagEvent = {
  readonly event: 'page_view' | 'purchase' | ShopEvent['name'];
  /** Null, not absent: the layer keeps what the event before had. */
  readonly page_title?: string | null;
  readonly page_path?: string | null;
  readonly event_id?: string;
  readonly ecommerce?: object;
};

/** An event with its own id and time, since it may be told by a later page. */
export type TimedEvent = TagEvent & {
  readonly event_id: string;
  /** When it happened, by GA4's name and unit: microseconds since the epoch. */
  readonly timestamp_micros: number;
};
