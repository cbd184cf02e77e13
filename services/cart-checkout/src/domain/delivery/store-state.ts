import type { CollectionCalendar } from './collection-dates.ts';

/** A store as last published. */
export interface StoreState {
  readonly id: string;
  /** Increases with each state; an older one is dropped. */
  readonly version: bigint;
  /** Public key, as stored in orders. */
  readonly key: string;
  readonly sites: readonly string[];
  readonly name: string;
  /** URL of its page, by site. */
  readonly urls: Readonly<Record<string, string>>;
  readonly line1: string;
  readonly line2: string;
  readonly city: string;
  readonly postalCode: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly phone: string;
  /** Whether orders can be collected there. */
  readonly collects: boolean;
  /** Working days from order to collection. */
  readonly collectionDays: number;
  readonly collectionCalendar: CollectionCalendar;
  readonly closedForGood: boolean;
  /** A post office, and no store of ours. */
  readonly isPostOffice: boolean;
}
