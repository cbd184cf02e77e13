'use client';

import { useRouter } from 'next/navigation';
import { DEFAULT_SORT, isSortKey, listingHref, type SortKey } from '#lib/routing/listing-query.ts';
import styles from './sort-select.module.css';

type SortSelectProps = { listingUrl: string; sort: SortKey; sorts: readonly { key: string; name: string }[] };

/** A form that works without script; with it, choosing is enough. */
export function SortSelect({ listingUrl, sort, sorts }: SortSelectProps) {
  const router = useRouter();
  return (
    <form action={listingUrl} method="get" className="flex items-center gap-3">
      <label htmlFor="sort" className="soft max-lg:visually-hidden">
        Sort by
      </label>
      <select
        id="sort"
        name="sort"
        key={sort}
        defaultValue={sort}
        className={styles['select']}
        onChange={({ target: { value } }) =>
          router.push(listingHref(listingUrl, { page: 1, sort: isSortKey(value) ? value : DEFAULT_SORT }))
        }
      >
        {sorts.map(({ key, name }) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </select>
      <noscript>
        <button type="submit" className="link">
          Sort
        </button>
      </noscript>
    </form>
  );
}
