import { Link } from '#ui/link.tsx';
import { FIRST_PAGE, listingHref, type ListingQuery } from '#lib/routing/listing-query.ts';
import type { SiteKey } from '#lib/sites.ts';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { Slot } from '../../content/slot.tsx';
import { SearchField } from '../../search/search-field.tsx';
import { navigation } from '../../shell/navigation.ts';
import type { Listing } from './category.ts';
import { Results } from './results.tsx';

const SEARCH = '/search';
const CRUMBS = [
  { name: 'Home', url: '/' },
  { name: 'Search', url: SEARCH },
];

/** What a search found: the words that were searched for, facets, sort and products; or where else to look. */
export function SearchView({
  site,
  listing,
  query,
  group,
}: {
  site: SiteKey;
  listing: Listing;
  query: ListingQuery;
  /** The A/B group that the page is rendered for; null for everyone. */
  group: string | null;
}) {
  const { text } = query;
  const isNothing = listing.pagination.totalNumberOfResults === 0 && query.facets === '';
  return (
    <main id="main" data-found={listing.pagination.totalNumberOfResults}>
      <div className="wrap-wide">
        <Breadcrumbs crumbs={CRUMBS} />
        <div className="grid gap-5 pt-2 pb-7">
          <h1 className="display text-[length:var(--t-display-2)] wrap-anywhere">
            Search for “{listing.spellingSuggestion ?? text}”
            {query.page > 1 ? <span className="visually-hidden">, page {query.page}</span> : null}
          </h1>
          {listing.spellingSuggestion ? (
            <p className="soft" role="status">
              We searched for{' '}
              <Link
                href={listingHref(SEARCH, { ...FIRST_PAGE, text: listing.spellingSuggestion })}
                className="link"
              >
                {listing.spellingSuggestion}
              </Link>
              , because nothing is called “{text}”.
            </p>
          ) : null}
        </div>
      </div>
      {isNothing ? (
        <NothingFound site={site} text={text} group={group} />
      ) : (
        <Results
          site={site}
          listing={listing}
          listingUrl={SEARCH}
          categoryKey={null}
          query={query}
          rings={false}
        />
      )}
      <div className="section" />
    </main>
  );
}

/** The field alone, for an address without words. */
export function SearchStart({ site }: { site: SiteKey }) {
  return (
    <main id="main">
      <div className="wrap">
        <Breadcrumbs crumbs={CRUMBS} />
        <h1 className="display pt-2 pb-7 text-[length:var(--t-display-2)]">Search</h1>
        <SearchField text="" />
        <Categories site={site} />
      </div>
      <div className="section" />
    </main>
  );
}

type NothingFoundProps = { site: SiteKey; text: string; group: string | null };

async function NothingFound({ site, text, group }: NothingFoundProps) {
  return (
    <div className="wrap" data-measured="Search Results Empty Page">
      <p className="lead soft pb-6">
        We found nothing. Check the spelling, or try fewer or more general words.
      </p>
      <SearchField text={text} />
      <Slot site={site} name="search-no-results" group={group} className="pt-10" />
      <Categories site={site} />
    </div>
  );
}

async function Categories({ site }: { site: SiteKey }) {
  const categories = await navigation(site);
  return (
    <nav aria-label="Categories" className="pt-10">
      <ul className="flex flex-wrap gap-2">
        {categories.map(({ key, name, landingUrl }) => (
          <li key={key}>
            <Link
              href={landingUrl}
              className="small inline-flex min-h-11 items-center rounded-[var(--radius-chip)] border border-line px-4 hover:border-ink"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
