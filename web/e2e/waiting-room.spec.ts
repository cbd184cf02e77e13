import { expect, type Page } from '@playwright/test';
import { ask } from './ask.ts';
import { expectAccessible } from './support/expect-page.ts';
import { runTool } from './support/run-tool.ts';
import { expectFitsAt320, test } from './windows.ts';

/** No other journey goes there. */
const DROP = '/product-listing/cufflinks';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

/** Opens the drop's page until the room, which instances know within a second, is in front of it. */
async function arrive(page: Page): Promise<void> {
  await expect(async () => expect((await page.goto(DROP))?.status()).toBe(503)).toPass();
}

test(
  'visitors of a drop wait for their turn, with script and without, and go in one by one',
  { tag: '@desktop' },
  async ({ page, browser, shop }) => {
    test.setTimeout(120_000);
    const code = `journey-${Date.now()}`;
    const room = ['--site', shop, '--path', DROP, '--per-minute', '60', '--at-once', '1'];
    await runTool('drops', 'open', code, ...room);
    const second = await browser.newContext({ javaScriptEnabled: false });
    try {
      await arrive(page);
      await expect(heading(page, 'It is your turn')).toBeVisible({ timeout: 30_000 });
      await expect(page).toHaveTitle(/It is your turn/);
      await expectAccessible(page);
      await expectFitsAt320(page);
      await page.getByRole('button', { name: 'Go in' }).click();
      await expect(heading(page, 'Cufflinks')).toBeVisible();

      const other = await second.newPage();
      await arrive(other);
      await expect(heading(other, 'You are next')).toBeVisible({ timeout: 30_000 });

      const refused = await ask(shop, DROP, { cookie: 'waitingRoom=forged' });
      expect([refused.status, refused.headers['cache-control'], refused.headers['retry-after']]).toEqual([
        503,
        'private, no-store',
        '1',
      ]);
      expect(refused.body).toContain('noindex');
      expect((await ask(shop, '/checkout/cart')).status).toBe(200);

      await runTool('drops', 'close', code);
      await expect(heading(other, 'Cufflinks')).toBeVisible({ timeout: 45_000 });
    } finally {
      await second.close();
      await runTool('drops', 'close', code).catch(() => undefined);
    }
  },
);
