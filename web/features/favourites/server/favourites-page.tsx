import { SITES, type SiteKey } from '#lib/sites.ts';
import { Slot } from '../../content/slot.tsx';
import { FavouritesView } from '../client/favourites-view.tsx';
import type { ListPage } from '../list-page.ts';

/**
 * The list's page: `/favourites` on one shop, `/wishlist` on the other (RT-11).
 * @param list undefined when it could not be loaded
 */
export function FavouritesPage({ site, list }: { site: SiteKey; list: ListPage | undefined }) {
  const { list: words, phone } = SITES[site];
  return (
    <main id="main" className="wrap pt-8 pb-[var(--section)]">
      <h1 className="d2">{words.title}</h1>
      <noscript>
        <p className="pt-4">
          You need JavaScript to change your {words.name}. Switch it on, or call us on {phone} and we will
          help you.
        </p>
      </noscript>
      <FavouritesView
        drawn={list}
        whenEmpty={<Slot site={site} name="empty-favourites" className="mt-12" />}
      />
    </main>
  );
}
