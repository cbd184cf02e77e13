import { expect, type Page } from '@playwright/test';
import { ask } from './ask.ts';
import { fillBag } from './support/fill-bag.ts';
import { LISTS } from './support/list.ts';
import { expectFitsAt320, test } from './windows.ts';

test.use({ javaScriptEnabled: false });

const add = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Add to bag' }).first();
const told = (page: Page, text: string | RegExp) => expect(page.getByText(text)).toBeVisible();
const GIFT_CARD = { beaverbrooks: 'GC', loupe: 'GCL' } as const;
const FORM = { 'sec-fetch-site': 'same-origin' };

test(
  '[MU-05] a shopper without script adds a ring of a size, a watch and a gift card, and finds them in the bag',
  { tag: '@phone' },
  async ({ page, shop, shown, pieces }) => {
    await page.goto(`/${pieces.plenty}/x/p`);
    await add(page).click();
    await expect(page).toHaveURL(/\/p#bag-added$/);
    await told(page, 'It is in your bag.');
    await expectFitsAt320(page);

    await page.goto(shown.product.address);
    const sizes = page.getByRole('group', { name: /^Ring size/ }).getByRole('radio');
    const isRing = (await sizes.count()) > 0;
    if (isRing) {
      await add(page).click();
      // The browser itself asks for the size.
      await expect(page).toHaveURL(new RegExp(`${shown.product.address}$`));
      await sizes.and(page.locator(':enabled')).first().check();
    }
    await add(page).click();
    await expect(page).toHaveURL(/#bag-added$/);

    await page.goto(`/${GIFT_CARD[shop]}/x/p`);
    await page.getByRole('textbox', { name: 'Another amount in pounds' }).fill('seventy');
    await add(page).click();
    await told(page, /^Choose a value/);
    await page.getByRole('textbox', { name: 'Another amount in pounds' }).fill('70');
    await add(page).click();
    await told(page, 'It is in your bag.');

    await page.getByRole('link', { name: 'See your bag' }).click();
    await expect(page).toHaveURL(/\/checkout\/cart$/);
    await expect(page.getByRole('main')).toContainText(shown.product.name);
    await expect(page.getByRole('main')).toContainText('£70');
  },
);

test(
  'without script hearts lead to sign-in, and each piece to the comparison',
  { tag: '@phone' },
  async ({ page, shop, shown }) => {
    const heart = page.getByRole('link', { name: new RegExp(`^Add .* to ${LISTS[shop].name}`) });
    await page.goto(shown.listing);
    await expect(heart.nth(10)).toBeVisible();
    for (const link of await heart.all()) await expect(link).toHaveAttribute('href', '/login');
    await expect(
      page.getByRole('button', { name: new RegExp(`^Add .* to ${LISTS[shop].name}`) }),
    ).toHaveCount(0);

    await page.goto(shown.product.address);
    await page.getByRole('link', { name: /^Compare with other/ }).click();
    await expect(page).toHaveURL(/\/compare\?piece=/);
    await page.goBack();
    await page
      .getByRole('main')
      .getByRole('link', { name: new RegExp(`Add to ${LISTS[shop].name}`) })
      .first()
      .click();
    await expect(page).toHaveURL(/\/login$/);
  },
);

test(
  'without script a saved piece moves from the list to the bag',
  { tag: '@phone' },
  async ({ page, shop, pieces }) => {
    const shopper = await fillBag(page, pieces.inexpensive[0]);
    await shopper.ask(
      `mutation AddToShoppingList($productKey: String!) {
         addToShoppingList(productKey: $productKey, pageIndex: 0, pageSize: 1) { __typename }
       }`,
      { productKey: pieces.plenty },
    );
    await page.goto(LISTS[shop].path);
    await page.getByRole('button', { name: /^Move to bag/ }).click();
    await expect(page).toHaveURL(new RegExp(`${LISTS[shop].path}#bag-added$`));
    await told(page, 'It is in your bag.');
    await expect(page.getByRole('button', { name: /^Move to bag/ })).toHaveCount(0);
    await page.goto('/checkout/cart');
    await expect(page.getByRole('main').locator(`a[href^="/${pieces.plenty}/"]`).first()).toBeVisible();
  },
);

test(
  'without script a shared bag is added, in the session that its first piece opens',
  { tag: '@desktop' },
  async ({ page, browser, baseURL, pieces }) => {
    const sender = await fillBag(page, pieces.plenty, pieces.inexpensive[0]);
    const { shareCart } = (await sender.ask(
      'mutation ShareCart { shareCart { ... on SharedLink { token } } }',
      {},
    )) as {
      shareCart: { token: string };
    };
    const context = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false });
    const their = await context.newPage();
    await their.goto(`/shared-bag/${shareCart.token}`);
    await their.getByRole('button', { name: 'Add all to my bag' }).click();
    await expect(their).toHaveURL(/#bag-added$/);
    await told(their, 'It is in your bag.');
    await their.goto('/checkout/cart');
    for (const code of [pieces.plenty, pieces.inexpensive[0]])
      await expect(their.getByRole('main').locator(`a[href^="/${code}/"]`).first()).toBeVisible();
    await context.close();
  },
);

test(
  'a posted piece is refused from another site, and says why it cannot be added',
  { tag: '@desktop' },
  async ({ shop, pieces }) => {
    const post = (body: string, headers: Record<string, string> = FORM) =>
      ask(shop, '/api/add-to-bag', { method: 'POST', body, headers });
    const foreign = await post(`product=${pieces.plenty}`, { 'sec-fetch-site': 'cross-site' });
    expect([foreign.status, foreign.headers['set-cookie']]).toEqual([403, undefined]);
    expect((await post('product=NOSUCH')).status).toBe(400);
    const led = async (body: string) => (await post(body)).headers.location;
    expect(await led(`product=${pieces.soldOut}`)).toMatch(/\/p#bag-stock$/);
    expect(await led(`product=${pieces.storeOnly}`)).toMatch(/\/p#bag-not-sold$/);
    expect(await led(`product=${pieces.plenty}&size=other`)).toMatch(/\/p#bag-size$/);
    expect(await led(`product=${pieces.plenty}&engrave=on`)).toMatch(/\/p#bag-text$/);
    expect(await led(`product=${GIFT_CARD[shop]}&giftCardValue=1`)).toMatch(/\/p#bag-value$/);
  },
);
