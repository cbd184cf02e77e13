import 'server-only';
import { headers } from 'next/headers';
import { GetShoppingListDocument, type ListPagePartsFragment } from '#gql/graphql.ts';
import { OPTIONAL_TIMEOUT_MS, queryAsShopper } from '#lib/gateway.ts';
import { namesSession } from '#lib/session-cookie.ts';
import { toListPage, type ListPage } from '../../header-data/list-page.ts';

/**
 * A page of the shopper's list, from 0, for a page rendered per request. Undefined when it could not be loaded, or
 * when the session has expired: then the browser fetches it, and gets the cookie of a new session.
 */
export async function shopperList(pageIndex: number, pageSize: number): Promise<ListPage | undefined> {
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
