/**
 * `npm run screens`: every page of both shops at 1440 and 390 px, into SCREENS_DIR (default test-results/screens).
 * The shop must be running on WEB_PORT.
 */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { launchOptions, origins, type ShopName } from './shop.ts';

const WIDTHS = [1440, 390] as const;

const PAGES: Record<ShopName, Record<string, string>> = {
  beaverbrooks: {
    home: '/',
    landing: '/engagement-rings',
    listing: '/product-listing/engagement-rings',
    'listing-watches': '/product-listing/watches',
    product: '/0100001/x/p',
    'product-sold-out': '/0100003/x/p',
    'product-last-one': '/0100004/x/p',
    'product-store-only': '/0100005/x/p',
    'product-on-request': '/0100006/x/p',
    '404': '/no-such-page',
    '500': '/500',
    cart: '/checkout/cart',
  },
  loupe: {
    home: '/',
    landing: '/watches',
    listing: '/product-listing/watches/chronographs',
    product: '/0200001/x/p',
    'product-sold-out': '/0200002/x/p',
    'product-store-only': '/0200004/x/p',
    'product-strap': '/0200070/x/p',
    '404': '/no-such-page',
    '500': '/500',
    cart: '/checkout/cart',
  },
};

/** Pictures below the fold would wait for a scroll that a photograph of the whole page never makes. */
async function loadPictures(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const image of document.querySelectorAll('img')) image.loading = 'eager';
  });
  await page.waitForFunction(() => [...document.images].every((image) => image.complete));
}

const directory = process.env['SCREENS_DIR'] ?? 'test-results/screens';
await mkdir(directory, { recursive: true });
const only = process.argv.slice(2);
const browser = await chromium.launch(launchOptions);
for (const width of WIDTHS) {
  const page = await browser.newPage({
    viewport: { width, height: width === 390 ? 844 : 900 },
    reducedMotion: 'reduce',
  });
  for (const [shop, pages] of Object.entries(PAGES) as [ShopName, Record<string, string>][]) {
    for (const [name, path] of Object.entries(pages)) {
      const file = `${shop}-${name}-${width}.png`;
      if (only.length > 0 && !only.some((part) => file.startsWith(part))) continue;
      await page.goto(origins[shop] + path, { waitUntil: 'networkidle' });
      await loadPictures(page);
      await page.screenshot({ path: join(directory, file), fullPage: true });
      console.log(file);
    }
  }
  await page.close();
}
await browser.close();
