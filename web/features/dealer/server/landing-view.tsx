import { Link } from '#ui/link.tsx';
import type { ReactNode } from 'react';
import type { SiteKey } from '#lib/sites.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Picture } from '#ui/picture.tsx';
import { Tile } from '#ui/tile.tsx';
import { dealerCollection, dealerCollections, type DealerPage } from '../dealer-data.ts';
import { SECTIONS, sectionOf, type SectionKey, APPOINTMENT } from '../sections.ts';
import { DealerCards } from './dealer-cards.tsx';
import { DealerItems } from './dealer-items.tsx';
import styles from './dealer.module.css';
import { ShowroomList } from './showroom-list.tsx';

type LandingProps = {
  site: SiteKey;
  section: SectionKey;
  page: DealerPage | null;
  fallback: string;
  /** Shown below the head. */
  children?: ReactNode;
};

/** The first page of a section: its picture, its watches, what editors say, and the showrooms. */
export async function LandingView({ site, section, page, fallback, children }: LandingProps) {
  const { listing } = SECTIONS[section];
  return (
    <main id="main">
      <section className={page?.picture ? styles['hero'] : 'wrap section text-center'}>
        <div className={styles['heroText']}>
          <h1 className="d1">{page?.title ?? fallback}</h1>
          {page?.lead ? <p className="lead max-w-[34rem]">{page.lead}</p> : null}
        </div>
        {page?.picture ? (
          <Picture {...page.picture} width={760} height={912} sizes="(width > 64rem) 46vw, 25rem" first />
        ) : null}
      </section>
      {children}
      <section className="wrap section" aria-labelledby="watches">
        <h2 id="watches" className="d2 mb-10 text-center">
          {section === 'rolex' ? 'Collections' : 'In the showrooms now'}
        </h2>
        {section === 'rolex' ? <Collections site={site} /> : <Newest site={site} />}
        <p className="mt-12 text-center">
          <ButtonLink look="line" href={listing}>
            {section === 'rolex' ? 'See all watches' : 'See all certified watches'}
          </ButtonLink>
        </p>
      </section>
      {page ? <DealerItems site={site} items={page.items} /> : null}
      <Visit site={site} />
    </main>
  );
}

async function Collections({ site }: { site: SiteKey }) {
  const all = await dealerCollections(site);
  const collections = all.filter(
    ({ landingUrl }) => sectionOf(landingUrl) === 'rolex' && landingUrl !== SECTIONS.rolex.listing,
  );
  return (
    <ul className={styles['cards']} data-across="4">
      {collections.map(({ key, name, description, image, landingUrl }) => (
        <li key={key}>
          <Link href={landingUrl} className={styles['card']}>
            {image ? (
              <Tile
                name={image}
                alt=""
                sizes="(width > 64rem) 20rem, 50vw"
                className={styles['tall'] ?? ''}
              />
            ) : null}
            <span className="d3 mt-4 block">{name}</span>
            <span className="small soft mt-1 block">{description}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

async function Newest({ site }: { site: SiteKey }) {
  const found = await dealerCollection(site, SECTIONS['rolex-certified-pre-owned'].listingKey);
  return <DealerCards pieces={(found?.products ?? []).slice(0, 4)} across={4} />;
}

/** Where the watches are shown, and the way to be expected there. */
function Visit({ site }: { site: SiteKey }) {
  return (
    <section
      className="wrap section grid gap-x-[var(--gutter)] gap-y-8 lg:grid-cols-12"
      aria-labelledby="visit"
    >
      <div className="lg:col-span-5">
        <h2 id="visit" className="d2">
          Visit, and stay a while
        </h2>
        <p className="lead soft mt-5 mb-8">
          The watches are shown and sold in person. An advisor will have three or four ready for you, and
          coffee.
        </p>
        <ButtonLink href={APPOINTMENT}>Book an appointment</ButtonLink>
      </div>
      <div className="lg:col-start-7 lg:col-end-13">
        <ShowroomList site={site} />
      </div>
    </section>
  );
}
