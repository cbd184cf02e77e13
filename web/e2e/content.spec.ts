import { expect, type Locator } from '@playwright/test';
import { ask } from './ask.ts';
import {
  contentDown,
  contentRubbish,
  contentSilent,
  startGatewayOfContent,
} from './support/gateway-of-content.ts';
import { startIsolatedShop } from './isolated-shop.ts';
import { expectAccessible } from './support/expect-page.ts';
import { fillBag } from './support/fill-bag.ts';
import { hydrated } from './support/hydrated.ts';
import { seedList } from './support/list.ts';
import { expectFitsAt320, test } from './windows.ts';

test(
  '[RT-01] [RT-27] the home page of each shop is accessible at 320 and 1440 px',
  { tag: '@phone' },
  async ({ page, shown }) => {
    await page.goto('/');
    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(shown.home);
      await expectAccessible(page);
    }
    await expectFitsAt320(page);
  },
);

test('[RT-27] an empty bag links to where to start, in the words of its shop', async ({ page, shop }) => {
  await page.goto('/checkout/cart');
  const heading = shop === 'loupe' ? 'Start from a case' : 'Places to begin';
  await expect(page.getByRole('heading', { name: heading })).toBeVisible();
  await expectAccessible(page);
  await expectFitsAt320(page);
});

test('every page linked from the footer exists, and a content page is accessible', async ({ page, shop }) => {
  await page.goto('/');
  const links = page.getByRole('contentinfo').getByRole('link');
  const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  const own = [...new Set(paths.filter((path) => path.startsWith('/help/')))];
  expect(own.length).toBeGreaterThan(5);
  for (const path of own) expect([path, (await ask(shop, path)).status]).toEqual([path, 200]);
  await page.goto(own[0] ?? '');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
  await expectFitsAt320(page);
});

test('a price on a content page stays in one piece on a phone', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/help/delivery-and-returns');
  const linesOfWords = await page.locator('main dd').evaluateAll((all) =>
    all
      .filter((cell) => !/\s/.test(cell.textContent))
      .map((cell) => {
        const range = document.createRange();
        range.selectNodeContents(cell);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
      }),
  );
  expect(linesOfWords.length).toBeGreaterThan(0);
  expect(new Set(linesOfWords)).toEqual(new Set([1]));
});

const FAILURES = { down: contentDown, silent: contentSilent, 'answering rubbish': contentRubbish };

for (const [how, content] of Object.entries(FAILURES))
  test(
    `[ER-09] [ER-15] [CO-06] with the content service ${how} pages are served with one warning each; help and dealer say that their text is missing`,
    { tag: '@desktop' },
    async ({ shop, shown }) => {
      const gateway = await startGatewayOfContent(content);
      const isolated = await startIsolatedShop({ gateway: gateway.origin });
      try {
        // A silent service is never released: these pages do not wait for it.
        const texts = ['/help/delivery-and-returns', '/rolex', '/rolex/contact-us', '/rolex/care'];
        for (const path of ['/', shown.landing, shown.product.address, '/checkout/cart', ...texts]) {
          const before = isolated.log().length;
          const { status, body } = await ask(shop, path, { port: isolated.port });
          expect([path, status]).toEqual([path, 200]);
          expect(body).toMatch(/<h1[^>]*>/);
          expect(body).not.toContain('data-slot');
          const missing = missingParts(isolated.log().slice(before));
          expect(missing, path).toEqual([...new Set(missing)]);
          expect([path, body.includes('The text of this page is missing just now')]).toEqual([
            path,
            texts.includes(path),
          ]);
          expect([path, /<meta name="robots" content="noindex"/.test(body)]).toEqual([
            path,
            texts.includes(path),
          ]);
        }
        expect(missingParts(isolated.log())).toEqual(expect.arrayContaining(['home', 'common']));
      } finally {
        await isolated.stop();
        await gateway.stop();
      }
    },
  );

/** The parts of pages, and the namespaces of sentences, of which the log says that content does not answer. */
const missingParts = (log: string): string[] =>
  log
    .split('\n')
    .filter((line) => /Content does not answer; the page goes without|Sentences are not loaded/.test(line))
    .map((line) => JSON.parse(line) as { about?: string; namespace?: string })
    .map(({ about, namespace }) => about ?? namespace ?? '');

test(
  '[IN-01] a picture of content that does not load is reported to web’s server',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/');
    const picture = page.locator('[data-slot="home"] img').last();
    await hydrated(page.locator('[data-slot="home"] a').first());
    await page.route(/\/i\//, (route) => route.abort());
    const reported = page.waitForRequest('**/api/amplience/log');
    // Another file of the media service, as a picture that an editor has named wrongly.
    await picture.evaluate((image) => {
      image
        .closest('picture')
        ?.querySelectorAll('source')
        .forEach((source) => source.remove());
      (image as HTMLImageElement).loading = 'eager';
      (image as HTMLImageElement).srcset = '/i/none?w=800 800w';
    });
    const body = (await reported).postData() ?? '';
    expect(JSON.parse(body)).toMatchObject({
      name: 'content',
      level: 'warn',
      contents: 'A picture of content did not load.',
      bindings: { slot: 'home', src: expect.stringContaining('/i/none') },
    });
    // No answer of a beacon reaches the page, so it is sent once more.
    const status = await page.evaluate(
      async (again) => (await fetch('/api/amplience/log', { method: 'POST', body: again })).status,
      body,
    );
    expect(status).toBe(204);
  },
);

test(
  '[EN-10] [BH-15] what editors say of a piece is on its card, its page, in the list, the bag and at payment, as is said of its brand',
  { tag: '@desktop' },
  async ({ page, shown }) => {
    await page.goto('/product-listing/engagement-rings');
    const card = page
      .getByRole('article')
      .filter({ hasText: shown.product.name.split(',')[0] ?? '' })
      .first();
    const labels = (of: Locator) => of.getByRole('list', { name: 'Good to know' }).getByRole('listitem');
    await expect(labels(card)).toHaveText(['Made in Britain', 'Chosen by our buyers']);
    await page.goto(shown.product.address);
    await expect(labels(page.getByRole('main')).first()).toHaveText('Made in Britain');
    await expectAccessible(page);
    await expectFitsAt320(page);
    await fillBag(page, shown.product.code);
    await seedList(page, 'beaverbrooks', 1);
    await page.goto('/favourites');
    await expect(labels(page.getByRole('main'))).toHaveText(['Made in Britain', 'Chosen by our buyers']);
    for (const path of ['/checkout/cart', '/checkout/delivery']) {
      await page.goto(path);
      const words = page.getByRole('main').getByText('Made in Britain, Chosen by our buyers');
      await expect(words.filter({ visible: true }).first()).toBeVisible();
      await expectFitsAt320(page);
    }
  },
);
