import { withToggled } from '#lib/routing/facet-query.ts';
import { listingHref, type ListingQuery } from '#lib/routing/listing-query.ts';
import { Icon } from '#ui/icon.tsx';
// That of the panel, which the server renders: the page has it.
import styles from './facet-panel.module.css';

/** A facet, with what is shown of it. It is in a page's data, so what is not selected does not say so. */
export type ShownFacet = {
  key: string;
  name: string;
  values: readonly { code: string; name: string; count: number; selected?: true }[];
};
export type FacetGroupsProps = { facets: readonly ShownFacet[]; listingUrl: string; query: ListingQuery };

const OPEN_AT_FIRST = 3;

/** Every value is a link to the listing with it chosen or not. It is HTML alone. */
export function FacetGroups({ facets, listingUrl, query }: FacetGroupsProps) {
  return facets.map((facet, index) => (
    <FacetGroup
      key={facet.key}
      facet={facet}
      open={index < OPEN_AT_FIRST || facet.values.some(({ selected }) => selected)}
      hrefOf={(code) =>
        listingHref(listingUrl, { ...query, facets: withToggled(query.facets, facet.key, code), page: 1 })
      }
    />
  ));
}

function FacetGroup({
  facet,
  open,
  hrefOf,
}: {
  facet: ShownFacet;
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
