import { setTimeout as delay } from 'node:timers/promises';
import { expect, type Page } from '@playwright/test';
import { AddToShoppingListDocument, GetMutualDataDocument, GetShoppingListDocument } from '../gql/graphql.ts';
import { documentIdOf } from '../lib/document-id.ts';
import { CARDS } from './support/card-provider.ts';
import { addToBag, giveDelivery, goToDelivery, orderNumberShown, pay } from './support/checkout.ts';
import { expectGoodPage, expectWithinPage } from './support/expect-page.ts';
import { hydrated } from './support/hydrated.ts';
import { cards, LISTS, listLink, watchRequests } from './support/list.ts';
import { test } from './support/test.ts';

const LISTING = '/product-listing/watches';

/** An early click is stored until the script has loaded, so no test has to wait for a heart. */
const heart = (page: Page, name: RegExp) => page.getByRole('main').getByRole('button', { name });

test('[RT-11] the list is found at its shop’s own address only', async ({ page, shop }) => {
  const { path, foreign, title } = LISTS[shop];
  expect((await page.goto(foreign))?.status()).toBe(404);
  expect((await page.goto(path))?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole('main').getByText('Nothing in here yet.')).toBeVisible();
  await expectGoodPage(page);
});

test(
  '[ST-09] [MU-17] [EN-12] [BH-03] a heart saves, the count follows, the popup opens by mouse and keyboard',
  { tag: '@desktop' },
  async ({ page, shop }) => {
    const { path, name } = LISTS[shop];
    await page.goto(LISTING);
    await heart(page, new RegExp(`^Add .* to ${name}$`))
      .first()
      .click();
    // It closes by itself, so it is checked first.
    await expect(page.getByRole('status').getByText(`Saved to ${name}`)).toBeVisible();
    const saved = heart(page, new RegExp(`^Remove .* from ${name}$`));
    await expect(saved).toHaveCount(1);
    await expect(listLink(page, shop)).toHaveAccessibleName(`${LISTS[shop].title}, 1 item`);

    const popup = page.getByRole('region', { name: `Your ${name}` });
    await listLink(page, shop).focus();
    await expect(popup.getByText('1 item')).toBeVisible();
    // CONC 3.5: no figure of credit, for which the popup has no room.
    await expect(popup.getByText(/APR|\/Month/)).toHaveCount(0);
    await expectWithinPage(popup);
    await expectGoodPage(page);
    await page.keyboard.press('Escape');
    await expect(popup).toBeHidden();
    await expect(listLink(page, shop)).toBeFocused();
    if (shop === 'beaverbrooks') {
      await page.getByRole('heading', { level: 1 }).hover();
      await page.getByRole('heading', { level: 1 }).click();
      await listLink(page, shop).hover();
      await expect(popup).toBeVisible();
      await page.getByRole('contentinfo').hover();
      await expect(popup).toBeHidden();
    }
    // Shown from storage on another page before any request, and cleared on removal.
    await page.reload();
    await expect(saved).toHaveCount(1);
    await saved.click();
    await expect(saved).toHaveCount(0);
    await expect(listLink(page, shop)).toHaveAccessibleName(LISTS[shop].title);
    await page.getByRole('button', { name: 'Undo' }).click();
    // The heart shows it before the server knows, the message only afterwards.
    await expect(page.getByRole('status').getByText(`Saved to ${name}`)).toBeVisible();
    await expect(saved).toHaveCount(1);
    await page.goto(path);
    await expect(cards(page)).toHaveCount(1);
  },
);

test(
  '[ST-09] the product’s own page saves it with a labelled button',
  { tag: '@phone' },
  async ({ page, shop, pieces }) => {
    await page.goto(`/${pieces.plenty}/x/p`);
    await page.getByRole('button', { name: `Add to ${LISTS[shop].name}` }).click();
    await expect(page.getByRole('button', { name: `Remove from ${LISTS[shop].name}` })).toBeVisible();
    await expectGoodPage(page);
  },
);

test(
  '[ST-09] a heart pressed before the script has loaded is not lost',
  { tag: '@phone' },
  async ({ page, shop }) => {
    const released = Promise.withResolvers<undefined>();
    await page.route('**/_next/static/chunks/*.js*', async (route) => {
      await released.promise;
      await route.continue();
    });
    // What keeps the press comes later than the page too; until then nothing is drawn that could be pressed.
    await page.route('**/scripts/early-presses.js', async (route) => {
      await delay(2_000);
      await route.continue();
    });
    await page.goto(LISTING, { waitUntil: 'commit' });
    await heart(page, / to /).first().click();
    released.resolve(undefined);
    await expect(listLink(page, shop)).toHaveAccessibleName(`${LISTS[shop].title}, 1 item`);
  },
);

test(
  '[ER-03] [ER-04] [BH-11] a full list is reported at the top of the page, until closed or one more route',
  { tag: ['@desktop', '@nightly'] },
  async ({ page, shop }) => {
    await page.goto(LISTING);
    const full = shop === 'loupe' ? 'Your wishlist is full.' : 'Your favourites are full.';
    const words = `${full} Remove an item to add another.`;
    const code = 'ShoppingListLineItemsMaxLimitError';
    const refusal = { __typename: code, code, message: words };
    await page.route('**/api/graphql', (route) =>
      route.request().postData()?.includes('"productKey"')
        ? route.fulfill({ json: { data: { __typename: 'Mutation', addToShoppingList: refusal } } })
        : route.continue(),
    );
    await heart(page, / to /).nth(5).click();
    const message = page.getByRole('alert').filter({ hasText: words });
    await expect(message).toBeVisible();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await expectGoodPage(page);
    // One more route still shows it, the next does not.
    await page.goto('/');
    await expect(message).toBeVisible();
    await page.goto(LISTING);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(message).toHaveCount(0);
    await heart(page, / to /).first().click();
    await message.getByRole('button', { name: 'Close' }).click();
    await expect(message).toHaveCount(0);
  },
);

test(
  '[ER-04] a failure closes open dialogs, goes to the top and fetches the list again: the hearts show what it holds',
  { tag: '@desktop' },
  async ({ page, shop }) => {
    await page.goto(LISTING);
    const card = page.getByRole('main').getByRole('article').first();
    const saved = card.getByRole('button', { name: /^Remove / });
    await hydrated(card.getByRole('button', { name: /^Add / }));
    // Another page of the same shopper saves the first piece, of which this page knows nothing.
    const address = await card.getByRole('link').first().getAttribute('href');
    const added = await page.evaluate(
      async ([documentId, productKey]) => {
        const answer = await fetch('/api/graphql', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ documentId, variables: { productKey, pageIndex: 0, pageSize: 1 } }),
        });
        return answer.text();
      },
      [documentIdOf(AddToShoppingListDocument), address?.split('/')[1]],
    );
    expect(added).toContain('"ShoppingList"');
    await expect(saved).toHaveCount(0);
    const dialogOpen = Promise.withResolvers<void>();
    await page.route('**/api/graphql', async (route) => {
      if (!route.request().postData()?.includes('"productKey"')) return route.continue();
      await dialogOpen.promise;
      return route.fulfill({ status: 502 });
    });
    await heart(page, / to /).nth(5).click();
    await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    dialogOpen.resolve();
    await expect(page.getByRole('alert').getByRole('button', { name: 'Close' })).toBeVisible();
    await expect(dialog).toBeHidden();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await expect(saved).toHaveCount(1);
    await expect(listLink(page, shop)).toHaveAccessibleName(`${LISTS[shop].title}, 1 item`);
  },
);

test(
  '[ER-06] a header whose data fails shows an empty list with the link to its page, and logs it',
  { tag: '@desktop' },
  async ({ page, shop }) => {
    const logged: string[] = [];
    page.on('console', (line) => line.type() === 'error' && logged.push(line.text()));
    await page.route('**/api/graphql', (route) => route.abort());
    await page.goto(LISTING);
    await listLink(page, shop).focus();
    const popup = page.getByRole('region', { name: `Your ${LISTS[shop].name}` });
    await expect(popup.getByText('Nothing in here yet')).toBeVisible();
    await expect(popup.getByRole('link', { name: `View ${LISTS[shop].name}` })).toBeVisible();
    await expect.poll(() => logged.join('\n')).toContain('Something went wrong in the fetch');
  },
);

test(
  '[ST-04] bag and list are requested again when a page returns from the back-forward cache',
  { tag: '@phone' },
  async ({ page, shop }) => {
    await page.goto(LISTING);
    await heart(page, / to /).first().click();
    await expect(listLink(page, shop)).toHaveAccessibleName(`${LISTS[shop].title}, 1 item`);
    const asked = page.waitForRequest((request) =>
      Boolean(request.postData()?.includes(documentIdOf(GetMutualDataDocument))),
    );
    // Headless Chromium does not keep a test's page in that cache, so the event is dispatched by the test.
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await asked;
  },
);

test(
  '[BH-05] bag, delivery, payment and confirmation request neither mini bag nor list; delivery runs no script of another host',
  { tag: ['@desktop', '@nightly'] },
  async ({ page, pieces, email, shop }) => {
    await page.goto(LISTING);
    await heart(page, / to /).first().click();
    await expect(listLink(page, shop)).toHaveAccessibleName(`${LISTS[shop].title}, 1 item`);
    await addToBag(page, pieces.plenty);
    await page.goto('/checkout/cart');
    await expect(page.getByRole('link', { name: 'Go to checkout' })).toBeVisible();
    const seen = watchRequests(page);
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(new URL(request.url()).origin);
    });
    await page.reload();
    await goToDelivery(page);
    await bringToDeliveryAgain(page);
    expect([...new Set(scripts)]).toEqual([new URL(page.url()).origin]);
    const list = page.getByRole('banner').getByRole('link', { name: /Favourites|Wishlist/ });
    await expect(list).toHaveCount(0);
    await giveDelivery(page, email);
    await expect(list).toHaveCount(0);
    await pay(page, CARDS.approved);
    await orderNumberShown(page);
    await page.reload();
    await orderNumberShown(page);
    const ids = [GetMutualDataDocument, GetShoppingListDocument].map(documentIdOf);
    expect(seen.length).toBeGreaterThan(0);
    expect(seen.filter((request) => ids.some((id) => request.includes(id)))).toEqual([]);
    expect(seen.filter((request) => request.includes('rollover'))).toEqual([]);
  },
);

test(
  '[BH-03] the popups of bag and list open on hover, and close when the pointer has left',
  { tag: ['@desktop', '@nightly'] },
  async ({ page, pieces, shop }) => {
    await addToBag(page, pieces.plenty);
    await page.goto(LISTING);
    await heart(page, / to /).first().click();
    const bag = page.getByRole('banner').getByRole('link', { name: 'Bag, 1 piece' });
    const list = listLink(page, shop);
    await expect(list).toHaveAccessibleName(`${LISTS[shop].title}, 1 item`);
    for (const [icon, title] of [[bag, 'Your bag'] as const, [list, `Your ${LISTS[shop].name}`] as const]) {
      const popup = page.getByRole('region', { name: title });
      await page.getByRole('heading', { level: 1 }).hover();
      await expect(popup).toBeHidden();
      await icon.hover();
      await expect(popup).toBeVisible();
      await popup.hover();
      await expect(popup).toBeVisible();
      await page.getByRole('heading', { level: 1 }).hover();
      await expect(popup).toBeHidden();
    }
  },
);

async function bringToDeliveryAgain(page: Page): Promise<void> {
  await page.reload();
  await expect(page.getByRole('button', { name: 'Continue to payment' })).toBeVisible();
}

test(
  '[BH-10] closing the bag leads back to where it was opened from, once, and then home',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto(`${LISTING}?sort=priceAsc`);
    const before = new URL(page.url());
    // Stored after the page has hydrated.
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('closeBagUrl'))).not.toBeNull();
    await page.goto('/checkout/cart');
    await expect(page.getByRole('main').getByText('Nothing in here yet.')).toBeVisible();
    const back = page.getByRole('main').getByRole('link', { name: 'Continue shopping' });
    await expect(back).toHaveAttribute('href', before.pathname + before.search);
    await page.evaluate(() => sessionStorage.setItem('closeBagUrl', 'https://evil.example/'));
    await page.reload();
    await expect(back).toHaveAttribute('href', '/');
  },
);

test(
  '[ER-01] a shopper who never had a bag is not told that it was lost',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/checkout/cart');
    await expect(page.getByRole('main').getByText('Nothing in here yet.')).toBeVisible();
    await expect(page.getByText('We could not find your bag.')).toHaveCount(0);
  },
);
