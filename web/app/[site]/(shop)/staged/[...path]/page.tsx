import { stagedPages } from '#features/preview/server/staged.tsx';
import Category from '../../category/[key]/[[...version]]/page.tsx';
import Finder from '../../finder/[[...version]]/page.tsx';
import Near from '../../finder/near/[place]/[[...version]]/page.tsx';
import Region from '../../finder/region/[region]/[[...version]]/page.tsx';
import Unknown from '../../finder/unknown/[names]/[[...version]]/page.tsx';
import Help from '../../help/[page]/[[...version]]/page.tsx';
import Home from '../../home/[[...version]]/page.tsx';
import Listing from '../../listing/[key]/[sort]/[page]/[[...version]]/page.tsx';
import Product from '../../product/[productCode]/[[...version]]/page.tsx';
import Search from '../../search/[text]/[sort]/[page]/[[...version]]/page.tsx';
import Store from '../../store/[code]/[[...version]]/page.tsx';
import type { DeclaredPage } from '#lib/routing/declared-page.ts';

export const declared = { address: 'editors', policy: 'shop', indexed: 'hidden' } satisfies DeclaredPage;

/** Pages with unpublished content, for editors: the proxy rewrites to it. Rendered for each request. */
export const instant = false;
export const generateStaticParams = () => [{ site: '_', path: ['_'] }];
export const metadata = { robots: { index: false } };
export default stagedPages({
  home: Home,
  'category/[key]': Category,
  finder: Finder,
  'finder/near/[place]': Near,
  'finder/region/[region]': Region,
  'finder/unknown/[names]': Unknown,
  'help/[page]': Help,
  'listing/[key]/[sort]/[page]': Listing,
  'product/[productCode]': Product,
  'search/[text]/[sort]/[page]': Search,
  'store/[code]': Store,
});
