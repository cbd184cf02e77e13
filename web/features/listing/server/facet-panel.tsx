import { PlainLinks } from '#ui/plain-links.tsx';
import { withToggled } from '#lib/routing/facet-query.ts';
import { listingHref, type ListingQuery } from '#lib/routing/listing-query.ts';
import { Icon } from '#ui/icon.tsx';
import type { Listing } from './category.ts';
import { KeepOpen } from '../client/keep-open.tsx';
import styles from './facet-panel.module.css';

type Facet = Listing['facets'][number];
type FacetPanelProps = {
  facets: readonly Facet[];
  listingUrl: string;
  query: ListingQuery;
  total: number;
  unit: string;
};

const ID = 'filters';
const OPEN_AT_FIRST = 3;

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
        <PlainLinks>
          {facets.map((facet, index) => (
            <FacetGroup
              key={facet.key}
              facet={facet}
              open={index < OPEN_AT_FIRST || facet.values.some(({ selected }) => selected)}
              hrefOf={(code) =>
                listingHref(listingUrl, {
                  ...query,
                  facets: withToggled(query.facets, facet.key, code),
                  page: 1,
                })
              }
            />
          ))}
        </PlainLinks>
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

function FacetGroup({
  facet,
  open,
  hrefOf,
}: {
  facet: Facet;
  open: boolean;
  hrefOf: (code: string) => string;
}) {
  return (
    <details className="group border-t border-line last:border-b" open={open}>
      <summary className="flex items-center justify-between gap-4 py-3.5 font-medium">
        {facet.name}
        <Icon
          name="chevron"
          small
          className="transition-transform duration-[var(--base)] group-open:rotate-180"
        />
      </summary>
      <ul className={`pb-4 ${facet.values.length > 8 ? 'max-h-80 overflow-y-auto' : ''}`}>
        {facet.values.map(({ code, name, count, selected }) => (
          <li key={code}>
            <a
              href={hrefOf(code)}
              rel="nofollow"
              aria-current={selected ? 'true' : undefined}
              className={styles['value']}
            >
              <span className={styles['box']} aria-hidden="true" />
              <span className="min-w-0 flex-1">
                {name}
                {selected ? <span className="visually-hidden">, chosen, remove</span> : null}
              </span>
              <span className="num soft">
                {count}
                <span className="visually-hidden"> pieces</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
