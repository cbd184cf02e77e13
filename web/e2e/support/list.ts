import { expect, type Locator, type Page } from '@playwright/test';
import { AddToShoppingListDocument } from '../../gql/graphql.ts';
import { documentIdOf } from '../../lib/document-id.ts';
import type { ShopName } from '../shop.ts';

/** The name of the list in each shop. */
export const LISTS = {
  beaverbrooks: { path: '/favourites', foreign: '/wishlist', title: 'Favourites', name: 'favourites' },
  loupe: { path: '/wishlist', foreign: '/favourites', title: 'Wishlist', name: 'wishlist' },
} as const satisfies Record<ShopName, object>;

const FIRST_CODE: Record<ShopName, number> = { beaverbrooks: 100_001, loupe: 200_001 };

/** Saves that many pieces for the shopper of a page, through the graph. */
export async function seedList(page: Page, shop: ShopName, count: number): Promise<void> {
  await page.goto(LISTS[shop].path);
  const saved = await page.evaluate(
    async ({ documentId, first, count }) => {
      let total = 0;
      for (let code = first; total < count && code < first + 999; code += 1) {
        const answer = await fetch('/api/graphql', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({
            documentId,
            variables: { productKey: String(code).padStart(7, '0'), pageIndex: 0, pageSize: 1 },
          }),
        });
        const { data } = (await answer.json()) as {
          data?: { addToShoppingList?: { totalLineItems?: number } };
        };
        total = data?.addToShoppingList?.totalLineItems ?? total;
      }
      return total;
    },
    { documentId: documentIdOf(AddToShoppingListDocument), first: FIRST_CODE[shop], count },
  );
  expect(saved).toBe(count);
}

export const cards = (page: Page): Locator => page.locator('[data-entries] article');

/** The header's link to the list. */
export const listLink = (page: Page, shop: ShopName): Locator =>
  page.getByRole('banner').getByRole('link', { name: new RegExp(`^${LISTS[shop].title}`) });

/** Every request for bag or list data, by operation or path. */
export function watchRequests(page: Page): string[] {
  const seen: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/rollover|dynamic\/data|\/(add|remove)$/.test(pathname)) seen.push(pathname);
    if (pathname === '/api/graphql') seen.push(request.postData() ?? '');
  });
  return seen;
}
