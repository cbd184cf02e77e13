import { listingMetadata, ListingPage } from '#features/listing/server/listing-page.tsx';
import { withoutPrerender } from '#lib/without-prerender.ts';

export const ensureStatic = 'navigation';
export const generateStaticParams = withoutPrerender('site', 'key', 'sort', 'page', 'facets');
export const generateMetadata = listingMetadata;
export default ListingPage;
