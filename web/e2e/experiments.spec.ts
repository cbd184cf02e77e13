import { expect, type BrowserContext } from '@playwright/test';
import { TEXT_VERSION } from '../features/consent/categories.ts';
import { ask } from './ask.ts';
import { origins, type ShopName } from './shop.ts';
import { test } from './support/test.ts';

const ID = '00000000-0000-4000-8000-000000000000';
const VARIANT: Record<ShopName, string> = {
  beaverbrooks: 'A jeweller measures it in a minute',
  loupe: 'we set two watches aside',
};

test.use({ answersConsent: false });

/** The HTML that a browser with these cookies gets, before any script. */
const html = async (shop: ShopName, path: string, cookie: string) => (await ask(shop, path, { cookie })).body;

/** Address of a product that has content by group. */
const productPath = async (shop: ShopName, code: string) =>
  new URL((await ask(shop, `/${code}/x/p`)).headers.location ?? '', origins[shop]).pathname;

const agreed = `cookieConsent=necessary.experience:${TEXT_VERSION}:${ID}`;

test(
  '[VA-07] [RT-18] a page is the version of the visitor’s group, in its HTML, and links to none',
  { tag: '@phone' },
  async ({ shop, pieces }) => {
    const path = await productPath(shop, pieces.plenty);
    const variant = await html(shop, path, `${agreed}; abgroup=variant`);
    expect(variant).toContain(VARIANT[shop]);
    expect(variant).toMatch(new RegExp(`<link rel="canonical" href="[^"]*${path}"`));
    expect(variant).not.toMatch(/href="[^"]*abgroup-/);
    for (const cookie of [
      `${agreed}; abgroup=control`,
      agreed,
      // Without consent the cookie of an earlier visit counts no more.
      `cookieConsent=necessary:${TEXT_VERSION}:${ID}; abgroup=variant`,
      // A group that the shop does not have.
      `${agreed}; abgroup=variant2`,
    ])
      expect(await html(shop, path, cookie)).not.toContain(VARIANT[shop]);
  },
);

const LISTINGS: Record<ShopName, { paths: readonly string[]; variant: string }> = {
  beaverbrooks: {
    paths: ['/engagement-rings', '/product-listing/engagement-rings'],
    variant: 'A jeweller lays them side by side',
  },
  loupe: { paths: ['/watches', '/product-listing/watches'], variant: 'puts both on the table' },
};

test(
  '[RT-20] [VA-07] a category’s landing page and listing are the version of the visitor’s group',
  { tag: '@desktop' },
  async ({ shop }) => {
    const { paths, variant } = LISTINGS[shop];
    for (const path of paths) {
      const shown = await html(shop, path, `${agreed}; abgroup=variant`);
      expect(shown, path).toContain(variant);
      expect(shown, path).not.toMatch(/href="[^"]*abgroup-/);
      for (const cookie of ['', `${agreed}; abgroup=control`])
        expect(await html(shop, path, cookie), path).not.toContain(variant);
    }
  },
);

test(
  '[RT-23] an abgroup segment in the address shows that group, writes nothing and is not indexed',
  { tag: '@desktop' },
  async ({ shop, pieces }) => {
    const path = await productPath(shop, pieces.plenty);
    const { status, headers, body } = await ask(shop, `/abgroup-Variant${path}`);
    expect([status, headers['x-robots-tag'], headers['set-cookie']]).toEqual([200, 'noindex', undefined]);
    expect(body).toContain(VARIANT[shop]);
    expect(body).toMatch(new RegExp(`<link rel="canonical" href="[^"]*${path}"`));
    expect(body).not.toContain(`href="/abgroup-`);
  },
);

/** Components of the shop's frame, by the names under which a page tells the browser to load their script. */
const FRAME_SCRIPTS = ['ExperimentGroup', 'HeaderData'];

test(
  '[BH-05] bag, delivery and confirmation load no script of the experiment group and the mini lists',
  { tag: '@desktop' },
  async ({ shop }) => {
    const loaded = async (path: string) => {
      const { status, body } = await ask(shop, path);
      return [status, FRAME_SCRIPTS.filter((name) => body.includes(`\\"${name}\\"`))];
    };
    expect(await loaded('/')).toEqual([200, FRAME_SCRIPTS]);
    for (const path of [
      ...['/checkout/cart', '/checkout/delivery', '/checkout/orderConfirmation'],
      '/checkout/orderConfirmation?orderNumber=BB000000000',
    ])
      expect([path, ...(await loaded(path))]).toEqual([path, 200, []]);
  },
);

const groupOf = async (context: BrowserContext) =>
  (await context.cookies()).find(({ name }) => name === 'abgroup')?.value;

test(
  '[ST-11] [BH-05] [RE-01] a visitor joins a group once they agree, not before and not at the checkout',
  { tag: '@phone' },
  async ({ page, context }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/v1/abgroups')) asked.push(new URL(page.url()).pathname);
    });
    const dialog = page.getByRole('dialog', { name: 'May we remember a few things?' });
    await page.goto('/checkout/cart');
    await dialog.getByRole('button', { name: 'Accept all' }).click();
    await expect(dialog).toBeHidden();
    await page.waitForLoadState('networkidle');
    expect([asked, await groupOf(context)]).toEqual([[], undefined]);
    const answered = page.waitForResponse('**/api/v1/abgroups');
    await page.goto('/find-order');
    expect((await (await answered).json()) as object).toEqual([
      { code: 'control', weight: 1 },
      { code: 'variant', weight: 1 },
    ]);
    await expect.poll(() => groupOf(context)).toMatch(/^(control|variant)$/);
    const group = await groupOf(context);
    await page.reload();
    await page.waitForLoadState('networkidle');
    expect([asked, await groupOf(context)]).toEqual([['/find-order'], group]);
  },
);
