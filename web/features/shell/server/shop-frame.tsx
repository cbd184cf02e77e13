import { Suspense, type ReactNode } from 'react';
import { GlobalMessages } from '#features/messages/global-messages.tsx';
import { SessionWatch } from '#features/session/session-watch.tsx';
import { SiteProvider } from '#lib/site-context.tsx';
import type { SiteKey } from '#lib/sites.ts';
import { RouteFocus } from '../route-focus.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { siteFacts } from '../site-facts.ts';
import { SkipLink } from '../skip-link.tsx';

type ShopFrameProps = {
  site: SiteKey;
  /** The icons of account, list and bag in the header. */
  tools: ReactNode;
  children: ReactNode;
};

/** Header and footer around a page of the shop. The page renders its own `<main id="main">`. */
export async function ShopFrame({ site, tools, children }: ShopFrameProps) {
  const facts = await siteFacts(site);
  return (
    <SiteProvider facts={facts}>
      <SkipLink />
      <Suspense>
        <RouteFocus />
        <SessionWatch composable={facts.composable} />
      </Suspense>
      <Header site={site} tools={tools} />
      <Suspense>
        <GlobalMessages />
      </Suspense>
      {children}
      <Footer site={site} />
    </SiteProvider>
  );
}
