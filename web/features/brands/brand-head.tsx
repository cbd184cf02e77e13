import { Link } from '#ui/link.tsx';
import type { CategoryPageQuery } from '#gql/graphql.ts';
import { originOfSite } from '#lib/config.ts';
import { SITES, type SiteKey } from '#lib/sites.ts';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { JsonLd } from '#ui/json-ld.tsx';
import { brandFacts } from './brand-facts.ts';
import type { Brand } from './brands.ts';

type Category = NonNullable<CategoryPageQuery['category']>;

/** The head of a brand's page and of its grid: what it makes, how many pieces of it there are, and the way back to all brands. */
export function BrandHead({
  site,
  category,
  brand,
  page = 1,
}: {
  site: SiteKey;
  category: Category;
  brand: Brand;
  page?: number;
}) {
  const all = category.breadcrumb.at(-2);
  const { one, many } = SITES[site].piece;
  return (
    <>
      <JsonLd data={brandFacts(brand, originOfSite(site))} />
      <Breadcrumbs crumbs={category.breadcrumb} />
      <div className="grid gap-x-[var(--gutter)] gap-y-5 border-b border-line pt-4 pb-10 lg:grid-cols-[7fr_5fr] lg:items-end">
        <h1 className="display d1 leading-[1.06]">
          {brand.name}
          {page > 1 ? <span className="visually-hidden">, page {page}</span> : null}
        </h1>
        <div className="grid gap-3">
          <p className="lead soft">{brand.introduction}</p>
          <p className="flex flex-wrap gap-x-6 gap-y-2">
            <span>
              <span className="num">{brand.productCount}</span> {brand.productCount === 1 ? one : many}
            </span>
            {all ? (
              <Link href={all.url} className="link">
                All {all.name.toLowerCase()}
              </Link>
            ) : null}
          </p>
        </div>
      </div>
    </>
  );
}
