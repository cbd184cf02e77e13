import { Wordmark } from '#features/shell/wordmark.tsx';
import { SITES, type SiteKey } from '#lib/sites.ts';
import { PlainButtonLink } from '#ui/plain-button-link.tsx';

const WORDS: Record<SiteKey, { heading: string; lead: string }> = {
  beaverbrooks: {
    heading: 'The window is being dressed',
    lead: 'The shop is closed for a short while and opens again by itself. Your bag is kept, and orders that you have placed are on their way as promised.',
  },
  loupe: {
    heading: 'On the bench',
    lead: 'The shop is being serviced and runs again shortly. Your bag is kept, and orders that you have placed are on their way as promised.',
  },
};

/** Needs no other service: no menu, no picture, plain links. */
export function MaintenanceView({ site }: { site: SiteKey }) {
  const { phone, legalName, stores } = SITES[site];
  const { heading, lead } = WORDS[site];
  return (
    <div className="grid min-h-dvh grid-rows-[auto_1fr_auto]">
      <header className="grid min-h-20 place-items-center border-b border-line">
        <Wordmark site={site} plain />
      </header>
      <main
        id="main"
        className="wrap grid content-center justify-items-start gap-6 py-[clamp(4rem,10vw,9rem)]"
      >
        <p className="micro soft">{legalName} online</p>
        <h1 className="d1 max-w-[14em]">{heading}</h1>
        <p className="lead soft max-w-[46ch]">{lead}</p>
        <p>
          <PlainButtonLink href="" look="primary">
            Look again
          </PlainButtonLink>
        </p>
      </main>
      <footer className="deep small">
        <p className="wrap py-8">
          The {stores.many} are open as usual, and a person answers on{' '}
          <a className="num link" href={`tel:${phone.replaceAll(' ', '')}`}>
            {phone}
          </a>
          , free, 8am to 8pm.
        </p>
      </footer>
    </div>
  );
}
