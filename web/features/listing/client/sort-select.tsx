'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { DEFAULT_SORT, isSortKey, listingHref, type ListingQuery } from '#lib/routing/listing-query.ts';
import styles from './sort-select.module.css';

type SortSelectProps = {
  listingUrl: string;
  query: ListingQuery;
  sorts: readonly { key: string; name: string }[];
};

/**
 * A form that works without script; with it, choosing by pointer submits. Arrow keys change a closed select at every
 * step, so keyboard users submit by Enter or by the button that then appears (WCAG 3.2.2).
 */
export function SortSelect({ listingUrl, query, sorts }: SortSelectProps) {
  const { sort, text, facets } = query;
  const router = useRouter();
  const form = useRef<HTMLFormElement>(null);
  const byPointer = useRef(false);
  const [undecided, setUndecided] = useState(false);

  // A page that was left stays mounted, and shows its own sort order when it is returned to.
  useEffect(() => {
    const left = form.current;
    return () => {
      left?.reset();
      setUndecided(false);
    };
  }, []);

  function go() {
    const chosen = new FormData(form.current!).get('sort');
    router.push(
      listingHref(listingUrl, {
        ...query,
        page: 1,
        sort: typeof chosen === 'string' && isSortKey(chosen) ? chosen : DEFAULT_SORT,
      }),
    );
  }

  const button = (
    <button type="submit" className="link">
      Sort
    </button>
  );
  return (
    <form
      ref={form}
      key={sort}
      action={listingUrl}
      method="get"
      className="flex min-w-0 items-center gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        go();
      }}
    >
      {text === '' ? null : <input type="hidden" name="text" value={text} />}
      {facets === '' ? null : <input type="hidden" name="q" value={facets} />}
      <label htmlFor="sort" className="soft max-lg:visually-hidden">
        Sort by
      </label>
      <select
        id="sort"
        name="sort"
        defaultValue={sort}
        className={styles['select']}
        onPointerDown={() => (byPointer.current = true)}
        onKeyDown={() => (byPointer.current = false)}
        onChange={() => (byPointer.current ? go() : setUndecided(true))}
      >
        {sorts.map(({ key, name }) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </select>
      {undecided ? button : <noscript>{button}</noscript>}
    </form>
  );
}
