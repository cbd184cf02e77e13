import { searchMetadata, SearchPage } from '#features/listing/server/search-page.tsx';
import { versioned, versionedMetadata } from '#features/preview/server/versioned.tsx';
import { versionsWithoutPrerender } from '#lib/without-prerender.ts';

export const ensureStatic = 'navigation';
export const generateStaticParams = versionsWithoutPrerender('site', 'text', 'sort', 'page');
export const generateMetadata = versionedMetadata(searchMetadata);
export default versioned(SearchPage);
