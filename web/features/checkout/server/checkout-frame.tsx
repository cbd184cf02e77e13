import { Suspense, type ReactNode } from 'react';
import { SETTINGS_PATH } from '#features/consent/settings-path.ts';
import { GlobalMessages } from '#features/messages/global-messages.tsx';
import { SessionWatch } from '#features/session/session-watch.tsx';
import { isComposable } from '#features/shell/site-facts.ts';
import { RouteFocus } from '#features/shell/route-focus.tsx';
import { SkipLink } from '#features/shell/skip-link.tsx';
import { Wordmark } from '#features/shell/wordmark.tsx';
import { SITES, type SiteKey } from '#lib/sites.ts';
import { Icon } from '#ui/icon.tsx';

async function WatchedSession({ site }: { site: SiteKey }) {
  return <SessionWatch composable={await isComposable(site)} />;
}

/**
 * The reduced frame of delivery and payment (BH-05): wordmark, back link and help; no menu, no search, no bag. Links
 * out of it are full page loads: with client-side navigation the next page would keep the checkout's policy, which
 * blocks the bot check.
 */
export function CheckoutFrame({ site, children }: { site: SiteKey; children: ReactNode }) {
  const { phone } = SITES[site];
  return (
    <>
      <SkipLink />
      <Suspense>
        <RouteFocus />
      </Suspense>
      <Suspense>
        <WatchedSession site={site} />
      </Suspense>
      <header className="border-b border-line">
        <div className="wrap grid min-h-18 grid-cols-[1fr_auto_1fr] items-center gap-4">
          <a
            className="small inline-flex min-h-11 items-center gap-1.5 justify-self-start"
            href="/checkout/cart"
          >
            <Icon name="chevron" small className="rotate-90" />
            <span>
              <span className="max-lg:hidden">Back to bag</span>
              <span className="lg:hidden">Bag</span>
            </span>
          </a>
          <Wordmark site={site} plain />
          <p className="small inline-flex items-center justify-end gap-2">
            <Icon name="lock" small />
            <span className="max-lg:visually-hidden">Secure checkout</span>
          </p>
        </div>
      </header>
      <Suspense>
        <GlobalMessages />
      </Suspense>
      {children}
      <footer className="border-t border-line">
        <p className="wrap micro soft py-6">
          Call us free on{' '}
          <a className="num link" href={`tel:${phone.replaceAll(' ', '')}`}>
            {phone}
          </a>
          , 8am to 8pm ·{' '}
          <a className="link" href={SETTINGS_PATH}>
            Cookie settings
          </a>
        </p>
      </footer>
    </>
  );
}
