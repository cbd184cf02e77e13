'use client';

import { useState, type ReactNode } from 'react';
import { useSite } from '#lib/site-context.tsx';
import { sentence } from '#lib/translations/sentence.ts';
import { Button } from '#ui/button.tsx';
import { Message } from '#ui/message.tsx';
import type { ListPage } from '../../header-data/list-page.ts';
import { EmailList } from './email-list.tsx';
import { EmptyFavourites } from './empty-favourites.tsx';
import { Entries } from './entries.tsx';
import { FavouritesSkeleton } from './favourites-skeleton.tsx';
import { ListPaging } from './list-paging.tsx';
import { useListChanges } from './use-list-changes.ts';
import { useListPage } from './use-list-page.ts';

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
    ...{ visible: page.visible, onList: page.changed, recover: page.recover, announce },
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
