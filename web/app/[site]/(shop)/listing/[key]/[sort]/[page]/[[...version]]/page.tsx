import { listingMetadata, ListingPage } from '#features/listing/server/listing-page.tsx';
import type { DeclaredPage } from '#lib/routing/declared-page.ts';
import { versionsWithoutPrerender } from '#lib/without-prerender.ts';

export const declared = {
  address: 'resolved',
  policy: 'shop',
  indexed: 'found',
  versions: 'cached',
  screens: ['compare-bar', 'filters', 'listing', 'listing-watches', 'quick-view'],
  journey: 'browse',
} satisfies DeclaredPage;

export const ensureStatic = 'navigation';
export const generateStaticParams = versionsWithoutPrerender('site', 'key', 'sort', 'page');
export const generateMetadata = listingMetadata;
export default ListingPage;
