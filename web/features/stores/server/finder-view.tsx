import { Link } from '#ui/link.tsx';
import type { ReactNode } from 'react';
import { SITES, type SiteKey } from '#lib/sites.ts';
import { Breadcrumbs, type Crumb } from '#ui/breadcrumbs.tsx';
import { Slot } from '../../content/slot.tsx';
import { NearMe } from '../client/near-me.tsx';
import { StoreMap } from './store-map.tsx';
import type { StoreEntry, StoreRegion } from '../stores-data.ts';
import { Button } from '#ui/button.tsx';
import { PlaceField } from '../client/place-field.tsx';

type FinderViewProps = {
  site: SiteKey;
  /** The A/B group that the page is rendered for; null for everyone. */
  group: string | null;
  title: string;
  lead: string;
  /** Last entry of the breadcrumb, for pages below the finder. */
  crumb?: Crumb | undefined;
  place?: string | undefined;
  error?: string | undefined;
  all: readonly StoreEntry[];
  /** The page's stores; all are highlighted when there are none. */
  shown?: readonly StoreEntry[];
  /** Linked where the site has region pages. */
  regions: readonly StoreRegion[];
  children: ReactNode;
};

/** The layout of every finder page: search, map, regions, and a list of stores. */
export function FinderView({
  site,
  group,
  title,
  lead,
  crumb,
  place,
  error,
  all,
  shown = [],
  regions,
  children,
}: FinderViewProps) {
  const { stores } = SITES[site];
  const crumbs = [
    { name: 'Home', url: '/' },
    { name: stores.title, url: stores.url },
    ...(crumb ? [crumb] : []),
  ];
  return (
    <main id="main" className="wrap pb-[var(--section)]">
      <Breadcrumbs crumbs={crumbs} />
      <div className="grid gap-x-[var(--gutter)] gap-y-10 pb-12 lg:grid-cols-[8fr_4fr]">
        <div>
          <h1 className="d2">{title}</h1>
          <p className="lead soft mt-4 mb-8">{lead}</p>
          <PlaceForm site={site} place={place} error={error} />
          <NearMe many={stores.many} />
          {regions.length > 0 ? (
            <nav aria-label="Regions" className="mt-10">
              <ul className="flex flex-wrap gap-2">
                {regions.map(({ key, name, storeCount }) => (
                  <li key={key}>
                    <Link
                      href={`/stores/region/${key}`}
                      className="small inline-flex min-h-11 items-center gap-2 rounded-[var(--radius-chip)] border border-line px-4 hover:border-ink"
                    >
                      {name} <span className="num soft">{storeCount}</span>
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          ) : null}
        </div>
        <div className="justify-self-center max-lg:hidden">
          <StoreMap all={all} lit={new Set(shown.map(({ store }) => store.key))} many={stores.many} />
        </div>
      </div>
      {children}
      {stores.finderSlot ? (
        <Slot site={site} name={stores.finderSlot} group={group} className="mt-14 max-w-136" />
      ) : null}
    </main>
  );
}

type PlaceFormProps = { site: SiteKey; place?: string | undefined; error?: string | undefined };

/** A plain GET form: it works without script, and the result has an address. */
function PlaceForm({ site, place, error }: PlaceFormProps) {
  return (
    <form action={SITES[site].stores.url} role="search" aria-label="By place" className="grid max-w-md gap-3">
      <PlaceField place={place} error={error} />
      <Button type="submit" className="justify-self-start max-md:w-full">
        Find
      </Button>
    </form>
  );
}
