import { Wordmark } from '#features/shell/wordmark.tsx';
import { SITES, type SiteKey } from '#lib/sites.ts';
import { WaitingStanding } from '../client/waiting-standing.tsx';
import type { Standing } from '../standing.ts';

/** A refresh by the page itself, for browsers without script: it would take the focus of others. */
const refresh = (seconds: number): string => `<meta http-equiv="refresh" content="${seconds}">`;

/** The page of everyone who waits. It asks no other service. */
export function WaitingView({ site, standing, path }: { site: SiteKey; standing: Standing; path: string }) {
  const { phone, legalName, title } = SITES[site];
  return (
    <div className="grid min-h-dvh grid-rows-[auto_1fr_auto]">
      <noscript dangerouslySetInnerHTML={{ __html: refresh(Math.ceil(standing.again)) }} />
      <header className="grid min-h-20 place-items-center border-b border-line">
        <Wordmark site={site} plain />
      </header>
      <main
        id="main"
        className="wrap grid content-center justify-items-start gap-6 py-[clamp(4rem,10vw,9rem)]"
      >
        <p className="micro soft">{legalName} waiting room</p>
        <WaitingStanding shop={title} first={standing} path={path} />
      </main>
      <footer className="deep small">
        <p className="wrap py-8">
          Your{' '}
          <a className="link" href="/checkout/cart">
            bag
          </a>
          , the checkout and your{' '}
          <a className="link" href="/my-account">
            account
          </a>{' '}
          are open meanwhile. A person answers on{' '}
          <a className="num link" href={`tel:${phone.replaceAll(' ', '')}`}>
            {phone}
          </a>
          , free, 8am to 8pm.
        </p>
      </footer>
    </div>
  );
}
