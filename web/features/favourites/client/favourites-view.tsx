'use client';

import { useState, type ReactNode } from 'react';
import { useSite } from '#lib/site-context.tsx';
import { sentence } from '#lib/translations/sentence.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Message } from '#ui/message.tsx';
import type { ListPage } from '../../header-data/list-page.ts';
import { EmailList } from './email-list.tsx';
import { ListPaging } from './list-paging.tsx';
import { useListChanges, type ListChanges } from './use-list-changes.ts';
import { useListPage } from './use-list-page.ts';
import { Icon } from '#ui/icon.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { SHELF } from '../../../ui/grid.ts';
import { CardsOverTime } from '../../finance/cards-over-time.tsx';
import { RemovedLine } from '../../cart/removed-line.tsx';
import type { DisplayEntry } from '../../header-data/display-entry.ts';
import { EntryCard } from './entry-card.tsx';

type FavouritesViewProps = {
  /** The server-rendered page of the list; undefined when it could not be loaded. */
  drawn: ListPage | undefined;
  /** The content slot of an empty list. */
  whenEmpty: ReactNode;
};

/** The content of the list's page. */
export function FavouritesView({ drawn, whenEmpty }: FavouritesViewProps) {
  const site = useSite();
  const page = useListPage(drawn);
  const [announcement, announce] = useState('');
  const changes = useListChanges({
    visible: page.visible,
    onList: page.changed,
    recover: page.recover,
    announce,
  });
  const { state } = page;

  if (!state.isWishlistLoaded) {
    if (!page.failed) return <FavouritesSkeleton />;
    return (
      <div className="pt-6">
        <Message tone="error">
          <p>{sentence(site, 'favourites.unread.error')}</p>
          <Button look="line" small className="mt-3" onClick={() => void page.begin()}>
            Try again
          </Button>
        </Message>
      </div>
    );
  }

  const count = state.wishlistCount;
  const empty = count === 0 && changes.removed.length === 0;
  return (
    <>
      <p role="status" className="visually-hidden">
        {announcement}
      </p>
      {empty ? (
        <EmptyFavourites>{whenEmpty}</EmptyFavourites>
      ) : (
        <>
          <div className="flex min-h-14 flex-wrap items-center justify-between gap-x-6 gap-y-2 pb-6">
            <p className="soft">
              <span className="num">{count}</span> {count === 1 ? 'item' : 'items'}
            </p>
            {count > 0 ? <EmailList /> : null}
          </div>
          <ListPaging page={page}>
            <Entries entries={state.entries} changes={changes} />
          </ListPaging>
        </>
      )}
    </>
  );
}

function EmptyFavourites({ children }: { children: ReactNode }) {
  const { words } = useSite();
  return (
    <div className="pt-4">
      <p className="lead soft mb-8">
        Nothing in here yet. Press the heart <Icon name="heart" className="-mt-1 inline" /> on{' '}
        {words.emptyList}
      </p>
      <ButtonLink href="/">{words.lookAround}</ButtonLink>
      {children}
    </div>
  );
}

function FavouritesSkeleton() {
  return (
    <div aria-busy="true" aria-label="Loading what you saved" role="status" className="pt-14">
      <ul className={SHELF}>
        {[0, 1, 2, 3].map((card) => (
          <li key={card}>
            <Skeleton className="aspect-square" />
            <Skeleton className="mt-3.5 h-4 w-1/3" />
            <Skeleton className="mt-2 h-5" />
            <Skeleton className="mt-2 h-5 w-1/2" />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The cards, with removed entries at their former positions. */
function Entries({ entries, changes }: { entries: readonly DisplayEntry[]; changes: ListChanges }) {
  const rows = entries.map((entry) => ({ entry, gone: false }));
  for (const { entry, index } of changes.removed.toSorted((a, b) => a.index - b.index)) {
    rows.splice(index, 0, { entry, gone: true });
  }
  return (
    <>
      <ul className={SHELF} data-entries>
        {rows.map(({ entry, gone }, index) =>
          gone ? (
            <RemovedLine
              key={entry.productCode}
              className="flex aspect-square flex-col items-start justify-center gap-2 bg-tint p-4 [&>button]:px-0"
              name={entry.productName}
              onUndo={() => void changes.undo(entry)}
              onTimeUp={() => changes.forget(entry.productCode)}
            />
          ) : (
            <li key={entry.productCode}>
              <EntryCard
                entry={entry}
                busy={changes.busy === entry.productCode}
                refusal={changes.refused?.code === entry.productCode ? changes.refused.text : undefined}
                onRemove={() => void changes.remove(entry, index)}
                onMove={() => void changes.moveToBag(entry)}
              />
            </li>
          ),
        )}
      </ul>
      <CardsOverTime count={rows.length} />
    </>
  );
}
