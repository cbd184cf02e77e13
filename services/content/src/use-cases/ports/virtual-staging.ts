import type { ContentItem, ContentSlot } from '../../domain/item/content-item.ts';

/** What an environment shows: also what is not published. A failure yields no content (IN-03). */
export interface StagedContent {
  item(wanted: { readonly id: string } | { readonly key: string }): Promise<ContentItem | null>;
  /** In the order of the keys, without empty slots. @param keys at most 12 */
  slots(keys: readonly string[]): Promise<ContentSlot[]>;
}

/** The staging environments of a content system. */
export interface VirtualStaging {
  /** @param host as a preview names it @returns null unless it is listed */
  at(host: string): StagedContent | null;
}
