/**
 * `npm run screens`: every page of both shops at 1440 and 390 px, into SCREENS_DIR (default test-results/screens).
 * The shop must be running on WEB_PORT.
 */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { launchOptions, origins, type ShopName } from './shop.ts';
import { CARDS } from './support/card-provider.ts';
import {
  addToBag,
  giveCard,
  giveDelivery,
  goToDelivery,
  orderNumberShown,
  payButton,
} from './support/checkout.ts';

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
  },
};

/** Pictures below the fold would wait for a scroll that a photograph of the whole page never makes. */
async function loadPictures(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const image of document.querySelectorAll('img')) image.loading = 'eager';
  });
  await page.waitForFunction(() => [...document.images].every((image) => image.complete));
  // Complete is not yet drawn.
  await page.evaluate(async () => {
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  });
}

/** In plenty, so that photographs can be taken again and again. */
const BOUGHT: Record<ShopName, readonly string[]> = {
  beaverbrooks: ['0100084', '0100153'],
  loupe: ['0200070', '0200001'],
};
const PURCHASE = ['cart-empty', 'cart', 'delivery', 'payment', 'confirmation'] as const;

/** The pages that exist only for who buys, by buying. */
async function purchase(
  page: Page,
  shop: ShopName,
  photograph: (name: string) => Promise<void>,
): Promise<void> {
  await page.goto('/checkout/cart');
  await page.getByText('Nothing in here yet.').waitFor();
  await photograph('cart-empty');
  for (const code of BOUGHT[shop]) await addToBag(page, code);
  await page.goto('/checkout/cart');
  await page.getByRole('link', { name: 'Go to checkout' }).waitFor();
  await photograph('cart');
  await goToDelivery(page);
  await photograph('delivery');
  await giveDelivery(page, 'h.okafor@example.com');
  await giveCard(page, CARDS.approved);
  await photograph('payment');
  await payButton(page).click();
  await orderNumberShown(page);
  await photograph('confirmation');
}

const directory = process.env['SCREENS_DIR'] ?? 'test-results/screens';
await mkdir(directory, { recursive: true });
const only = process.argv.slice(2);
const browser = await chromium.launch(launchOptions);
for (const width of WIDTHS) {
  for (const [shop, pages] of Object.entries(PAGES) as [ShopName, Record<string, string>][]) {
    const page = await browser.newPage({
      baseURL: origins[shop],
      viewport: { width, height: width === 390 ? 844 : 900 },
      reducedMotion: 'reduce',
    });
    const fileOf = (name: string) => `${shop}-${name}-${width}.png`;
    const wanted = (name: string) => only.length === 0 || only.some((part) => fileOf(name).startsWith(part));
    const photograph = async (name: string) => {
      if (!wanted(name)) return;
      await loadPictures(page);
      await page.screenshot({ path: join(directory, fileOf(name)), fullPage: true });
      console.log(fileOf(name));
    };
    for (const [name, path] of Object.entries(pages).filter(([name]) => wanted(name))) {
      await page.goto(path, { waitUntil: 'networkidle' });
      await photograph(name);
    }
    if (PURCHASE.some(wanted)) await purchase(page, shop, photograph);
    await page.close();
  }
}
await browser.close();
