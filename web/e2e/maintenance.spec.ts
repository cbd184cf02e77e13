import { expect } from '@playwright/test';
import { ask } from './ask.ts';
import { startIsolatedShop } from './isolated-shop.ts';
import { expectAccessible } from './support/expect-page.ts';
import { expectFitsAt320, test } from './windows.ts';

test(
  '[RT-16] closed by configuration, every page answers 503 with Retry-After, and health stays open',
  { tag: '@desktop' },
  async ({ shop, shown }) => {
    const closed = await startIsolatedShop({ env: { MAINTENANCE_RETRY_SECONDS: '1200' } });
    try {
      for (const path of [
        '/',
        shown.listing,
        '/rolex',
        '/my-account',
        '/checkout/payment',
        '/nothing-here',
      ]) {
        const { status, headers, body } = await ask(shop, path, { port: closed.port });
        expect([path, status, headers['retry-after']]).toEqual([path, 503, '1200']);
        expect(headers['cache-control']).toBe('private, no-store');
        expect(body).toContain('Your bag is kept');
      }
      // Not 503: open, though the gateway and the image service are not there.
      for (const path of ['/api/open-states', '/i/ring'])
        expect([path, (await ask(shop, path, { port: closed.port })).status]).not.toEqual([path, 503]);
      for (const path of ['/robots.txt', '/icons/loupe.svg'])
        expect([path, (await ask(shop, path, { port: closed.port })).status]).toEqual([path, 200]);
    } finally {
      await closed.stop();
    }
  },
);

test('[RT-16] /maintenance is a page of each shop’s own, with 503 also while the shop is open', async ({
  page,
}) => {
  const answer = await page.goto('/maintenance');
  expect([answer?.status(), answer?.headers()['retry-after']]).toEqual([503, '600']);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
  await expectFitsAt320(page);
});
