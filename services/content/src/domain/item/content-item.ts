import type { Site } from '../site/base-store.ts';

/** An item as a page gets it. */
export interface ContentItem {
  readonly id: string;
  readonly deliveryKey: string;
  readonly schema: string;
  readonly body: object;
  /** VA-07: comma list of codes, empty for everybody. */
  readonly abGroups: string;
}

/** An item as an editor writes it. */
export interface ItemDraft extends Omit<ContentItem, 'id'> {
  readonly site: Site;
  /** ISO 8601; live from the beginning without it. */
  readonly liveFrom: string | null;
  /** ISO 8601, the first moment it is not live; never without it. */
  readonly liveUntil: string | null;
}

/** An item as others learn of it. */
export interface ItemState extends ContentItem {
  readonly site: Site;
  readonly live: boolean;
  readonly version: bigint;
}

export interface ContentSlot {
  readonly key: string;
  readonly items: readonly ContentItem[];
}
