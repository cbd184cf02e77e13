import type { ListingQuery } from '#lib/routing/listing-query.ts';
import { Icon } from '#ui/icon.tsx';
import type { ShownFacet } from '../facet-groups.tsx';
import type { Listing } from './category.ts';
import { FacetLinks } from '../client/facet-links.tsx';
import { KeepOpen } from '../client/keep-open.tsx';
import styles from '../facet-panel.module.css';

type FacetPanelProps = {
  facets: Listing['facets'];
  listingUrl: string;
  query: ListingQuery;
  total: number;
  unit: string;
};

const ID = 'filters';

/** Of a button that opens the panel on small screens: a native popover, so it needs no script. */
export const OPEN_FILTERS = { popoverTarget: ID } as const;

/**
 * The facets with counts: a column on wide screens, a sheet from the bottom on small ones. Every value is a link to the listing with it
 * chosen or not, so the panel needs no script. With script the sheet stays open until it is closed.
 */
export function FacetPanel({ facets, listingUrl, query, total, unit }: FacetPanelProps) {
  if (facets.length === 0) return null;
  return (
    <section id={ID} popover="auto" aria-label="Filters" className={styles['panel']}>
      <KeepOpen panelId={ID} listing={`${listingUrl}?${query.text}`} />
      <div className={styles['scroll']} data-scroll="">
        <p className="title flex items-center justify-between pb-3">
          Filter
          <button
            type="button"
            aria-label="Close filters"
            className="grid size-11 place-items-center lg:hidden"
            popoverTarget={ID}
            popoverTargetAction="hide"
          >
            <Icon name="close" />
          </button>
        </p>
        <FacetLinks
          key={countsOf(facets)}
          facets={shownFacets(facets)}
          listingUrl={listingUrl}
          query={query}
        />
      </div>
      <p className={styles['foot']}>
        <button
          type="button"
          className="min-h-13 w-full bg-ink px-4 font-medium text-ground"
          popoverTarget={ID}
          popoverTargetAction="hide"
        >
          Show {total} {unit}
        </button>
      </p>
    </section>
  );
}

/** Key of the facets. React leaves the HTML of those that were sent alone, so others with other counts are others. */
export const countsOf = (facets: Listing['facets']): string =>
  facets.flatMap(({ values }) => values.map(({ code, count }) => `${code} ${count}`)).join(' ');

const shownFacets = (facets: Listing['facets']): ShownFacet[] =>
  facets.map(({ key, name, values }) => ({
    key,
    name,
    values: values.map(({ code, name: label, count, selected }) =>
      selected ? { code, name: label, count, selected } : { code, name: label, count },
    ),
  }));
