'use client';

import { startTransition, useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import type { ListingQuery } from '#lib/routing/listing-query.ts';
import { CardsOverTime } from '../../finance/cards-over-time.tsx';
import { QuickView } from '../../product/quick-view.tsx';
import { GRID } from '#ui/grid.ts';
import type { NextPage } from './next-page.tsx';

export type ListingResultsProps = {
  /** Null for the results of a search. */
  categoryKey: string | null;
  listingUrl: string;
  query: ListingQuery;
  total: number;
  /** How many of them this page and those before it show. */
  seen: number;
  /** The cards of this page, rendered by the server. */
  children: ReactNode;
  /** The link to the next page, and what takes its place while that is loaded. */
  next: ReactNode;
  loading: ReactNode;
  /** Below the grid, and links to other pages: they need no script. */
  compare: ReactNode;
  pages: ReactNode;
};

/**
 * The grid and its paging. "Show more" is a link to the next page; with script, which is loaded when it is pressed, it adds that page's
 * products here, moves focus to the first of them and announces the new count.
 */
export function ListingResults({ children, next, loading, compare, pages, ...list }: ListingResultsProps) {
  const { total, query } = list;
  const [added, setAdded] = useState<NextPage>({ cards: [], page: query.page, seen: list.seen, next });
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const grid = useRef<HTMLUListElement>(null);
  const focusAt = useRef<number>(undefined);

  useEffect(() => {
    if (focusAt.current === undefined) return;
    grid.current?.querySelectorAll<HTMLAnchorElement>('article h3 a')[focusAt.current]?.focus();
    focusAt.current = undefined;
  }, [added]);

  async function showMore(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setState('loading');
    try {
      const { nextPage } = await import('./next-page.tsx');
      const more = await nextPage(list, added);
      focusAt.current = grid.current?.querySelectorAll('article').length;
      startTransition(() => {
        setAdded(more);
        setState('idle');
      });
    } catch {
      setState('failed');
    }
  }

  const { cards, seen } = added;
  return (
    <div>
      <QuickView>
        <ul
          ref={grid}
          className={GRID}
          data-list={list.categoryKey ?? 'search'}
          aria-busy={state === 'loading'}
        >
          {children}
          {cards}
        </ul>
      </QuickView>
      <CardsOverTime count={cards.length} />
      {compare}
      <div className="grid justify-items-center gap-4 pt-16">
        <p className="small soft" role="status">
          You have seen <span className="num">{seen}</span> of <span className="num">{total}</span>
        </p>
        <div className="h-0.5 w-60 bg-line" aria-hidden="true">
          <div className="h-full bg-ink" style={{ width: `${(seen / Math.max(1, total)) * 100}%` }} />
        </div>
        {state === 'failed' ? (
          <p className="small text-error" role="alert">
            The next pieces did not load. The rest of the page works as usual.
          </p>
        ) : null}
        {state === 'loading' ? (
          loading
        ) : (
          // Before the link itself hears of it.
          <div className="contents" onClickCapture={(event) => void showMore(event)}>
            {added.next}
          </div>
        )}
        {pages}
      </div>
    </div>
  );
}
