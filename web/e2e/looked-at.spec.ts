import { expect, type Page } from '@playwright/test';
import { addToBag, openBag } from './support/checkout.ts';
import { testStack } from './support/test-stack.ts';
import { hydrated } from './support/hydrated.ts';
import { agree } from './support/measured.ts';
import { test } from './support/test.ts';

/** What a shopper looked at: kept in the browser, sent to the search provider, and counted, each after consent only. */

const shelf = (page: Page) => page.getByRole('region', { name: 'You looked at' });
const shown = (page: Page) =>
  shelf(page)
    .getByRole('article')
    .getByRole('link')
    .evaluateAll((links) => [
      ...new Set(links.map((link) => new URL((link as HTMLAnchorElement).href).pathname)),
    ]);

async function lookAt(page: Page, code: string): Promise<string> {
  await page.goto(`/${code}/x/p`);
  await expect(page).toHaveURL(new RegExp(`/${code}/(?!x/)`));
  return new URL(page.url()).pathname;
}
/** What waits until the browser is idle has begun by then. */
const idle = (page: Page) => page.evaluate(() => new Promise((done) => requestIdleCallback(done)));

const REPORTS = /\/api\/(search-activity|viewed-together)$/;

test(
  '[BH-12] [QY-09] the pieces looked at last are shown with consent, the newest first, and counted together',
  { tag: '@phone' },
  async ({ page, context, shop, pieces }) => {
    await agree(context, shop, 'experience.statistics');
    const first = await lookAt(page, pieces.plenty);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('recentlyViewed'))).toContain(first);
    const counted = page.waitForResponse(/\/api\/viewed-together$/);
    const second = await lookAt(page, pieces.inexpensive[0]);
    await expect(shelf(page).getByRole('article')).toHaveCount(1);
    expect((await counted).status()).toBe(204);
    expect((await counted).request().postDataJSON()).toEqual({
      productKey: pieces.inexpensive[0],
      earlierKey: pieces.plenty,
    });
    await lookAt(page, pieces.inexpensive[1]);
    await expect(shelf(page).getByRole('article')).toHaveCount(2);
    expect(await shown(page)).toEqual([second, first]);
  },
);

test(
  '[BH-12] [IN-04] [QY-09] without consent nothing that was looked at is kept, shown or sent',
  { tag: '@phone' },
  async ({ page, pieces }) => {
    const sent: string[] = [];
    page.on('request', (request) => {
      if (REPORTS.test(request.url())) sent.push(request.url());
    });
    for (const code of [pieces.plenty, pieces.inexpensive[0]]) {
      await lookAt(page, code);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await idle(page);
    }
    await expect(shelf(page)).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem('recentlyViewed'))).toBeNull();
    expect(sent).toEqual([]);
  },
);

interface Recorded {
  readonly at: string;
  readonly activity: {
    readonly action: string;
    readonly target: { readonly product?: string };
    readonly timestamp: string;
  };
}

test(
  '[IN-04] [CO-04] with consent to experience the search provider is told what was looked at, and its cluster is kept for a day',
  { tag: '@phone' },
  async ({ page, context, shop, pieces, request }) => {
    await agree(context, shop, 'experience');
    await lookAt(page, pieces.plenty);
    const cluster = async () => (await context.cookies()).find(({ name }) => name === 'x-attraqt-clusterid');
    await expect.poll(async () => (await cluster())?.value).toBe('1');
    const days = ((await cluster())!.expires - Date.now() / 1_000) / 86_400;
    expect(days).toBeGreaterThan(0.99);
    expect(days).toBeLessThanOrEqual(1);
    const session = await page.evaluate(() => sessionStorage.getItem('searchSession'));
    const collector = `http://127.0.0.1:${testStack().ports['attraqt']}/api/activities?sessionId=${session}`;
    const recorded = async () =>
      ((await (await request.get(collector)).json()) as { activities: Recorded[] }).activities;
    const done = async () =>
      (await recorded()).map(({ activity: { action, target } }) => `${action} ${target.product ?? 'page'}`);
    expect(await done()).toEqual([`view ${pieces.plenty}`]);
    expect(Date.parse((await recorded())[0]!.activity.timestamp)).toBeLessThanOrEqual(Date.now());

    await addToBag(page, pieces.plenty);
    await openBag(page);
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Remove/ })
      .click();
    await expect
      .poll(done)
      .toEqual(expect.arrayContaining([`add-to-cart ${pieces.plenty}`, `remove-from-cart ${pieces.plenty}`]));
    await page.goto('/product-listing/watches');
    // Its script is there then: a press leaves no time to load it.
    await expect.poll(done).toContain('view page');
    const card = page.getByRole('main').getByRole('article').first().getByRole('link');
    const [, code] = new URL(await card.evaluate((link: HTMLAnchorElement) => link.href)).pathname.split('/');
    await card.click();
    await expect.poll(done).toEqual(expect.arrayContaining([`click ${code}`]));

    await page.goto('/cookies');
    await hydrated(page.getByRole('button', { name: 'Reject all' }));
    await page.getByRole('button', { name: 'Reject all' }).click();
    await expect(page.getByText('Saved. It applies from now on.')).toBeVisible();
    expect(await cluster()).toBeUndefined();
    expect(await page.evaluate(() => sessionStorage.getItem('searchSession'))).toBeNull();
  },
);
