import type { Page } from '@playwright/test';
import type { ShopName } from '../shop.ts';
import { addToBag } from '../support/checkout.ts';
import { BOUGHT } from './pages.ts';

export type Photograph = (name: string) => Promise<void>;

/** A series of pages that need earlier steps, in the order in which they are reached. */
export interface Journey {
  readonly names: readonly string[];
  readonly walk: (page: Page, shop: ShopName, photograph: Photograph) => Promise<void>;
}

/** The bag page with these pieces. @param codes a few inexpensive ones unless given */
export async function fillBag(page: Page, shop: ShopName, codes = BOUGHT[shop]): Promise<void> {
  for (const code of codes) await addToBag(page, code);
  await page.goto('/checkout/cart');
  await page.getByRole('link', { name: 'Go to checkout' }).waitFor();
}
