import { Link } from '#ui/link.tsx';
import { originOfSite } from '#lib/config.ts';
import { SITES, type SiteKey } from '#lib/sites.ts';
import { ArrowLink } from '#ui/arrow-link.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Canonical } from '#ui/canonical.tsx';
import { JsonLd } from '#ui/json-ld.tsx';
import { Tile } from '#ui/tile.tsx';
import { breadcrumbFacts } from '../../../lib/breadcrumbs.ts';
import { BrandHead } from '../../brands/brand-head.tsx';
import type { Brand } from '../../brands/brands.ts';
import { Slot } from '../../content/slot.tsx';
import { TrackPage } from '../../search-tracker/track-page.tsx';
import type { Category, Listing } from './category.ts';
import { CategoryHead } from './category-head.tsx';
import { QuickLinks } from '../quick-links.tsx';
import { ProductShelf } from '../../product-card/product-shelf.tsx';

type LandingViewProps = {
  site: SiteKey;
  category: Category;
  /** Null for a category that is not a brand's. */
  brand: Brand | null;
  listing: Listing;
  /** The A/B group that the page is rendered for; null for everyone. */
  group: string | null;
};

/** The landing page of a category: its description, subcategories, some products, and a link to all of them. */
export function LandingView({ site, category, brand, listing, group }: LandingViewProps) {
  const total = listing.pagination.totalNumberOfResults;
  const { piece } = SITES[site];
  const pictured = category.subCategories.filter(({ image }) => image !== null);
  const withoutPicture = category.quickLinks.filter(
    ({ url }) => !pictured.some(({ landingUrl }) => landingUrl === url),
  );
  return (
    <main id="main">
      <Canonical site={site} path={category.landingUrl} />
      <JsonLd data={breadcrumbFacts(category.breadcrumb, originOfSite(site))} />
      <TrackPage target={category.landingUrl} />
      <div className="wrap">
        {brand ? (
          <BrandHead site={site} category={category} brand={brand} />
        ) : (
          <CategoryHead category={category} />
        )}
        {pictured.length > 0 ? (
          <ul
            className="grid grid-cols-2 gap-x-[var(--gutter)] gap-y-7 md:grid-cols-4 lg:grid-cols-6"
            aria-label={`In ${category.name}`}
          >
            {pictured.map(({ id, name, landingUrl, image }) => (
              <li key={id}>
                <Link href={landingUrl} className="group block">
                  <Tile
                    name={image ?? ''}
                    alt=""
                    sizes="(width > 64rem) 14vw, (min-width: 48rem) 22vw, 45vw"
                  />
                  <span className="block pt-3.5 text-center group-hover:underline group-hover:underline-offset-4">
                    {name}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        ) : null}
        <QuickLinks links={withoutPicture} />
      </div>
      <section className="wrap py-[calc(var(--section)*.6)]" aria-labelledby="first-look">
        <div className="mb-[clamp(1.5rem,1rem+1.6vw,2.5rem)] flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
          <h2 id="first-look" className="d3">
            {SITES[site].defaultSortName}
          </h2>
          {total > 0 ? (
            <ArrowLink href={category.listingUrl}>
              See all <span className="num">{total}</span>
            </ArrowLink>
          ) : null}
        </div>
        {total > 0 ? (
          <>
            <ProductShelf products={listing.products} list={category.key} />
            {total > listing.products.length ? (
              <p className="grid justify-items-center pt-16">
                <ButtonLink href={category.listingUrl} look="line">
                  See all {total} {piece.many}
                </ButtonLink>
              </p>
            ) : null}
          </>
        ) : (
          <p className="lead soft">
            Nothing is in this tray just now. The rest of the shop is in the menu above.
          </p>
        )}
      </section>
      <Slot
        site={site}
        name={`category-${category.key}`}
        group={group}
        className="wrap pb-[var(--section)]"
      />
    </main>
  );
}
