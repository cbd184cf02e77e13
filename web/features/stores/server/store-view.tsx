import { originOfSite } from '#lib/config.ts';
import { SITES, type SiteKey } from '#lib/sites.ts';
import { breadcrumbFacts } from '#lib/breadcrumbs.ts';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Canonical } from '#ui/canonical.tsx';
import { Icon } from '#ui/icon.tsx';
import { Slot } from '../../content/slot.tsx';
import { JsonLd } from '#ui/json-ld.tsx';
import { OpenState } from '../open-state.tsx';
import { HoursTable } from '../hours-table.tsx';
import { exceptionRow, weekRows } from '../opening-words.ts';
import { storeFacts } from '../store-facts.ts';
import { StoreMap } from './store-map.tsx';
import type { StoreEntry, StorePage } from '../stores-data.ts';

type StoreViewProps = {
  site: SiteKey;
  store: StorePage;
  all: readonly StoreEntry[];
  /** The A/B group that the page is rendered for; null for everyone. */
  group: string | null;
};

/** One store: its name, whether it is open, how to get there, and what it offers. */
export function StoreView({ site, store, all, group }: StoreViewProps) {
  const { name: shop, stores } = SITES[site];
  const origin = originOfSite(site);
  const crumbs = [
    { name: stores.title, url: stores.url },
    ...(site === 'beaverbrooks'
      ? [{ name: store.region.name, url: `/stores/region/${store.region.key}` }]
      : []),
    { name: store.name, url: store.url },
  ];
  return (
    <main id="main">
      <Canonical site={site} path={store.url} />
      <JsonLd data={storeFacts(shop, store, origin)} />
      <JsonLd data={breadcrumbFacts(crumbs, origin)} />
      <div className="wrap">
        <Breadcrumbs crumbs={crumbs} />
        <div className="grid items-center gap-x-[clamp(2rem,5vw,5rem)] gap-y-10 pt-4 pb-[var(--section)] lg:grid-cols-[7fr_5fr]">
          <WhereItIs store={store} />
          <div className="justify-self-center max-lg:hidden">
            <StoreMap all={all} lit={new Set([store.key])} many={SITES[site].stores.many} />
          </div>
        </div>
      </div>
      <div className="bg-tint">
        <div className="wrap grid gap-x-[clamp(2rem,6vw,6rem)] gap-y-12 py-[var(--section)] lg:grid-cols-[5fr_6fr]">
          <Hours store={store} />
          <InThisStore store={store} />
        </div>
      </div>
      <Slot site={site} name="store-details-page" group={group} className="wrap pt-[var(--section)]" />
      <section className="wrap section" aria-labelledby="collect">
        <h2 id="collect" className="d3 mb-4">
          {store.collects ? 'Order here, collect there' : 'Repairs and advice only'}
        </h2>
        <p className="lead soft mb-8">
          {store.collects
            ? `Choose Collect at the checkout, then this ${stores.one}. We bring your order here at no charge.`
            : `Orders cannot be collected in this ${stores.one}; the nearest ones that take them are offered at delivery.`}
        </p>
        <ButtonLink look="line" href={stores.url}>
          All {stores.many}
        </ButtonLink>
      </section>
    </main>
  );
}

function WhereItIs({ store }: { store: StorePage }) {
  const { address, geoPoint, phone, email } = store;
  const destination = encodeURIComponent(`${geoPoint.latitude},${geoPoint.longitude}`);
  return (
    <div className="grid justify-items-start gap-5">
      <h1 className="d1">{store.name}</h1>
      <OpenState code={store.channelUrlCode} isOpen={store.isOpen} words={store.openState} />
      <p className="lead soft">{store.description}</p>
      <address className="not-italic">
        {address.line1}
        <br />
        {address.line2 ? (
          <>
            {address.line2}
            <br />
          </>
        ) : null}
        {[...new Set([address.city, address.county])].join(', ')}
        <br />
        {address.postalCode}
      </address>
      <ul className="flex flex-wrap gap-x-6 gap-y-2">
        <li>
          <a
            className="link"
            href={`https://www.openstreetmap.org/directions?to=${destination}`}
            rel="noreferrer"
          >
            Directions
          </a>
        </li>
        <li>
          <a className="num link" href={`tel:${phone.replaceAll(' ', '')}`}>
            {phone}
          </a>
        </li>
        <li>
          <a className="link" href={`mailto:${email}`}>
            E-mail us
          </a>
        </li>
      </ul>
    </div>
  );
}

function Hours({ store }: { store: StorePage }) {
  const exceptions = store.openingExceptions.map(exceptionRow);
  return (
    <section aria-labelledby="hours">
      <h2 id="hours" className="d3 mb-5">
        Opening hours
      </h2>
      <HoursTable rows={weekRows(store.openingHours)} />
      {exceptions.length > 0 ? (
        <>
          <h3 className="title mt-8 mb-2">In the coming weeks</h3>
          <HoursTable rows={exceptions} />
        </>
      ) : null}
    </section>
  );
}

function InThisStore({ store }: { store: StorePage }) {
  const brands = [...store.jewelleryBrands, ...store.watchBrands];
  return (
    <section aria-labelledby="inside">
      <h2 id="inside" className="d3 mb-5">
        Inside
      </h2>
      <p className="display mb-8 text-[clamp(1.5rem,1rem+1.5vw,2.25rem)] leading-[1.35]">
        {brands.join(', ')}
      </p>
      <ul className="grid gap-3">
        {store.services.map((service) => (
          <li key={service} className="grid grid-cols-[1.25rem_1fr] items-start gap-3">
            <Icon name="tick" small className="mt-1" />
            {service}
          </li>
        ))}
      </ul>
    </section>
  );
}
