import { listingMetadata, ListingPage } from '#features/listing/server/listing-page.tsx';
import type { DeclaredPage } from '#lib/routing/declared-page.ts';
import { versionsWithoutPrerender } from '#lib/without-prerender.ts';

export const declared = {
  address: 'resolved',
  policy: 'shop',
  indexed: 'hidden',
  journey: 'search',
} satisfies DeclaredPage;

/** A category narrowed by words (RT-24), with or without facets. */
export const ensureStatic = 'navigation';
export const generateStaticParams = versionsWithoutPrerender('site', 'key', 'text', 'sort', 'page');
export const generateMetadata = listingMetadata;
export default ListingPage;
