import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { useSite } from '#lib/site-context.tsx';
import { Button } from '#ui/button.tsx';
import { PlainButtonLink } from '#ui/plain-button-link.tsx';
import { addressOfPage } from '../page-number.ts';
import type { useListPage } from './use-list-page.ts';

type ListPagingProps = { page: ReturnType<typeof useListPage>; children: ReactNode };

/** Links to the pages before and after the visible ones; with script those pages are added here (RT-25). */
export function ListPaging({ page, children }: ListPagingProps) {
  const { list, wishlistPageSize: size } = useSite();
  const { state, more, previous, failed } = page;
  const holder = useRef<HTMLDivElement>(null);
  const focusAt = useRef<number>(undefined);
  const before = state.firstVisiblePage * size;
  const seen = Math.min(state.wishlistCount, before + state.entries.length);
  const left = state.wishlistCount - seen;

  // The pressed link was removed or moved: focus goes to the first new card, or to the new first card.
  useEffect(() => {
    if (focusAt.current === undefined || state.isLoading) return;
    holder.current?.querySelectorAll<HTMLElement>('[data-entries] h2 a')[focusAt.current]?.focus();
    focusAt.current = undefined;
  }, [state]);

  function load(event: MouseEvent, work: () => Promise<void>, at: number) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    focusAt.current = at;
    void work();
  }
  const links = () => holder.current?.querySelectorAll('[data-entries] h2 a').length ?? 0;

  return (
    <div ref={holder} aria-busy={state.isLoading}>
      {before > 0 ? (
        <p className="pb-10 text-center">
          <PlainButtonLink
            look="line"
            href={addressOfPage(list.path, state.firstVisiblePage - 1)}
            onClick={(event) => load(event, previous, 0)}
          >
            Show {Math.min(size, before)} before
          </PlainButtonLink>
        </p>
      ) : null}
      {children}
      {state.wishlistCount > size ? (
        <div className="grid justify-items-center gap-4 pt-16">
          <p className="small soft" role="status">
            You have seen <span className="num">{seen}</span> of{' '}
            <span className="num">{state.wishlistCount}</span>
          </p>
          <div className="h-0.5 w-60 bg-line" aria-hidden="true">
            <div className="h-full bg-ink" style={{ width: `${(seen / state.wishlistCount) * 100}%` }} />
          </div>
          {left > 0 && state.isLoading ? (
            <Button look="line" busy>
              Loading
            </Button>
          ) : null}
          {left > 0 && !state.isLoading ? (
            <PlainButtonLink
              look="line"
              href={addressOfPage(list.path, state.lastVisiblePage + 1)}
              onClick={(event) => load(event, more, links())}
            >
              Show {Math.min(size, left)} more
            </PlainButtonLink>
          ) : null}
        </div>
      ) : null}
      {failed ? (
        <p className="small pt-6 text-center text-error" role="alert">
          The next ones did not load. The rest of the page works as usual.
        </p>
      ) : null}
    </div>
  );
}
