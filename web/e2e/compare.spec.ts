import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/expect-page.ts';
import { expectFitsAt320, test } from './windows.ts';

const columns = (page: Page) => page.getByRole('columnheader');
const boxes = (page: Page) => page.getByRole('checkbox', { name: /^Compare/ });

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('pieces of a list are chosen, compared, exchanged and taken away', async ({ page, shown }) => {
    await page.goto(shown.listing);
    const go = page.getByRole('button', { name: 'Compare' });
    await expect(go).toBeHidden();
    await boxes(page).nth(0).check();
    await boxes(page).nth(1).check();
    await go.click();
    await expect(page).toHaveURL(/\/compare\?piece=[^&]+&piece=[^&]+$/);
    await expect(columns(page)).toHaveCount(2);
    await expect(page.getByRole('row').filter({ hasText: 'To buy' }).getByRole('cell')).toHaveCount(2);
    await expect(page.getByRole('rowheader').nth(3)).toBeVisible();

    await page
      .getByRole('link', { name: /^Compare with/ })
      .first()
      .click();
    await expect(columns(page)).toHaveCount(3);
    await columns(page)
      .first()
      .getByRole('link', { name: /^Remove/ })
      .click();
    await expect(columns(page)).toHaveCount(2);
    for (const left of [1, 0]) {
      await page
        .getByRole('link', { name: /^Remove/ })
        .first()
        .click();
      await expect(columns(page)).toHaveCount(left);
    }
    await expect(page.getByText('Tick “Compare” below up to four')).toBeVisible();
  });

  test(
    'of five pieces the first four are shown, and it says so',
    { tag: '@phone' },
    async ({ page, shown }) => {
      await page.goto(shown.listing);
      for (const at of [0, 1, 2, 3, 4]) await boxes(page).nth(at).check();
      await page.getByRole('button', { name: 'Compare' }).click();
      await expect(columns(page)).toHaveCount(4);
      await expect(page.getByText('the first four that you chose')).toBeVisible();
    },
  );
});

test(
  'pieces that the shop does not have or compare are left out',
  { tag: '@desktop' },
  async ({ page, pieces }) => {
    const response = await page.goto(
      `/compare?piece=nothing&piece=${pieces.plenty}&piece=..%2F..%2Fx&piece=%00`,
    );
    expect(response!.status()).toBe(404); // U+0000 is in no address
    await page.goto(`/compare?piece=nothing&piece=${pieces.plenty}&piece=..%2F..%2Fx&piece=0300001`);
    await expect(columns(page)).toHaveCount(1);
    const unknown = await page.goto('/compare?piece=nothing');
    expect(unknown!.status()).toBe(200);
    expect(unknown!.headers()['x-robots-tag']).toBe('noindex');
    await expect(page.getByText('Tick “Compare” below up to four')).toBeVisible();
  },
);

test('[RT-29] a piece’s page leads to what is like it', { tag: '@desktop' }, async ({ page, shown }) => {
  await page.goto(shown.product.address);
  await page.getByRole('link', { name: /^Compare with other/ }).click();
  await expect(columns(page)).toHaveCount(1);
  await page
    .getByRole('link', { name: /^Compare with/ })
    .first()
    .click();
  await expect(columns(page)).toHaveCount(2);
  await expectAccessible(page);
});

test(
  'a comparison fits a narrow phone, and scrolls by itself',
  { tag: '@phone' },
  async ({ page, pieces }) => {
    const codes = [pieces.plenty, ...pieces.inexpensive, pieces.soldOut];
    await page.goto(`/compare?${codes.map((code) => `piece=${code}`).join('&')}`);
    await expect(columns(page)).toHaveCount(4);
    await expect(page.getByRole('cell', { name: 'Sold out' })).toBeVisible();
    await expectAccessible(page);
    await expectFitsAt320(page);
  },
);

test('the pieces of a comparison are chosen in the list that it leads back to', async ({ page, shown }) => {
  await page.goto(shown.listing);
  await boxes(page).nth(0).check();
  await boxes(page).nth(1).check();
  await page.getByRole('button', { name: 'Compare', exact: true }).click();
  await expect(columns(page)).toHaveCount(2);
  const compared = new URL(page.url()).searchParams.getAll('piece');
  await page.getByRole('link', { name: /^Choose from all/ }).click();
  await page.getByRole('button', { name: 'Compare', exact: true }).click();
  await expect(page).toHaveURL(/\/compare\?/);
  expect(new URL(page.url()).searchParams.getAll('piece').toSorted()).toEqual(compared.toSorted());
});
