import { Link } from '#ui/link.tsx';
import type { ReactNode } from 'react';
import type { CategoryPageQuery } from '#gql/graphql.ts';
import { originOfSite } from '#lib/config.ts';
import { SITES, type SiteKey } from '#lib/sites.ts';
import { Canonical } from '#ui/canonical.tsx';
import { JsonLd } from '#ui/json-ld.tsx';
import { breadcrumbFacts } from '../../lib/breadcrumbs.ts';
import { brandListFacts } from './brand-facts.ts';
import { byLetter } from './by-letter.ts';
import type { Brand } from './brands.ts';

type Category = NonNullable<CategoryPageQuery['category']>;
type BrandIndexProps = {
  site: SiteKey;
  category: Category;
  brands: readonly Brand[];
  head: ReactNode;
  /** After the brands. */
  foot: ReactNode;
};

/** All brands from A to Z, with what each makes and how many pieces there are. */
export function BrandIndex({ site, category, brands, head, foot }: BrandIndexProps) {
  const origin = originOfSite(site);
  const letters = byLetter(brands);
  return (
    <main id="main">
      <Canonical site={site} path={category.landingUrl} />
      <JsonLd data={breadcrumbFacts(category.breadcrumb, origin)} />
      <JsonLd data={brandListFacts(brands, origin)} />
      <div className="wrap">
        {head}
        <nav aria-label="Letters" className="sticky top-0 z-[var(--z-sticky)] bg-ground">
          <ul className="flex flex-wrap gap-x-1 border-y border-line py-2">
            {letters.map(({ letter }) => (
              <li key={letter}>
                <a
                  href={`#brands-${letter}`}
                  className="grid size-11 place-items-center font-medium hover:text-brand-text"
                >
                  {letter}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {letters.map(({ letter, brands: group }) => (
          <section
            key={letter}
            id={`brands-${letter}`}
            aria-labelledby={`letter-${letter}`}
            className="grid scroll-mt-24 gap-x-[var(--gutter)] gap-y-4 border-b border-line py-8 md:grid-cols-[1fr_5fr]"
          >
            <h2 id={`letter-${letter}`} className="d3">
              {letter}
            </h2>
            <ul className="grid gap-x-[var(--gutter)] gap-y-6 md:grid-cols-2">
              {group.map((brand) => (
                <li key={brand.key} className="grid gap-1">
                  <Link href={brand.url} prefetch={false} className="title hover:text-brand-text">
                    {brand.name}
                  </Link>
                  <p className="small soft">
                    {kindOf(brand)}, <span className="num">{brand.productCount}</span>{' '}
                    {brand.productCount === 1 ? SITES[site].piece.one : SITES[site].piece.many}
                  </p>
                  <p className="small soft">{brand.introduction}</p>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      {foot}
      <div className="section" />
    </main>
  );
}

function kindOf({ watchId, jewelleryId }: Brand): string {
  if (watchId != null && jewelleryId != null) return 'Watches and jewellery';
  return watchId == null ? 'Jewellery' : 'Watches';
}
