import { expect, type Page } from '@playwright/test';
import { expectGoodPage } from './support/expect-page.ts';
import { hydrated } from './support/hydrated.ts';
import { runTool } from './support/run-tool.ts';
import { test } from './support/test.ts';
import type { ShopName } from './shop.ts';

/** What the shop counts itself, without consent and without visitors (ADR 110). */

/** What a page has told of itself, in order. */
function told(page: Page): object[] {
  const views: object[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/views') views.push(request.postDataJSON() as object);
  });
  return views;
}

/** How often pages of a kind were looked at today. */
async function viewsOf(shop: ShopName, kind: string): Promise<number> {
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' }).format(new Date());
  const lines = (await runTool('report', 'views', '--from', day, '--csv')).split('\r\n');
  return Number(lines.find((line) => line.startsWith(`${day},${shop},${kind},`))?.split(',')[3] ?? 0);
}

test(
  'pages and searches are counted by the shop itself, once each, until a visitor does not wish it',
  { tag: '@phone' },
  async ({ page, context, shop }) => {
    const before = await viewsOf(shop, '/compare');
    const views = told(page);
    await page.goto('/compare?token=secret');
    await expect.poll(() => views).toEqual([{ path: '/compare' }]);
    await page.goto('/search?text=zzqqzz');
    const empty = { path: '/search', words: 'zzqqzz', shown: 'Search Results Empty Page' };
    await expect.poll(() => views.slice(1)).toEqual([empty]);
    await page.evaluate(() => history.pushState(null, '', '/search?text=zzqqzz&sort=price'));
    await page.evaluate(() => history.pushState(null, '', '/search?text=gold'));
    await expect.poll(() => views.slice(2)).toEqual([expect.objectContaining({ words: 'gold' })]);
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await expect.poll(() => views.slice(3)).toEqual([expect.objectContaining({ words: 'gold' })]);
    await expect.poll(() => viewsOf(shop, '/compare'), { timeout: 30_000 }).toBeGreaterThan(before);

    await page.goto('/cookies');
    await expect(page.getByText('Your visits are counted.')).toBeVisible();
    await page.getByRole('button', { name: 'Do not count my visits' }).click();
    await expect(page.getByText('Your visits are not counted from now on.')).toBeVisible();
    await expectGoodPage(page);
    expect((await context.cookies()).find(({ name }) => name === 'notCounted')?.value).toBe('1');
    const last = views.length;
    for (const path of ['/compare', '/search?text=gold', '/']) {
      await page.goto(path);
      await hydrated(page.locator('body'));
      await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
    }
    expect(views.slice(last)).toEqual([]);

    await page.goto('/cookies');
    await page.getByRole('button', { name: 'Count my visits', exact: true }).click();
    await expect(page.getByText('Your visits are counted again.')).toBeVisible();
    await page.goto('/');
    await expect.poll(() => views.slice(last)).toContainEqual({ path: '/' });
  },
);

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'a visitor says that they do not wish to be counted, and takes it back',
    { tag: '@phone' },
    async ({ page, context }) => {
      await page.goto('/cookies');
      await page.getByRole('button', { name: 'Do not count my visits' }).click();
      await expect(page.getByText('Your visits are not counted from now on.')).toBeVisible();
      const wishes = async () =>
        (await context.cookies()).filter(({ name }) => name === 'notCounted').map(({ value }) => value);
      expect(await wishes()).toEqual(['1']);
      await page.getByRole('button', { name: 'Count my visits', exact: true }).click();
      await expect(page.getByText('Your visits are counted again.')).toBeVisible();
      expect(await wishes()).toEqual([]);
    },
  );
});
