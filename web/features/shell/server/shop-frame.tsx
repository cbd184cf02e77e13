import { Suspense, type ReactNode } from 'react';
import { SessionWatch } from '#features/session/client/session-watch.tsx';
import type { SiteKey } from '#lib/sites.ts';
import { RouteFocus } from '../client/route-focus.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { SkipLink } from './skip-link.tsx';

type ShopFrameProps = {
  site: SiteKey;
  /** What stands at the bag's place in the header. */
  bag: ReactNode;
  children: ReactNode;
};

/** Header and footer around a page of the shop. The page brings its own `<main id="main">`. */
export function ShopFrame({ site, bag, children }: ShopFrameProps) {
  return (
    <>
      <SkipLink />
      <Suspense>
        <RouteFocus />
        <SessionWatch />
      </Suspense>
      <Header site={site} bag={bag} />
      {children}
      <Footer site={site} />
    </>
  );
}
