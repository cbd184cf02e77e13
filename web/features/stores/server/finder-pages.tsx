import { notFound } from 'next/navigation';
import { SITES, type SiteKey } from '#lib/sites.ts';
import { FinderView } from './finder-view.tsx';
import { findStores, storeRegions, type StoreEntry, type StoreRegion } from '../stores-data.ts';
import { StoreCard } from '../store-card.tsx';

const NEAREST = 12;

/** `group` is the A/B group that a page is rendered for; null for everyone. */
type PageProps<More = unknown> = { site: SiteKey; group: string | null } & More;

/** Every store, by region. */
export async function AllStores({ site, group }: PageProps) {
  const { all, regions, linked } = await frame(site);
  const { title, lead } = SITES[site].stores;
  return (
    <FinderView site={site} group={group} title={title} lead={lead} all={all} regions={linked}>
      <ByRegion all={all} regions={regions} />
    </FinderView>
  );
}

export async function StoresOfRegion({ site, group, region }: PageProps<{ region: string }>) {
  const [{ all, regions, linked }, { stores }] = await Promise.all([
    frame(site),
    findStores(site, { region }),
  ]);
  const found = regions.find(({ key }) => key === region);
  if (!found) notFound();
  const { name } = found;
  const { one, many } = SITES[site].stores;
  return (
    <FinderView
      site={site}
      group={group}
      title={name}
      lead={`${stores.length} ${stores.length === 1 ? one : many}, with opening hours and directions.`}
      crumb={{ name, url: `/stores/region/${region}` }}
      all={all}
      shown={stores}
      regions={linked}
    >
      <StoreList id="stores" title={`In ${name}`} stores={stores} />
    </FinderView>
  );
}

/** @param place its canonical name */
export async function StoresNear({ site, group, place }: PageProps<{ place: string }>) {
  const [{ all, linked }, found] = await Promise.all([
    frame(site),
    findStores(site, { place, limit: NEAREST }),
  ]);
  const { title, many, url } = SITES[site].stores;
  const name = found.place ?? place;
  return (
    <FinderView
      site={site}
      group={group}
      title={title}
      lead={`Nearest to ${name} first, as the crow flies.`}
      crumb={{ name: `Near ${name}`, url: `${url}?place=${encodeURIComponent(name)}` }}
      place={name}
      all={all}
      shown={found.stores.slice(0, 3)}
      regions={linked}
    >
      <StoreList id="stores" title={`${capital(many)} near ${name}`} stores={found.stores} />
    </FinderView>
  );
}

/** @param suggestions names of similar places */
export async function PlaceUnknown({
  site,
  group,
  suggestions,
}: PageProps<{ suggestions: readonly string[] }>) {
  const { all, regions, linked } = await frame(site);
  const { title, lead, url } = SITES[site].stores;
  return (
    <FinderView
      site={site}
      group={group}
      title={title}
      lead={lead}
      error="We could not find that place. Try a town, or the first part of a postcode, such as LS1."
      all={all}
      regions={linked}
    >
      {suggestions.length > 0 ? (
        <p className="pb-6">
          Did you mean{' '}
          {suggestions.map((name, index) => (
            <span key={name}>
              {index > 0 ? ' or ' : ''}
              <a className="link" href={`${url}?place=${encodeURIComponent(name)}`}>
                {name}
              </a>
            </span>
          ))}
          ?
        </p>
      ) : null}
      <ByRegion all={all} regions={regions} />
    </FinderView>
  );
}

function ByRegion({ all, regions }: { all: readonly StoreEntry[]; regions: readonly StoreRegion[] }) {
  return regions.map(({ key, name }) => (
    <StoreList key={key} id={key} title={name} stores={all.filter(({ store }) => store.region.key === key)} />
  ));
}

async function frame(site: SiteKey) {
  const [{ stores: all }, regions] = await Promise.all([findStores(site, {}), storeRegions(site)]);
  // Nine boutiques need no pages by region.
  return { all, regions, linked: site === 'beaverbrooks' ? regions : [] };
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

type StoreListProps = { title: string; stores: readonly StoreEntry[]; id: string };

/** Stores under a heading, in three columns on wide screens. */
function StoreList({ title, stores, id }: StoreListProps) {
  return (
    <section aria-labelledby={id} className="pt-6 pb-10">
      <h2 id={id} className="d3 mb-6">
        {title}
      </h2>
      <ul className="grid gap-x-[var(--gutter)] gap-y-8 md:grid-cols-2 lg:grid-cols-3">
        {stores.map(({ store, distance }) => (
          <StoreCard key={store.id} store={store} distance={distance} level={3} />
        ))}
      </ul>
    </section>
  );
}
