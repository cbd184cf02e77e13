import { searchMetadata, SearchPage } from '#features/listing/server/search-page.tsx';
import { withoutPrerender } from '#lib/without-prerender.ts';

export const ensureStatic = 'navigation';
export const generateStaticParams = withoutPrerender('site', 'text', 'sort', 'page');
export const generateMetadata = searchMetadata;
export default SearchPage;
