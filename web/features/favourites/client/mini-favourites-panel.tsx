import { useEffect } from 'react';
import { useSite } from '#lib/site-context.tsx';
import { ArrowLink } from '#ui/arrow-link.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Tile } from '#ui/tile.tsx';
import { miniLoader } from '../../header-data/mini-loader.ts';
import { MiniSkeleton } from '../../header-data/mini-skeleton.tsx';
import { useMini } from '../../header-data/mini-store.ts';
import styles from '../../header-data/mini.module.css';
import { entryState } from '../../header-data/entry-state.ts';
import { withinLimit } from '../../header-data/mini-cart.ts';
import type { MiniFavourites } from '../../header-data/mini-favourites.ts';
import { useListCount } from '../../header-data/remembered-list.ts';

/** The header's list popup. A failed fetch shows an empty list with a link to its page (ER-06). */
export function MiniFavouritesPanel() {
  const site = useSite();
  const { list, failed } = useMini();
  const count = useListCount();
  // Another tab has changed the list since.
  const stale = list !== undefined && !failed.list && list.wishlistCount !== count;

  useEffect(() => {
    void (stale ? miniLoader(site).refresh(['list']) : miniLoader(site).need('list'));
    // Fetched once per opening; its own answer must not trigger another fetch.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  if (list === undefined) return <MiniSkeleton label={`Loading your ${site.list.name}`} />;
  return list.entries.length === 0 ? <EmptyList linked={failed.list} /> : <FullList list={list} />;
}

function EmptyList({ linked }: { linked: boolean }) {
  const { list, words } = useSite();
  return (
    <>
      <p className="d3 mb-2">Nothing in here yet</p>
      <p className="soft mb-5">Press the heart on {words.emptyList}</p>
      <ArrowLink href={linked ? list.path : '/'}>{linked ? `View ${list.name}` : words.lookAround}</ArrowLink>
    </>
  );
}

function FullList({ list }: { list: MiniFavourites }) {
  const { list: words } = useSite();
  const { shown } = withinLimit(list.entries, list.miniFavouritesDisplayLimit);
  const more = list.wishlistCount - shown.length;
  return (
    <>
      <p className="small mb-4">
        <b className="font-medium">Your {words.name}</b>,{' '}
        {list.wishlistCount === 1 ? '1 item' : `${list.wishlistCount} items`}
      </p>
      <ul>
        {shown.map((entry) => (
          <li key={entry.productCode} className={styles['line']}>
            <Tile name={entry.productImage} alt="" sizes="4.5rem" />
            <div>
              <p>{entry.productName}</p>
              <p className="soft">{entry.productBrand}</p>
              {/* Without the figure, which would need its example beside it. */}
              {entry.productFinancePromoMessage ? <p className="soft">Pay over time</p> : null}
            </div>
            <p className="num">{entryState(entry) === 'buy' ? entry.productPrice : null}</p>
          </li>
        ))}
      </ul>
      {more > 0 ? <p className="small soft mt-4">and {more} more</p> : null}
      <ButtonLink href={words.path} block className="mt-5">
        View {words.name}
      </ButtonLink>
    </>
  );
}
