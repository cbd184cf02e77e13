/** What editors set of an item, without its places. */
export interface ItemFields {
  readonly schema: string;
  readonly body: object;
  readonly abGroups: string;
  readonly liveFrom: Date | null;
  readonly liveUntil: Date | null;
}

/** An item and its draft; `live` is null for an item that never was published. */
export interface DraftAndLive {
  readonly deliveryKey: string;
  readonly draft: ItemFields;
  readonly live: ItemFields | null;
}

/** An item of a shop, as the list of editors shows it. */
export interface ListedItem {
  readonly deliveryKey: string;
  readonly schema: string;
  readonly state: 'live' | 'scheduled' | 'ended' | 'unpublished';
  /** The slot that it is in; null for a page of its own. */
  readonly slotKey: string | null;
  /** Null without a published version of an editor. */
  readonly version: number | null;
  readonly hasDraft: boolean;
  readonly dueAt: Date | null;
  readonly edition: string | null;
}

export interface ItemVersion {
  readonly number: number;
  readonly publishedAt: Date;
  readonly restores: number | null;
}

/** @returns the number that a rollback publishes again: what was shown before; undefined when there is none */
export function versionBefore(versions: readonly ItemVersion[]): number | undefined {
  const shownBy = (version: ItemVersion | undefined) => version?.restores ?? version?.number;
  const shown = shownBy(versions.toSorted((one, other) => other.number - one.number)[0]);
  return shown === undefined ? undefined : shownBy(versions.find(({ number }) => number === shown - 1));
}
