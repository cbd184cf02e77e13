import { listingMetadata, ListingPage } from '#features/listing/server/listing-page.tsx';
import { versioned, versionedMetadata } from '#features/preview/server/versioned.tsx';
import { versionsWithoutPrerender } from '#lib/without-prerender.ts';

export const ensureStatic = 'navigation';
export const generateStaticParams = versionsWithoutPrerender('site', 'key', 'sort', 'page');
export const generateMetadata = versionedMetadata(listingMetadata);
export default versioned(ListingPage);
