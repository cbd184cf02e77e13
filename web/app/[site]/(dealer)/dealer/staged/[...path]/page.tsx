import { stagedPages } from '#features/preview/server/staged.tsx';
import Collection from '../../collection/[key]/[[...version]]/page.tsx';
import DealerPage from '../../page/[key]/[[...version]]/page.tsx';
import Piece from '../../piece/[code]/[[...version]]/page.tsx';
import type { DeclaredPage } from '#lib/routing/declared-page.ts';

export const declared = { address: 'editors', policy: 'shop', indexed: 'hidden' } satisfies DeclaredPage;

/** Pages of the dealer's section with unpublished content, for editors: the proxy rewrites to it. Rendered for each request. */
export const instant = false;
export const generateStaticParams = () => [{ site: '_', path: ['_'] }];
export const metadata = { robots: { index: false } };
export default stagedPages({
  'collection/[key]': Collection,
  'page/[key]': DealerPage,
  'piece/[code]': Piece,
});
