import { type Site, SITES } from '@loupe/contracts/sites';
import { isDealerPiece } from '../../domain/product/dealer.ts';
import { indexEntryOf } from '../../domain/search/index-entry.ts';
import type { IndexEntry } from '../../domain/search/index-entry.ts';
import type { SearchDocument } from '../../domain/search/search-document.ts';
import type { Write } from './bulk-writer.ts';
import { documentId, productDocument } from './product-document.ts';

export interface ListedEntry {
  readonly site: Site;
  readonly entry: IndexEntry;
}

/** On each site that lists the product. A dealer's piece is in no listing and no search of the shop (RT-22). */
export function entriesOf(document: SearchDocument): ListedEntry[] {
  if (isDealerPiece(document.productType)) return [];
  return document.sites.map((site) => ({ site, entry: indexEntryOf(document, site) }));
}

export const writesOf = (entries: readonly ListedEntry[], at: Date): Write[] =>
  entries.map(({ site, entry }) => ({
    id: documentId(site, entry.id),
    document: productDocument(entry, site, at),
  }));

/** What takes products out of the sites that do not list them. */
export function removalsOf(ids: readonly string[], entries: readonly ListedEntry[]): Write[] {
  const listed = new Set(entries.map(({ site, entry }) => documentId(site, entry.id)));
  return ids
    .flatMap((id) => SITES.map((site) => documentId(site, id)))
    .flatMap((id) => (listed.has(id) ? [] : [{ id, document: null }]));
}
