import { SITES, type SiteKey } from '#lib/sites.ts';
import { Slot } from '../../content/slot.tsx';
import { BagTold } from '../../posted-bag/bag-told.tsx';
import { TOLD_OF_PIECE } from '../../posted-bag/told.ts';
import { FavouritesView } from '../client/favourites-view.tsx';
import type { ListPage } from '../../header-data/list-page.ts';

type FavouritesPageProps = {
  site: SiteKey;
  /** The A/B group that the page is rendered for; null for everyone. */
  group: string | null;
  /** Undefined when it could not be loaded. */
  list: ListPage | undefined;
};

/** The list's page: `/favourites` on one shop, `/wishlist` on the other (RT-11). */
export function FavouritesPage({ site, group, list }: FavouritesPageProps) {
  const { list: words, phone } = SITES[site];
  return (
    <main id="main" className="wrap pt-8 pb-[var(--section)]">
      <h1 className="d2">{words.title}</h1>
      <noscript>
        <p className="pt-4">
          You can move pieces to your bag here. To remove them from your {words.name} you need JavaScript:
          switch it on, or call us on {phone} and we will help you.
        </p>
      </noscript>
      <div className="pt-4">
        <BagTold only={TOLD_OF_PIECE} />
      </div>
      <FavouritesView
        drawn={list}
        whenEmpty={<Slot site={site} name="empty-favourites" group={group} className="mt-12" />}
      />
    </main>
  );
}
