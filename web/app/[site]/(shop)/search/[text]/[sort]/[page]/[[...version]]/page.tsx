import { searchMetadata, SearchPage } from '#features/listing/server/search-page.tsx';
import { versionsWithoutPrerender } from '#lib/without-prerender.ts';
import type { DeclaredPage } from '#lib/routing/declared-page.ts';

export const declared = {
  address: 'resolved',
  policy: 'shop',
  indexed: 'hidden',
  versions: 'cached',
} satisfies DeclaredPage;

export const ensureStatic = 'navigation';
export const generateStaticParams = versionsWithoutPrerender('site', 'text', 'sort', 'page');
export const generateMetadata = searchMetadata;
export default SearchPage;
