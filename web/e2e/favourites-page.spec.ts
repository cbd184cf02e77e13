import { expect, type Page } from '@playwright/test';
import { startConfiguredShop } from './configured-shop.ts';
import { expectAccessible, expectGoodPage } from './support/expect-page.ts';
import { bringToBag } from './support/fill-bag.ts';
import { hydrated } from './support/hydrated.ts';
import { receiptsOf } from './support/inbox.ts';
import { cards, LISTS, listLink, seedList, watchRequests } from './support/list.ts';
import { test } from './support/test.ts';

const codeOf = async (page: Page, index: number) =>
  (await cards(page).nth(index).getByRole('link').first().getAttribute('href')) ?? '';

test(
  '[RT-25] [QY-14] [EN-10] the list grows in both directions, and its address holds the page',
  { tag: ['@desktop', '@nightly'] },
  async ({ page, shop }) => {
    test.skip(shop === 'loupe', 'It sells fewer pieces than a page holds; its pages are made shorter below.');
    const { path } = LISTS[shop];
    await seedList(page, shop, 65);
    await page.goto(path);
    await expect(cards(page)).toHaveCount(60);
    await page.getByRole('link', { name: 'Show 5 more' }).click();
    await expect(cards(page)).toHaveCount(65);
    await expect(page).toHaveURL(new RegExp(`${path}\\?page=2$`));
    await expect(cards(page).nth(60).getByRole('link').first()).toBeFocused();

    await page.reload();
    await expect(cards(page)).toHaveCount(5);
    const last = await codeOf(page, 4);
    await page.getByRole('link', { name: 'Show 60 before' }).click();
    await expect(cards(page)).toHaveCount(65);
    expect(await codeOf(page, 64)).toBe(last);
    await expectAccessible(page);

    await page.goto(`${path}?page=9`);
    await expect(page).toHaveURL(new RegExp(`${path}\\?page=2$`));
    await expect(cards(page)).toHaveCount(5);
    for (const invalid of ['0', 'x', '1.5']) {
      await page.goto(`${path}?page=${invalid}`);
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      await expect(cards(page)).toHaveCount(60);
    }
  },
);

test(
  '[RT-25] [CO-02] pages have the configured length, and back leads out of the list',
  { tag: '@phone' },
  async ({ page, shop }) => {
    const configured = await startConfiguredShop({ wishlistPageSize: 4 });
    const { path } = LISTS[shop];
    try {
      await page.goto(`http://${shop}.localhost:${configured.port}/`);
      await seedListOn(page, shop, configured.port, 9);
      await page.goto(`http://${shop}.localhost:${configured.port}/`);
      await listLink(page, shop).click();
      await expect(cards(page)).toHaveCount(4);
      await page.getByRole('link', { name: 'Show 4 more' }).click();
      await page.getByRole('link', { name: 'Show 1 more' }).click();
      await expect(cards(page)).toHaveCount(9);
      await expect(page).toHaveURL(new RegExp(`${path}\\?page=3$`));
      await page.goBack();
      await expect(page).toHaveURL(/localhost:\d+\/$/);
      await page.goForward();
      await expect(page).toHaveURL(new RegExp(`${path}\\?page=3$`));
    } finally {
      await configured.stop();
    }
  },
);

async function seedListOn(
  page: Page,
  shop: 'beaverbrooks' | 'loupe',
  port: number,
  count: number,
): Promise<void> {
  const here = Object.create(page) as Page;
  here.goto = (url: string) => page.goto(`http://${shop}.localhost:${port}${url}`);
  here.evaluate = page.evaluate.bind(page);
  await seedList(here, shop, count);
}

test(
  '[MU-17] a removed piece can be restored, moves to the bag, and the list is e-mailed',
  { tag: '@desktop' },
  async ({ page, shop, pieces, email }) => {
    const { path, name, title } = LISTS[shop];
    await page.goto(`/${pieces.plenty}/x/p`);
    await page.getByRole('button', { name: `Add to ${name}` }).click();
    await expect(listLink(page, shop)).toHaveAccessibleName(`${title}, 1 item`);
    await page.goto(path);
    await expect(cards(page)).toHaveCount(1);
    await expectGoodPage(page);

    await cards(page)
      .getByRole('button', { name: /^Remove/ })
      .click();
    const undo = page.getByRole('main').getByRole('button', { name: /^Undo/ });
    await expect(undo).toBeFocused();
    await expect(listLink(page, shop)).toHaveAccessibleName(title);
    await undo.click();
    await expect(cards(page)).toHaveCount(1);

    await page.getByRole('button', { name: `E-mail your ${name}` }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Send' }).click();
    await expect(dialog.getByText('Enter an e-mail address')).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('textbox', { name: 'Send it to' }).fill(email);
    await dialog.getByRole('button', { name: 'Send' }).click();
    await expect(dialog.getByText(`went to ${email}`)).toBeVisible();
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect.poll(async () => (await receiptsOf(email)).length).toBe(1);

    await cards(page)
      .getByRole('button', { name: /^Move to bag/ })
      .click();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Bag, 1 piece' })).toBeVisible();
    await expect(page.getByRole('main').getByText('Nothing in here yet.')).toBeVisible();
  },
);

test(
  '[MU-17] a line of the bag is saved for later, and moved back',
  { tag: '@phone' },
  async ({ page, shop, pieces }) => {
    await bringToBag(page, pieces.plenty);
    await page.getByRole('button', { name: /^Save for later/ }).click();
    await expect(page.getByText(`moved to your ${LISTS[shop].name}.`)).toBeVisible();
    await expect(listLink(page, shop)).toHaveAccessibleName(`${LISTS[shop].title}, 1 item`);
    await page.getByRole('main').getByRole('button', { name: /^Undo/ }).click();
    await expect(page.getByRole('group', { name: /^Quantity of/ })).toContainText('1');
    await expect(listLink(page, shop)).toHaveAccessibleName(LISTS[shop].title);
  },
);

test(
  '[CO-03] [ST-10] [RE-11] [EN-11] not composable: hearts and popups use the page-style calls',
  { tag: ['@phone', '@nightly'] },
  async ({ page, shop, pieces }) => {
    const { name, title, path } = LISTS[shop];
    const configured = await startConfiguredShop({ composableInstance: false });
    const at = (address: string) => `http://${shop}.localhost:${configured.port}${address}`;
    try {
      const seen = watchRequests(page);
      const rollovers = () => seen.filter((one) => one === `${path}/rollover`).length;
      // On load also for a visitor of whom the browser knows nothing.
      await page.goto(at('/product-listing/watches'));
      await expect.poll(rollovers).toBe(1);
      await page.getByRole('main').getByRole('button', { name: / to / }).first().click();
      await expect(listLink(page, shop)).toHaveAccessibleName(`${title}, 1 item`);
      expect(seen).toContain(`${path}/add`);

      // One request on load, then one for each popup on its first opening.
      await page.goto(at(`/${pieces.plenty}/x/p`));
      await expect.poll(rollovers).toBe(2);
      await page.getByRole('button', { name: 'Add to bag' }).first().click();
      await expect(page.getByRole('status').filter({ hasText: 'is in your bag' }).first()).toBeAttached();
      await page.goto(at('/product-listing/watches'));
      const bag = page.getByRole('banner').getByRole('link', { name: 'Bag, 1 piece' });
      expect(seen).not.toContain('/bag/rollover');
      await bag.focus();
      const popup = page.getByRole('region', { name: 'Your bag' });
      await expect(popup.getByText('Subtotal')).toBeVisible();
      await expect(popup).not.toContainText('%20');
      expect(seen).toContain('/bag/rollover');
      await listLink(page, shop).focus();
      await expect(page.getByRole('region', { name: `Your ${name}` }).getByText('1 item')).toBeVisible();
      await page
        .getByRole('main')
        .getByRole('button', { name: / from / })
        .first()
        .click();
      await expect(listLink(page, shop)).toHaveAccessibleName(title);
      expect(seen).toContain(`${path}/remove`);
    } finally {
      await configured.stop();
    }
  },
);

test(
  '[ER-04] a failed change on the list’s own page shows the list from its first page again, as it is now',
  { tag: '@desktop' },
  async ({ page, context, shop }) => {
    const { path, name, title } = LISTS[shop];
    await seedList(page, shop, 2);
    await page.goto(path);
    await expect(cards(page)).toHaveCount(2);
    const remove = cards(page)
      .first()
      .getByRole('button', { name: /^Remove/ });
    await hydrated(remove);
    // Another page of the same shopper saves a third piece, of which this page knows nothing.
    const other = await context.newPage();
    await seedList(other, shop, 3);
    await other.close();
    await expect(cards(page)).toHaveCount(2);
    await page.route('**/api/graphql', (route) =>
      route.request().postData()?.includes('"productKey"')
        ? route.fulfill({ status: 502 })
        : route.continue(),
    );
    await remove.click();
    const message = page.getByRole('alert').filter({ hasText: `We could not change your ${name} just now.` });
    await expect(message).toBeVisible();
    await expect(cards(page)).toHaveCount(3);
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(listLink(page, shop)).toHaveAccessibleName(`${title}, 3 items`);
  },
);

test(
  '[ER-04] a line of the bag that cannot be saved for later stays, and the message above the page can be closed',
  { tag: ['@phone', '@nightly'] },
  async ({ page, pieces }) => {
    await bringToBag(page, pieces.plenty);
    const save = page.getByRole('button', { name: /^Save for later/ });
    await hydrated(save);
    await page.route('**/api/graphql', (route) =>
      route.request().postData()?.includes('"lineItemId"')
        ? route.fulfill({ status: 502 })
        : route.continue(),
    );
    await save.click();
    const close = page.getByRole('alert').getByRole('button', { name: 'Close' });
    await expect(close).toBeVisible();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await expect(page.getByRole('list', { name: 'Pieces in your bag' }).getByRole('listitem')).toHaveCount(1);
    await expectGoodPage(page);
    await close.click();
    await expect(close).toHaveCount(0);
  },
);
