import { expect } from '@playwright/test';
import { ask } from './ask.ts';
import { startGatewayWithoutContent } from './support/gateway-without-content.ts';
import { startIsolatedShop } from './isolated-shop.ts';
import { expectAccessible } from './support/expect-page.ts';
import { expectFitsAt320, test } from './windows.ts';

test('[RT-01] [RT-27] the home page of each shop is accessible at 320 and 1440 px', async ({
  page,
  shown,
}) => {
  await page.goto('/');
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(shown.home);
    await expectAccessible(page);
  }
  await expectFitsAt320(page);
});

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

test(
  '[ER-09] [ER-08] without the content service pages are served with a warning; only content pages are 500',
  { tag: '@desktop' },
  async ({ shop, shown }) => {
    const gateway = await startGatewayWithoutContent();
    const isolated = await startIsolatedShop({ gateway: gateway.origin });
    try {
      const home = await ask(shop, '/', { port: isolated.port });
      expect(home.status).toBe(200);
      expect(home.body).toMatch(/<h1[^>]*>/);
      expect(home.body).toContain(shown.landing);
      for (const path of [shown.landing, shown.product.address, '/checkout/cart']) {
        const { status, body } = await ask(shop, path, { port: isolated.port });
        expect([path, status]).toEqual([path, 200]);
        expect(body).not.toContain('data-slot');
      }
      expect((await ask(shop, '/help/delivery-and-returns', { port: isolated.port })).status).toBe(500);
      expect(isolated.log()).toContain('Content does not answer; the page goes without.');
      expect(isolated.log()).toContain('it is answered with the 500 page');
    } finally {
      await isolated.stop();
      await gateway.stop();
    }
  },
);
