'use client';

import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { ProductCardPartsFragment } from '#gql/graphql.ts';
import { listingHref, PAGE_SIZE, type ListingQuery } from '#lib/routing/listing-query.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { ListedCard } from '../../product-card/listed-card.tsx';
import { QuickView } from '../../product/quick-view.tsx';
import { GRID } from '../../../ui/grid.ts';

export type ListingResultsProps = {
  /** Null for the results of a search. */
  categoryKey: string | null;
  listingUrl: string;
  query: ListingQuery;
  total: number;
  /** The cards of this page, rendered by the server. */
  children: ReactNode;
  /** Below the grid, and links to other pages: they need no script. */
  compare: ReactNode;
  pages: ReactNode;
};

/**
 * The grid and its paging. "Show more" is a link to the next page; with script it adds that page's products here,
 * moves focus to the first of them and announces the new count.
 */
export function ListingResults(props: ListingResultsProps) {
  const { categoryKey, listingUrl, query, total } = props;
  const { page } = query;
  const [more, setMore] = useState<readonly ProductCardPartsFragment[]>([]);
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const grid = useRef<HTMLUListElement>(null);
  const focusAt = useRef<number>(undefined);

  const before = (page - 1) * PAGE_SIZE;
  const seen = Math.min(total, before + PAGE_SIZE + more.length);
  const lastPage = page + Math.ceil(more.length / PAGE_SIZE);
  const left = total - seen;

  useEffect(() => {
    if (focusAt.current === undefined) return;
    grid.current?.querySelectorAll<HTMLAnchorElement>('article h3 a')[focusAt.current]?.focus();
    focusAt.current = undefined;
  }, [more]);

  async function showMore(event: React.MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setState('loading');
    try {
      const { productsOfPage } = await import('./more-products.ts');
      const products = await productsOfPage(categoryKey, { ...query, page: lastPage + 1 });
      focusAt.current = grid.current?.querySelectorAll('article').length;
      setMore((known) => [...known, ...products]);
      setState('idle');
    } catch {
      setState('failed');
    }
  }

  const nextHref = listingHref(listingUrl, { ...query, page: lastPage + 1 });
  return (
    <div>
      <QuickView>
        <ul ref={grid} className={GRID} aria-busy={state === 'loading'}>
          {props.children}
          {more.map((product) => (
            <li key={product.key}>
              <ListedCard product={product} />
            </li>
          ))}
        </ul>
      </QuickView>
      {props.compare}
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
        {left > 0 ? (
          state === 'loading' ? (
            <Button look="line" busy>
              Loading
            </Button>
          ) : (
            <ButtonLink href={nextHref} look="line" prefetch={false} scroll onClick={showMore}>
              Show {Math.min(PAGE_SIZE, left)} more
            </ButtonLink>
          )
        ) : null}
        {props.pages}
      </div>
    </div>
  );
}
