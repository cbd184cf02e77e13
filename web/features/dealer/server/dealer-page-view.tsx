import { config } from '#lib/config.ts';
import { SITES, type SiteKey } from '#lib/sites.ts';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { MissingText } from '../../content/missing-text.tsx';
import type { DealerPage } from '../dealer-data.ts';
import { APPOINTMENT, MESSAGE, sectionOf, SECTIONS } from '../sections.ts';
import { Ask } from './ask.tsx';
import { DealerItems } from './dealer-items.tsx';
import { LandingView } from './landing-view.tsx';
import { ShowroomList } from './showroom-list.tsx';

type ViewProps = {
  site: SiteKey;
  pageKey: string;
  page: DealerPage | null;
  /** Whether content answers: without it the page says that its text is missing (ER-15). */
  isAnswered: boolean;
  /** The A/B group that the page is rendered for; null for everyone. */
  group: string | null;
};

/** What a page is called while its content does not answer (ER-09). */
export const pageName = (pageKey: string): string => NAMES[pageKey] ?? 'This page';
const NAMES: Readonly<Record<string, string>> = {
  rolex: 'Watches, shown in person',
  'rolex/point-of-sale': 'Our showrooms',
  'rolex/contact-us': 'Contact us',
  'rolex/send-a-message': 'Send a message',
  'rolex/book-an-appointment': 'Book an appointment',
  'rolex-certified-pre-owned': 'Certified pre-owned',
  'rolex-certified-pre-owned/contact-us': 'Contact us',
  'rolex-certified-pre-owned/point-of-sale': 'Our showrooms',
};

/** A content page of the section: what it always has by its kind, and what editors add. */
export function DealerPageView({ site, pageKey, page, isAnswered, group }: ViewProps) {
  const section = sectionOf(pageKey);
  const title = page?.title ?? pageName(pageKey);
  const missing = isAnswered ? null : <MissingText className="wrap text-center" />;
  if (pageKey === section)
    return (
      <LandingView site={site} section={section} page={page} fallback={title}>
        {missing}
      </LandingView>
    );
  const isForm = pageKey === 'rolex/send-a-message' || pageKey === 'rolex/book-an-appointment';
  return (
    <main id="main">
      <div className="wrap">
        <Breadcrumbs
          crumbs={[
            { name: config().dealerMaker, url: SECTIONS.rolex.path },
            ...(section === 'rolex' ? [] : [{ name: 'Certified pre-owned', url: SECTIONS[section].path }]),
            { name: title, url: `/${pageKey}` },
          ]}
        />
      </div>
      {isForm ? (
        <Ask
          site={site}
          section={section}
          group={group}
          title={title}
          isPage
          appointment={pageKey.endsWith('appointment')}
        />
      ) : (
        <header className="wrap mx-auto max-w-[52rem] pt-[clamp(1.5rem,4vw,3.5rem)] pb-12 text-center">
          <h1 className="d1">{title}</h1>
          {page?.lead ? <p className="lead soft mx-auto mt-5">{page.lead}</p> : null}
        </header>
      )}
      {missing}
      {pageKey.endsWith('/point-of-sale') ? (
        <div className="wrap mx-auto max-w-[72rem] pb-[var(--section)]">
          <ShowroomList site={site} hours />
        </div>
      ) : null}
      {pageKey.endsWith('/contact-us') ? <Ways site={site} /> : null}
      {page ? <DealerItems site={site} items={page.items} /> : null}
      {pageKey === 'rolex-certified-pre-owned/contact-us' ? (
        <Ask site={site} section={section} group={group} title="Send a message" />
      ) : null}
    </main>
  );
}

/** The ways to reach an advisor. */
function Ways({ site }: { site: SiteKey }) {
  const { phone } = SITES[site];
  return (
    <ul className="wrap grid gap-[var(--gutter)] pb-[var(--section)] md:grid-cols-3">
      <li className="grid content-start justify-items-start gap-3 bg-tint p-8">
        <h2 className="d3">By phone</h2>
        <p className="soft">Free to call, 8am to 8pm, seven days a week.</p>
        <a className="num link title" href={`tel:${phone.replaceAll(' ', '')}`}>
          {phone}
        </a>
      </li>
      <li className="grid content-start justify-items-start gap-3 bg-tint p-8">
        <h2 className="d3">In writing</h2>
        <p className="soft">An advisor writes back within a day.</p>
        <ButtonLink look="line" href={MESSAGE}>
          Send a message
        </ButtonLink>
      </li>
      <li className="grid content-start justify-items-start gap-3 bg-tint p-8">
        <h2 className="d3">In person</h2>
        <p className="soft">With the watches you would like to see on the table.</p>
        <ButtonLink look="line" href={APPOINTMENT}>
          Book an appointment
        </ButtonLink>
      </li>
    </ul>
  );
}
