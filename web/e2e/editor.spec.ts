import { readFileSync } from 'node:fs';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { TEXT_VERSION } from '../features/consent/categories.ts';
import { ask } from './ask.ts';
import type { ShopName } from './shop.ts';
import { hydrated } from './support/hydrated.ts';
import { previewLinkTo } from './support/preview-link.ts';
import { runTool } from './support/run-tool.ts';
import { test } from './windows.ts';

const SEED = new URL('../../services/content/seed/beaverbrooks/slots/home.json', import.meta.url);
const KEY = 'home/services';
const HEADING = 'A bench in every town';

/** The item of the home page under another heading, as an editor's file. */
function edited(): object {
  const items = JSON.parse(readFileSync(SEED, 'utf8')) as { deliveryKey: string; body: object }[];
  const item = items.find(({ deliveryKey }) => deliveryKey === KEY)!;
  return { ...item, body: { ...item.body, heading: HEADING } };
}

async function push(shop: ShopName, item: object): Promise<void> {
  const file = join(await mkdtemp(join(tmpdir(), 'editor-')), 'item.json');
  await writeFile(file, JSON.stringify(item));
  await runTool('content', 'push', file, '--site', shop);
}

/** What visitors get, through every cache and with what a curious one might add. */
async function shownToVisitors(): Promise<boolean[]> {
  const asked = [
    ask('beaverbrooks', '/'),
    ask('beaverbrooks', '/?at=2031-12-01T00:00:00.000Z'),
    ask('beaverbrooks', '/', { headers: { 'x-staged': 'true', 'x-loupe-preview': '{"at":null}' } }),
    ask('beaverbrooks', '/home/staged'),
  ];
  return (await Promise.all(asked)).map(({ body }) => body.includes(HEADING));
}
const NOBODY = [false, false, false, false];

test(
  '[BH-06] [RT-27] an editor previews a draft, publishes it and rolls back; no visitor sees the draft',
  { tag: '@desktop' },
  async ({ page, shop }) => {
    test.skip(shop !== 'beaverbrooks', 'It edits the home page of beaverbrooks.');
    const draft = page.getByRole('heading', { name: HEADING });
    const banner = page.getByRole('complementary', { name: 'Preview' });
    await push('beaverbrooks', edited());
    await page.goto(previewLinkTo('/'));
    await expect(banner).toContainText('everything scheduled');
    await expect(draft).toBeVisible();
    expect(await shownToVisitors()).toEqual(NOBODY);

    await runTool('content', 'schedule', KEY, '--edition', 'new-year');
    await banner.getByLabel('Edition').selectOption('Before Christmas');
    await banner.getByRole('button', { name: 'Show' }).click();
    await expect(banner).toContainText('Before Christmas');
    await expect(draft).toBeHidden();
    await banner.getByLabel('Edition').selectOption('New Year');
    await banner.getByRole('button', { name: 'Show' }).click();
    await expect(banner).toContainText('New Year');
    await expect(draft).toBeVisible();
    expect(await shownToVisitors()).toEqual(NOBODY);

    await banner.getByRole('link', { name: 'Leave the preview' }).click();
    await expect(banner).toBeHidden();
    await expect(draft).toBeHidden();
    await runTool('content', 'publish', KEY);
    const isShown = async () => (await ask('beaverbrooks', '/')).body.includes(HEADING);
    await expect.poll(isShown).toBe(true);
    await page.reload();
    await expect(draft).toBeVisible();
    await runTool('content', 'rollback', KEY);
    await expect.poll(isShown).toBe(false);
  },
);

const SENTENCES = 'translations/en/common';
const SENTENCE = 'Your bag is out of reach. Please press once more.';
const saying = (sentences: object) => ({
  deliveryKey: SENTENCES,
  schema: 'translations',
  body: { locale: 'en', namespace: 'common', sentences },
});

test(
  '[CO-01] the sentence of a failure is the editors’ on the pages of their shop, once it is published',
  { tag: ['@desktop', '@nightly'] },
  async ({ page, shop, shown, pieces }) => {
    await expect(push(shop, saying({ 'cart.general.error': '<b>No.</b>' }))).rejects.toThrow(
      'cart.general.error: is not plain text',
    );
    const { address } = shown.product;
    const isSent = async () => (await ask(shop, address)).body.includes(SENTENCE);
    await push(shop, saying({ 'cart.general.error': SENTENCE }));
    expect(await isSent()).toBe(false);
    await runTool('content', 'publish', SENTENCES, '--site', shop);
    await expect.poll(isSent).toBe(true);

    await page.goto(`/${pieces.plenty}/x/p`);
    const add = page.getByRole('button', { name: 'Add to bag' }).first();
    await hydrated(add);
    await page.route('**/api/graphql', (route) => route.abort());
    await add.click();
    await expect(page.getByRole('alert').filter({ hasText: SENTENCE })).toBeVisible();

    await push(shop, saying({}));
    await runTool('content', 'publish', SENTENCES, '--site', shop);
    await expect.poll(isSent).toBe(false);
  },
);

const PRE_OWNED = '/rolex-certified-pre-owned';
const PLACES = [
  { shop: 'beaverbrooks', slot: 'search-no-results', path: '/search?text=zzqxv' },
  { shop: 'beaverbrooks', slot: 'empty-cart', path: '/checkout/cart' },
  { shop: 'beaverbrooks', slot: 'category-engagement-rings', path: '/product-listing/engagement-rings' },
  { shop: 'beaverbrooks', slot: 'dealer-send-a-message', path: '/rolex/send-a-message' },
  { shop: 'loupe', slot: 'boutiques-finder-page', path: '/boutiques' },
  { shop: 'loupe', slot: 'register', path: '/register' },
  { shop: 'loupe', slot: 'empty-favourites', path: '/wishlist' },
  { shop: 'loupe', slot: 'dealer-pre-owned-lister', path: `${PRE_OWNED}/product-listing/watches` },
] as const;
const IN_GROUP = `cookieConsent=necessary.experience:${TEXT_VERSION}:00000000-0000-4000-8000-000000000000; abgroup=variant`;

for (const { shop, slot, path } of PLACES)
  test(
    `[BH-06] [VA-07] an item of ${slot} is previewed, and shown to its group only`,
    { tag: ['@desktop', '@nightly'] },
    async () => {
      const item = {
        deliveryKey: `${slot}/editors`,
        schema: 'text',
        slot,
        position: 0,
        body: { heading: HEADING, paragraphs: ['Ask us.'] },
      };
      await push(shop, item);
      const cookie = String((await ask(shop, previewLinkTo('/'))).headers['set-cookie']).split(';')[0] ?? '';
      const isShown = async (cookies = '') =>
        (await ask(shop, path, { cookie: cookies })).body.includes(HEADING);
      expect([await isShown(cookie), await isShown(), await isShown(IN_GROUP)]).toEqual([true, false, false]);

      await push(shop, { ...item, abGroups: 'variant' });
      await runTool('content', 'publish', item.deliveryKey, '--site', shop);
      await expect.poll(() => isShown(IN_GROUP)).toBe(true);
      expect(await isShown()).toBe(false);

      await push(shop, { ...item, liveUntil: '2026-01-01T00:00:00Z' });
      await runTool('content', 'publish', item.deliveryKey, '--site', shop);
      await expect.poll(() => isShown(IN_GROUP)).toBe(false);
    },
  );
