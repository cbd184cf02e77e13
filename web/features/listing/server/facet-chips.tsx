import { Link } from '#ui/link.tsx';
import { withToggled } from '#lib/routing/facet-query.ts';
import { listingHref, type ListingQuery } from '#lib/routing/listing-query.ts';
import { Icon } from '#ui/icon.tsx';
import type { Listing } from './category.ts';

type FacetChipsProps = {
  facets: Listing['facets'];
  listingUrl: string;
  query: ListingQuery;
  /** The words by which a category is narrowed; empty for none. */
  words: string;
};

/** The chosen values above the grid: each removes itself. */
export function FacetChips({ facets, listingUrl, query, words }: FacetChipsProps) {
  const href = (left: Partial<ListingQuery>) => listingHref(listingUrl, { ...query, ...left, page: 1 });
  const values = facets.flatMap((facet) =>
    facet.values
      .filter(({ selected }) => selected)
      .map(({ code, name }) => ({
        id: `${facet.key}.${code}`,
        name,
        without: href({ facets: withToggled(query.facets, facet.key, code) }),
      })),
  );
  const chosen =
    words === '' ? values : [{ id: 'words', name: `“${words}”`, without: href({ text: '' }) }, ...values];
  if (chosen.length === 0) return null;
  return (
    <ul aria-label="Chosen filters" className="flex gap-2 overflow-x-auto pb-6 md:flex-wrap">
      {chosen.map(({ id, name, without }) => (
        <li key={id} className="flex-none">
          <Link
            href={without}
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
          href={href(words === '' ? { facets: '' } : { facets: '', text: '' })}
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
