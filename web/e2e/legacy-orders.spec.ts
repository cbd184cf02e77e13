import { expect, type Page } from '@playwright/test';
import { origins, shopOf, type ShopName } from './shop.ts';
import { register } from './support/account.ts';
import { expectGoodPage } from './support/expect-page.ts';
import { Shopper } from './support/gateway.ts';
import { test } from './support/test.ts';
import { expectFitsAt320 } from './windows.ts';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runTool } from './support/run-tool.ts';

interface LegacyBuyer {
  readonly shop: ShopName;
  readonly email: string;
  /** Null: the order is in nobody's account. */
  readonly customerId: string | null;
}

const NUMBER_STARTS = { beaverbrooks: 'WW', loupe: 'LOU' } as const;
let made = 0;

/** Imports an order of the previous platform, as an operator does. @returns its number */
async function importLegacyOrder({ shop, email, customerId }: LegacyBuyer): Promise<string> {
  made += 1;
  const orderNumber = `${NUMBER_STARTS[shop]}${String(Date.now()).slice(-9)}${made}`;
  const order = {
    orderNumber,
    site: shop,
    customerId,
    email,
    placedAt: '2022-05-05T10:00:00Z',
    status: 'COMPLETED',
    lines: [
      {
        sku: 'OLD1',
        name: 'Signet ring',
        brand: 'Amberley',
        quantity: 2,
        returned: 1,
        unitPrice: 20_000,
        total: 40_000,
        tax: 6_666,
        taxRate: 20,
      },
    ],
    shipping: 495,
    total: 40_495,
    tax: 6_749,
    refundedTotal: 20_000,
    deliveryMethod: { id: 'STD', name: 'Standard delivery' },
    deliverBy: '2022-05-10',
    shippingAddress: {
      firstName: 'Hannah',
      lastName: 'Okafor',
      country: 'GB',
      streetName: '14 Castle Street',
      city: 'Lancaster',
      postalCode: 'LA1 1YQ',
    },
    payments: [{ method: 'credit-card', amount: 40_495, maskedNumber: '411111XXXXXX1111', cardType: 'VISA' }],
  };
  const file = join(await mkdtemp(join(tmpdir(), 'orders-')), 'orders.ndjson');
  await writeFile(file, JSON.stringify(order));
  await runTool('orders-import', file);
  return orderNumber;
}

/** Registers. @returns the customer's id, as the session of the page gets it */
async function registered(page: Page, email: string): Promise<string> {
  await register(page, email);
  const shop = shopOf(test.info().project.name);
  const cookies = await page.context().cookies(origins[shop]);
  const customer = new Shopper(shop, cookies.map(({ name, value }) => `${name}=${value}`).join('; '));
  const { userInfo } = await customer.ask<{ userInfo: { id: string } }>(
    'query GetUserInfo { userInfo { id } }',
    {},
  );
  return userInfo.id;
}

async function expectLegacyOrder(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await expect(main.getByText('Your order has reached you.')).toBeVisible();
  await expect(main.getByRole('heading', { level: 3, name: 'Signet ring' })).toBeVisible();
  await expect(main.getByText('1 sent back')).toBeVisible();
  await expect(main.getByText('£404.95').first()).toBeVisible();
  await expect(main.getByText('£204.95')).toBeVisible();
}

test(
  '[EN-09] [RT-06] an order of the previous platform is in the account’s history and has its page',
  { tag: '@desktop' },
  async ({ page, shop, email }) => {
    const customerId = await registered(page, email);
    const orderNumber = await importLegacyOrder({ shop, email, customerId });
    await page.goto('/my-account/orders');
    await page.getByRole('link', { name: orderNumber }).click();
    await expect(page.getByRole('heading', { level: 1, name: `Order ${orderNumber}` })).toBeVisible();
    await expectLegacyOrder(page);
    await expectGoodPage(page);
    await expectFitsAt320(page);
  },
);

test(
  '[EN-09] [QY-06] a guest finds an order of the previous platform by its number and e-mail',
  { tag: '@phone' },
  async ({ page, shop, email }) => {
    const orderNumber = await importLegacyOrder({ shop, email, customerId: null });
    await page.goto('/find-order');
    await page.getByRole('textbox', { name: 'Order number' }).fill(orderNumber);
    await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
    await page.getByRole('button', { name: 'Find order' }).click();
    await expect(page.getByRole('heading', { level: 1, name: `Order ${orderNumber}` })).toBeFocused();
    await expectLegacyOrder(page);
  },
);
