import { searchMetadata, SearchPage } from '#features/listing/server/search-page.tsx';
import type { DeclaredPage } from '#lib/routing/declared-page.ts';
import { versionsWithoutPrerender } from '#lib/without-prerender.ts';

export const declared = {
  address: 'resolved',
  policy: 'shop',
  indexed: 'hidden',
  versions: 'cached',
  analytics: ['Search Results Page', 'Search Results Empty Page'],
  screens: ['search', 'search-nothing'],
  journey: 'search',
} satisfies DeclaredPage;

export const ensureStatic = 'navigation';
export const generateStaticParams = versionsWithoutPrerender('site', 'text', 'sort', 'page');
export const generateMetadata = searchMetadata;
export default SearchPage;
