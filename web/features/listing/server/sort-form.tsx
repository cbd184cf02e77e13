import { DEFAULT_SORT, type ListingQuery } from '#lib/routing/listing-query.ts';
import { SortScript } from '../client/sort-script.tsx';
import styles from './sort-form.module.css';

type SortFormProps = {
  listingUrl: string;
  query: ListingQuery;
  sorts: readonly { key: string; name: string }[];
};

const ID = 'sort-form';

/** A form that works without script; with it, choosing by pointer goes to the new order. */
export function SortForm({ listingUrl, query, sorts }: SortFormProps) {
  const { sort, text, facets } = query;
  return (
    <form
      id={ID}
      key={sort}
      action={listingUrl}
      method="get"
      className={`flex min-w-0 items-center gap-3 ${styles['form']}`}
    >
      {text === '' ? null : <input type="hidden" name="text" value={text} />}
      {facets === '' ? null : <input type="hidden" name="q" value={facets} />}
      <label htmlFor="sort" className="soft max-lg:visually-hidden">
        Sort by
      </label>
      <select id="sort" name="sort" defaultValue={sort} className={styles['select']}>
        {sorts.map(({ key, name }) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </select>
      <span className={styles['decide']}>
        <button type="submit" className="link">
          Sort
        </button>
      </span>
      <SortScript formId={ID} usual={DEFAULT_SORT} />
    </form>
  );
}
