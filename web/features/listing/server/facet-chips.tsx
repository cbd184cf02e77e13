import Link from 'next/link';
import { withToggled } from '#lib/routing/facet-query.ts';
import { listingHref, type ListingQuery } from '#lib/routing/listing-query.ts';
import { Icon } from '#ui/icon.tsx';
import type { Listing } from './category.ts';

type FacetChipsProps = { facets: Listing['facets']; listingUrl: string; query: ListingQuery };

/** The chosen values above the grid: each removes itself. */
export function FacetChips({ facets, listingUrl, query }: FacetChipsProps) {
  const chosen = facets.flatMap(({ key, values }) =>
    values.filter(({ selected }) => selected).map(({ code, name }) => ({ key, code, name })),
  );
  if (chosen.length === 0) return null;
  const href = (left: string) => listingHref(listingUrl, { ...query, facets: left, page: 1 });
  return (
    <ul aria-label="Chosen filters" className="flex gap-2 overflow-x-auto pb-6 md:flex-wrap">
      {chosen.map(({ key, code, name }) => (
        <li key={`${key}.${code}`} className="flex-none">
          <Link
            href={href(withToggled(query.facets, key, code))}
            scroll={false}
            prefetch={false}
            rel="nofollow"
            aria-label={`${name}, remove`}
            className="small inline-flex min-h-10 items-center gap-2 rounded-[var(--radius-chip)] border border-line px-4 whitespace-nowrap hover:border-ink"
          >
            {name}
            <Icon name="close" small />
          </Link>
        </li>
      ))}
      <li className="flex-none">
        <Link
          href={href('')}
          scroll={false}
          prefetch={false}
          className="link small inline-flex min-h-10 items-center px-2"
        >
          Clear all
        </Link>
      </li>
    </ul>
  );
}
