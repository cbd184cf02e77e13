import { GraphFault } from '@loupe/subgraph-server/fault';
import type { Category } from '../../../domain/category/category-tree.ts';
import type { CatalogueContext } from '../../context.ts';

interface Arguments {
  readonly key?: string | null;
  readonly listingUrl?: string | null;
  readonly landingUrl?: string | null;
}

export function category(
  _root: unknown,
  { key, listingUrl, landingUrl }: Arguments,
  { categories }: CatalogueContext,
): Category | null {
  if ([key, listingUrl, landingUrl].filter((argument) => argument != null).length !== 1) {
    throw new GraphFault(
      'ValidationError',
      'Name a category by exactly one of key, listingUrl or landingUrl.',
    );
  }
  const found =
    key != null
      ? categories.byKey(key)
      : listingUrl != null
        ? categories.byListingUrl(listingUrl)
        : categories.byLandingUrl(landingUrl ?? '');
  return found ?? null;
}
