import { expect, type Page } from '@playwright/test';
import { ROLES, shownPiece } from '../../tests/fixtures/pieces.ts';
import type { ShopName } from './shop.ts';
import { test as base } from './support/test.ts';

type Window = {
  home: RegExp;
  landing: string;
  listing: string;
  product: ReturnType<typeof shownPiece>;
  soldOut: string;
  storeOnly: string;
  menu: string;
};

/** Known pages and products of each shop. */
const WINDOWS: Record<ShopName, Window> = {
  beaverbrooks: {
    home: /Engagement rings, seen in good light/,
    landing: '/engagement-rings',
    listing: '/product-listing/brands',
    product: shownPiece('beaverbrooks'),
    ...ROLES.beaverbrooks,
    menu: 'Engagement rings',
  },
  loupe: {
    home: /Deepwater Chronograph/,
    landing: '/watches',
    listing: '/product-listing/watches',
    product: shownPiece('loupe'),
    ...ROLES.loupe,
    menu: 'Watches',
  },
};

/** A test that knows the pages of its shop. */
export const test = base.extend<{ shown: Window }>({
  shown: async ({ shop }, use) => use(WINDOWS[shop]),
});

export async function expectFitsAt320(page: Page): Promise<void> {
  const before = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 640 });
  const { scroll, client } = await page.evaluate(() => ({
    scroll: document.documentElement.scrollWidth,
    client: document.documentElement.clientWidth,
  }));
  expect(scroll).toBeLessThanOrEqual(client);
  if (before) await page.setViewportSize(before);
}
