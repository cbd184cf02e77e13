import { DEFAULT_SORT, listingHref, type ListingQuery } from '#lib/routing/listing-query.ts';
import { SITES, type SiteKey } from '#lib/sites.ts';
import { Canonical } from '#ui/canonical.tsx';
import { ListingResults } from '../client/listing-results.tsx';
import { SortSelect } from '../client/sort-select.tsx';
import { navigation } from '../../shell/navigation.ts';
import type { Category, Listing } from './category.ts';
import { CategoryHead } from './category-head.tsx';
import { branchOf, CategoryChips, CategoryColumn } from './category-nav.tsx';
import { ListingCards } from './listing-cards.tsx';

type ListingViewProps = { site: SiteKey; category: Category; listing: Listing; query: ListingQuery };

/** The grid of a category: head, sibling categories, count and sort, products, and paging. */
export async function ListingView({ site, category, listing, query }: ListingViewProps) {
  const branch = branchOf(category, await navigation(site));
  const total = listing.pagination.totalNumberOfResults;
  const { piece } = SITES[site];
  return (
    <main id="main">
      <Canonical site={site} path={canonicalPath(category, query)} />
      <div className="wrap">
        <CategoryHead category={category} page={query.page} />
        {branch ? <CategoryChips category={category} branch={branch} /> : null}
      </div>
      <div className="sticky top-0 z-[var(--z-sticky)] border-y border-line bg-ground">
        <div className="wrap flex min-h-16 items-center justify-between gap-4">
          <p>
            <span className="num">{total}</span> {total === 1 ? piece.one : piece.many}
          </p>
          <SortSelect listingUrl={category.listingUrl} sort={query.sort} sorts={listing.sorts} />
        </div>
      </div>
      <div className="wrap grid gap-[clamp(2rem,4vw,4rem)] pt-6 lg:grid-cols-[3fr_9fr] lg:pt-8">
        <div className="max-lg:hidden">
          {branch ? <CategoryColumn category={category} branch={branch} /> : null}
        </div>
        <div>
          <h2 className="visually-hidden">Results</h2>
          <ListingResults
            key={`${query.sort}-${query.page}`}
            categoryKey={category.key}
            listingUrl={category.listingUrl}
            page={query.page}
            sort={query.sort}
            total={total}
          >
            <ListingCards
              site={site}
              products={listing.products}
              promo={query.page === 1}
              rings={category.landingUrl.includes('ring') && !category.landingUrl.includes('earring')}
            />
          </ListingResults>
        </div>
      </div>
      <div className="section" />
    </main>
  );
}

/** The landing page is canonical for the first grid; further pages have their own products. */
function canonicalPath({ listingUrl, landingUrl }: Category, { page }: ListingQuery): string {
  return page > 1 ? listingHref(listingUrl, { page, sort: DEFAULT_SORT }) : landingUrl;
}
