/**
 * `npm run screens`: takes screenshots of every page of both shops at 1440 and 390 px, into SCREENS_DIR (default
 * test-results/screens). The shop must be running on WEB_PORT. Arguments select screenshots by name or prefix:
 * `loupe-finder`.
 */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { JOURNEYS } from './screens/journeys.ts';
import { PAGES } from './screens/pages.ts';
import { launchOptions, origins, type ShopName } from './shop.ts';
import { NECESSARY_ONLY } from './support/test.ts';

const HEIGHT_OF_WIDTH = { 1440: 900, 390: 844 } as const;
const WIDTHS = [1440, 390] as const;
type Width = (typeof WIDTHS)[number];

const directory = process.env['SCREENS_DIR'] ?? 'test-results/screens';
const only = process.argv.slice(2);

/** Loads lazy pictures below the fold, because a full-page screenshot does not scroll. */
async function loadPictures(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const image of document.querySelectorAll('img')) image.loading = 'eager';
  });
  await page.waitForFunction(() => [...document.images].every((image) => image.complete));
  // A loaded picture is painted some frames later.
  await page.evaluate(async () => {
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  });
}

async function photographShop(browser: Browser, shop: ShopName, width: Width): Promise<void> {
  const open = async () => {
    const page = await browser.newPage({
      baseURL: origins[shop],
      viewport: { width, height: HEIGHT_OF_WIDTH[width] },
      reducedMotion: 'reduce',
    });
    // The question would lie over the middle of each picture.
    await page.context().addCookies([{ name: 'cookieConsent', value: NECESSARY_ONLY, url: origins[shop] }]);
    return page;
  };
  const fileOf = (name: string) => `${shop}-${name}-${width}.png`;
  const wanted = (name: string) => only.length === 0 || only.some((part) => fileOf(name).startsWith(part));
  const photograph = async (page: Page, name: string) => {
    if (!wanted(name)) return;
    await loadPictures(page);
    await page.screenshot({ path: join(directory, fileOf(name)), fullPage: true });
    console.log(fileOf(name));
  };

  const visitor = await open();
  for (const [name, path] of Object.entries(PAGES[shop]).filter(([name]) => wanted(name))) {
    await visitor.goto(path, { waitUntil: 'networkidle' });
    await photograph(visitor, name);
  }
  await visitor.close();
  for (const { walk } of JOURNEYS.filter(({ names }) => names.some(wanted))) {
    const shopper = await open();
    await walk(shopper, shop, (name) => photograph(shopper, name));
    await shopper.close();
  }
}

await mkdir(directory, { recursive: true });
const browser = await chromium.launch(launchOptions);
for (const width of WIDTHS) {
  for (const shop of Object.keys(PAGES) as ShopName[]) await photographShop(browser, shop, width);
}
await browser.close();
