import type { Page } from '@playwright/test';
import { origins, type ShopName } from '../shop.ts';

export type Asked = { readonly at: string; readonly url: URL; readonly body: string | null };

/** Requests of a page to any other host than the shop's, from now on. */
export function toOthers(page: Page, shop: ShopName): Asked[] {
  const asked: Asked[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (!/^https?:$/.test(url.protocol) || url.origin === origins[shop]) return;
    asked.push({ at: new URL(page.url()).pathname, url, body: request.postData() });
  });
  return asked;
}

export type Entry = {
  readonly command?: readonly unknown[];
  readonly pushed?: Readonly<Record<string, unknown>>;
};

/** What the container found in the data layer, in order. */
export const entriesOf = (asked: readonly Asked[]): Entry[] =>
  asked
    .filter(({ url }) => url.pathname === '/pushes')
    .map(({ body }) => (JSON.parse(body ?? '') as { entry: Entry }).entry);
