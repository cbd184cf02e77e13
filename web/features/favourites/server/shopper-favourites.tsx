import { searchParam, type SearchParams } from '#lib/search-param.ts';
import { type SiteKey, SITES } from '#lib/sites.ts';
import { factsWithoutRoundels } from '../../shell/site-facts.ts';
import { pageIndexOf } from '../page-number.ts';
import 'server-only';
import { headers } from 'next/headers';
import { GetShoppingListDocument, type ListPagePartsFragment } from '#gql/graphql.ts';
import { OPTIONAL_TIMEOUT_MS, queryAsShopper } from '#lib/gateway.ts';
import { namesSession } from '#lib/cookie-value.ts';
import { toListPage, type ListPage } from '../../header-data/list-page.ts';
import { Slot } from '../../content/slot.tsx';
import { BagTold } from '../../posted-bag/bag-told.tsx';
import { TOLD_OF_PIECE } from '../../posted-bag/told.ts';
import { FavouritesView } from '../client/favourites-view.tsx';

type ShopperFavouritesProps = { site: SiteKey; group: string | null; searchParams: SearchParams };

/**
 * Rendered without streaming: streamed parts are moved into place by a script and would be missing without
 * JavaScript.
 */
export async function ShopperFavourites({ site, group, searchParams }: ShopperFavouritesProps) {
  const pageIndex = pageIndexOf(await searchParam(searchParams, 'page'));
  const { wishlistPageSize } = await factsWithoutRoundels(site);
  return <FavouritesPage site={site} group={group} list={await shopperList(pageIndex, wishlistPageSize)} />;
}

/**
 * A page of the shopper's list, from 0, for a page rendered per request. Undefined when it could not be loaded, or
 * when the session has expired: then the browser fetches it, and gets the cookie of a new session.
 */
async function shopperList(pageIndex: number, pageSize: number): Promise<ListPage | undefined> {
  const request = await headers();
  if (!namesSession(request)) return { entries: [], total: 0, currentPage: 0 };
  try {
    const variables = { input: { pageIndex, pageSize }, isPage: true };
    const { shoppingList } = await queryAsShopper(
      request,
      GetShoppingListDocument,
      variables,
      OPTIONAL_TIMEOUT_MS,
    );
    return toListPage(shoppingList as ListPagePartsFragment);
  } catch {
    return undefined;
  }
}

type FavouritesPageProps = {
  site: SiteKey;
  /** The A/B group that the page is rendered for; null for everyone. */
  group: string | null;
  /** Undefined when the list could not be loaded. */
  list: ListPage | undefined;
};

/** The list's page: `/favourites` on one shop, `/wishlist` on the other (RT-11). */
function FavouritesPage({ site, group, list }: FavouritesPageProps) {
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
