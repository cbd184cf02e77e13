import { expect } from '@playwright/test';
import { ask } from './ask.ts';
import { startIsolatedShop } from './isolated-shop.ts';
import { origins } from './shop.ts';
import { contentDown, startGatewayOfContent, type AskedContent } from './support/gateway-of-content.ts';
import { agree, measuredBy } from './support/measured.ts';
import { DRAFT, previewLinkTo } from './support/preview-link.ts';
import { expectAccessible } from './support/expect-page.ts';
import { expectFitsAt320, test } from './windows.ts';

test(
  '[RO-04] [BH-06] [IN-02] [RT-23] an editor’s link shows drafts with a banner, chooses an edition, and leaves',
  { tag: '@phone' },
  async ({ page, shop }) => {
    await page.goto(previewLinkTo('/'));
    await expect(page).toHaveURL(/\/$/);
    const banner = page.getByRole('complementary', { name: 'Preview' });
    await expect(banner).toContainText('staging.localhost');
    await expect(banner).toContainText('everything scheduled');
    await expect(page.getByText(DRAFT[shop])).toBeVisible();
    await expectAccessible(page);
    await expectFitsAt320(page);

    const cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
    const staged = await ask(shop, '/', { cookie });
    expect(staged.headers['cache-control']).toBe('private, no-store');
    expect(staged.headers['x-robots-tag']).toBe('noindex');
    // Drawn by the server, with its selector: it needs no script.
    expect(staged.body).toContain('virtual staging environment <strong>staging.localhost</strong>');
    expect(staged.body).toMatch(/<select[^>]*name="choose"/);
    expect((await ask(shop, '/staged', { cookie })).body).toContain(DRAFT[shop]);
    // A visitor, before and after the editor, through the same caches.
    for (const path of ['/', '/?again=1', '/staged']) {
      const { body } = await ask(shop, path);
      expect(body).not.toContain(DRAFT[shop]);
      expect(body).not.toContain('virtual staging environment');
    }
    expect((await ask(shop, '/staged')).status).toBe(404);

    // A page that shows nothing of editors has the banner too.
    await page.goto('/find-order');
    await expect(banner).toContainText('staging.localhost');
    await page.goto('/');
    await banner.getByLabel('Edition').selectOption('Before Christmas');
    await banner.getByRole('button', { name: 'Show' }).click();
    await expect(banner).toContainText('Before Christmas');
    await banner.getByRole('link', { name: 'Leave the preview' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(banner).toBeHidden();
    await expect(page.getByText(DRAFT[shop])).toBeHidden();
  },
);

test(
  '[IN-03] [ER-15] a preview asks content for the environment that its link names, and has no content when that fails; a visitor’s page names none',
  { tag: '@desktop' },
  async ({ page, shop }) => {
    const environment = 'k2x9.staging.bigcontent.io';
    const asked: AskedContent[] = [];
    let isDown = false;
    const gateway = await startGatewayOfContent((content) => {
      asked.push(content);
      return isDown ? contentDown() : content.pass();
    });
    const env = { PREVIEW_APIS: environment, PREVIEW_HUBS: 'loupe' };
    const isolated = await startIsolatedShop({ gateway: gateway.origin, env });
    const origin = `http://${new URL(origins[shop]).hostname}:${isolated.port}`;
    try {
      expect((await page.goto(`${origin}/help/privacy`))?.status()).toBe(200);
      expect(asked.length).toBeGreaterThan(0);
      expect(asked.filter(({ isStaged, staging }) => isStaged || staging !== null)).toEqual([]);

      asked.length = 0;
      const link = previewLinkTo('/help/privacy', { api: environment });
      expect((await page.goto(`${origin}${link}`))?.status()).toBe(200);
      await expect(page.getByRole('complementary', { name: 'Preview' })).toContainText(environment);
      const staged = asked.filter(({ isStaged }) => isStaged);
      expect(staged.map(({ key }) => key)).toContain('help/privacy');
      expect(asked.filter(({ key, isStaged }) => key === 'help/privacy' && !isStaged)).toEqual([]);
      expect(new Set(staged.map(({ staging }) => staging))).toEqual(new Set([environment]));

      isDown = true;
      const banner = page.getByRole('complementary', { name: 'Preview' });
      for (const path of ['/help/privacy', '/rolex', '/']) {
        expect([path, (await page.goto(`${origin}${path}`))?.status()]).toEqual([path, 200]);
        await expect(banner).toContainText(`${environment} of the account loupe`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      }
    } finally {
      await isolated.stop();
      await gateway.stop();
    }
  },
);

test(
  '[IN-03] a link made for an item shows that item by itself, to nobody else',
  { tag: '@desktop' },
  async ({ page, shop }) => {
    await page.goto(previewLinkTo(null, { content: 'home/season' }));
    await expect(page).toHaveURL(/\/staged\/item$/);
    await expect(page.getByRole('main').getByText(DRAFT[shop])).toBeVisible();
    await expect(page.getByRole('complementary', { name: 'Preview' })).toBeVisible();
    await expectAccessible(page);
    await page.goto(previewLinkTo(null, { content: 'help/privacy' }));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto(previewLinkTo(null, { content: 'no/such' }));
    await expect(page.getByText('Nothing called “no/such” can be shown by itself here.')).toBeVisible();
    for (const path of ['/staged/item', '/item', '/visualization', '/visualization/help/privacy'])
      expect((await ask(shop, path)).status).toBe(404);
  },
);

test(
  '[BH-08] editors see each item by itself below /visualization, which is not indexed and not measured',
  { tag: '@desktop' },
  async ({ page, context, shop }) => {
    await agree(context, shop, 'statistics');
    const measured = measuredBy(page);
    await page.goto(previewLinkTo('/help/privacy'));
    const seen = await page.goto('/visualization/home/season');
    expect([seen?.status(), seen?.headers()['x-robots-tag']]).toEqual([200, 'noindex']);
    await expect(page.getByRole('main').getByText(DRAFT[shop])).toBeVisible();
    await expect(page.getByRole('complementary', { name: 'Preview' })).toBeVisible();
    await page.goto('/visualization/no/such');
    await expect(page.getByText('Nothing called “no/such” can be shown by itself here.')).toBeVisible();
    expect(await measured()).toEqual({ good: [], bad: [] });
  },
);

test('[RO-05] [QY-17] nothing but a signed link begins a preview', { tag: '@desktop' }, async ({ shop }) => {
  const forged = previewLinkTo('/').replace(/secret=[^&]+/, 'secret=e30.AAAA');
  expect((await ask(shop, forged)).status).toBe(404);
  const cookie = 'preview=eyJhcGkiOiJzdGFnaW5nLmxvY2FsaG9zdCJ9.AAAA';
  const { body, headers } = await ask(shop, '/', { cookie });
  expect(body).not.toContain(DRAFT[shop]);
  expect(headers['x-robots-tag']).toBeUndefined();
  expect((await ask(shop, '/api/preview/editions', { cookie })).status).toBe(404);
});
