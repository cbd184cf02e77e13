import { expect, type Page } from '@playwright/test';
import { chooseDelivery, deliveryFields, fillDelivery, SHOPPER } from './support/checkout.ts';
import { bringToDelivery } from './support/fill-bag.ts';
import { test } from './support/test.ts';

const COLLECT = /^Collect from a/;
const field = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name });
const stores = (page: Page) => page.getByRole('radio', { name: /Ready \w+day/ });

async function findStores(page: Page, place: string): Promise<void> {
  await field(page, /town or postcode$/i).fill(place);
  const answered = page.waitForResponse((response) =>
    Boolean(response.request().postData()?.includes(place)),
  );
  await page.getByRole('button', { name: 'Find the nearest' }).click();
  await answered;
  await expect(page.getByRole('button', { name: 'Find the nearest' })).not.toHaveAttribute('aria-busy');
  await expect(stores(page).first()).toBeVisible();
}

test(
  '[VA-01] a second mistake made while correcting the first does not move the focus',
  { tag: '@phone' },
  async ({ page, pieces, email }) => {
    await bringToDelivery(page, pieces.plenty);
    for (const [text, value] of deliveryFields(page, email).slice(0, -1)) await text.fill(value);
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await expect(field(page, 'Mobile number')).toBeFocused();
    await field(page, 'E-mail').focus();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('another@example.com', { delay: 20 });
    await expect(field(page, 'E-mail')).toHaveValue('another@example.com');
  },
);

test(
  '[ST-05] switching the delivery option keeps what was typed and the chosen store',
  { tag: '@phone' },
  async ({ page, pieces, email }) => {
    await bringToDelivery(page, pieces.plenty);
    await fillDelivery(page, email);
    await chooseDelivery(page, COLLECT);
    await findStores(page, 'Edinburgh');
    await stores(page).first().check();
    await expect(field(page, 'E-mail')).toHaveValue(email);
    await expect(field(page, 'First name')).toHaveValue(SHOPPER.firstName);
    await expect(field(page, 'Mobile number')).toHaveValue(SHOPPER.mobile);
    await field(page, 'E-mail').fill('kept@example.com');

    await chooseDelivery(page, 'Send it to me');
    for (const [text, value] of deliveryFields(page, 'kept@example.com'))
      await expect(text).toHaveValue(value);
    await chooseDelivery(page, COLLECT);
    await expect(stores(page).first()).toBeChecked();
  },
);

test(
  '[EN-13] the chosen store stays visible while another place is searched',
  { tag: '@phone' },
  async ({ page, pieces }) => {
    await bringToDelivery(page, pieces.plenty);
    await chooseDelivery(page, COLLECT);
    await findStores(page, 'Edinburgh');
    await stores(page).first().check();
    const found = page.getByRole('region', { name: 'Where will you collect it?' });
    const name = found.locator('li:has(:checked) .font-medium');
    const chosen = found.locator('p', { hasText: (await name.textContent()) ?? '' });
    await expect(chosen).toHaveCount(0);
    await findStores(page, 'Brighton');
    await expect(name).toHaveCount(0);
    await expect(chosen).toBeVisible();
    await stores(page).first().check();
    await expect(chosen).toHaveCount(0);
  },
);

test(
  '[EN-13] results of an earlier search do not replace those of a later one',
  { tag: '@phone' },
  async ({ page, pieces }) => {
    await bringToDelivery(page, pieces.plenty);
    await chooseDelivery(page, COLLECT);
    let deliver = () => {};
    const delivered = new Promise<void>((resolve) => (deliver = resolve));
    await page.route('**/api/graphql', async (route) => {
      if (route.request().postData()?.includes('Edinburgh')) await delivered;
      await route.fallback();
    });
    const overtaken = page.waitForResponse((response) =>
      Boolean(response.request().postData()?.includes('Edinburgh')),
    );
    await field(page, 'Town or postcode').fill('Edinburgh');
    await field(page, 'Town or postcode').press('Enter');
    await field(page, 'Town or postcode').fill('Brighton');
    await field(page, 'Town or postcode').press('Enter');
    await expect(stores(page).first()).toBeVisible();
    const first = await stores(page)
      .first()
      .evaluate((radio) => radio.closest('li')?.textContent);
    deliver();
    await overtaken;
    await expect(page.getByRole('button', { name: 'Find the nearest' })).not.toHaveAttribute('aria-busy');
    await expect(page.locator('li', { has: stores(page) }).first()).toHaveText(first ?? '');
  },
);
