import { originOfSite } from '#lib/config.ts';
import { FIRST_PAGE, listingHref, type ListingQuery } from '#lib/routing/listing-query.ts';
import type { SiteKey } from '#lib/sites.ts';
import { Canonical } from '#ui/canonical.tsx';
import { JsonLd } from '#ui/json-ld.tsx';
import { Slot } from '../../content/slot.tsx';
import { BrandHead } from '../../brands/brand-head.tsx';
import { brandOfCategory } from '../../brands/brands.ts';
import { TrackPage } from '../../search-tracker/track-page.tsx';
import { breadcrumbFacts } from '../../../lib/breadcrumbs.ts';
import { listingFacts } from '../listing-facts.ts';
import type { Category, Listing } from './category.ts';
import { CategoryHead } from './category-head.tsx';
import { QuickLinks } from '../quick-links.tsx';
import { Results } from './results.tsx';

type ListingViewProps = {
  site: SiteKey;
  category: Category;
  listing: Listing;
  query: ListingQuery;
  /** The A/B group that the page is rendered for; null for everyone. */
  group: string | null;
};

/** The grid of a category: head, quick links, count and sort, products, and paging. */
export async function ListingView({ site, category, listing, query, group }: ListingViewProps) {
  const brand = await brandOfCategory(site, category);
  return (
    <main id="main">
      <Canonical site={site} path={canonicalPath(category, query)} />
      <JsonLd data={breadcrumbFacts(category.breadcrumb, originOfSite(site))} />
      <JsonLd data={listingFacts(listing.products, originOfSite(site))} />
      <TrackPage target={category.listingUrl} />
      <div className="wrap-wide">
        {brand ? (
          <BrandHead site={site} category={category} brand={brand} page={query.page} />
        ) : (
          <CategoryHead category={category} page={query.page} />
        )}
        <QuickLinks links={category.quickLinks} />
      </div>
      <Results
        site={site}
        listing={listing}
        listingUrl={category.listingUrl}
        categoryKey={category.key}
        words={query.text}
        query={query}
        rings={category.sellsRings}
      />
      {query.facets === '' && query.text === '' ? (
        <Slot
          site={site}
          name={`category-${category.key}`}
          group={group}
          className="wrap-wide pt-[var(--section)]"
        />
      ) : null}
      <div className="section" />
    </main>
  );
}

/** The landing page is canonical for the first grid; further pages have their own products. */
function canonicalPath({ listingUrl, landingUrl }: Category, { page }: ListingQuery): string {
  return page > 1 ? listingHref(listingUrl, { ...FIRST_PAGE, page }) : landingUrl;
}
