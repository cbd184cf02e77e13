import type { Site } from '@loupe/contracts/sites';

/** An item as returned to pages. */
export interface ContentItem {
  readonly id: string;
  readonly deliveryKey: string;
  readonly schema: string;
  readonly body: object;
  /** VA-07: comma-separated codes; empty for all visitors. */
  readonly abGroups: string;
}

/** An item as an editor writes it. */
export interface ItemDraft extends Omit<ContentItem, 'id'> {
  readonly site: Site;
  /** ISO 8601; without it, live from the start. */
  readonly liveFrom: string | null;
  /** ISO 8601, exclusive; without it, live without end. */
  readonly liveUntil: string | null;
}

/** An item as an editor pushes it. */
export interface PushedItem extends ItemDraft {
  /** Where it is placed, the last without a position; null leaves it where it is. */
  readonly place: { readonly slotKey: string; readonly position: number | null } | null;
}

/** An item as published to other services. */
export interface ItemState extends ContentItem {
  readonly site: Site;
  readonly live: boolean;
  readonly version: bigint;
}

export interface ContentSlot {
  readonly key: string;
  readonly items: readonly ContentItem[];
}
