import { SITES, type SiteKey } from '#lib/sites.ts';
import { Slot } from '../../content/server/slot.tsx';
import { FavouritesIsland } from '../client/favourites-island.tsx';

/** The list's page: `/favourites` on one shop, `/wishlist` on the other (RT-11). What is on it is known to the browser alone. */
export function FavouritesPage({ site }: { site: SiteKey }) {
  const { list, phone } = SITES[site];
  return (
    <main id="main" className="wrap pt-8 pb-[var(--section)]">
      <h1 className="d2">{list.title}</h1>
      <noscript>
        <p className="pt-4">
          You need JavaScript to see what you saved. Switch it on, or call us on {phone} and we will help you.
        </p>
      </noscript>
      <FavouritesIsland whenEmpty={<Slot site={site} name="empty-favourites" className="mt-12" />} />
    </main>
  );
}
