import { expect, type Page } from '@playwright/test';
import { register } from './support/account.ts';
import { CARDS } from './support/card-provider.ts';
import {
  bagToDelivery,
  deliveryFields,
  openBag,
  orderNumberShown,
  pay,
  payButton,
} from './support/checkout.ts';
import { beginsHydrated, hydrated } from './support/hydrated.ts';
import { namesSent } from './support/sent.ts';
import { NECESSARY_ONLY, test } from './support/test.ts';
import { startConfiguredShop } from './configured-shop.ts';
import { launchOptions, origins, webPort, type ShopName } from './shop.ts';

/** Calls of the commerce host that a page makes, with the sections that it asks for. */
function commerceCalls(page: Page): readonly string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    const sections = searchParams.get('sections');
    calls.push(`${request.method()} ${pathname}${sections === null ? '' : ` ${sections}`}`);
  });
  return calls;
}

test(
  '[CO-03] [RE-05] [IN-02] [EN-20] not composable: a customer walks from a list to the confirmation of an order',
  { tag: '@desktop' },
  async ({ playwright, shop, email }) => {
    test.slow();
    const configured = await startConfiguredShop({ composableInstance: false });
    // The provider of cards admits the addresses of the stack's shops alone, so this one answers at theirs.
    const rule = `--host-resolver-rules=MAP ${shop}.localhost:${webPort} localhost:${configured.port}`;
    const browser = await playwright.chromium.launch({
      ...launchOptions,
      args: [...launchOptions.args, rule],
    });
    try {
      const context = await browser.newContext({ baseURL: origins[shop] });
      context.on('page', beginsHydrated);
      await context.addCookies([{ name: 'cookieConsent', value: NECESSARY_ONLY, url: origins[shop] }]);
      await walk(await context.newPage(), shop, email);
      expect(configured.asked).toContain('POST /api/amplience/recommendations');
    } finally {
      await browser.close();
      await configured.stop();
    }
  },
);

async function walk(page: Page, shop: ShopName, email: string): Promise<void> {
  const [calls, asked] = [commerceCalls(page), namesSent(page)];
  await register(page, email);
  await page.goto('/product-listing/watches');
  await expect.poll(() => calls).toContain('GET /api/v1/dynamic/data userInfo');

  await page.locator('article[data-state="buy"]').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/p$/);
  const add = page.getByRole('button', { name: 'Add to bag' }).first();
  await hydrated(add);
  await expect(page.locator('[data-list="related"]').getByRole('article').first()).toBeVisible();
  await add.click();
  await expect(page.getByRole('status').filter({ hasText: 'is in your bag' }).first()).toBeAttached();

  await page.getByRole('banner').getByRole('link', { name: 'Bag, 1 piece' }).focus();
  await expect(page.getByRole('region', { name: 'Your bag' }).getByText('Subtotal')).toBeVisible();
  // By its rollover, or with the list where both changed.
  expect(calls).toEqual(
    expect.arrayContaining([expect.stringMatching(/^GET (\/bag\/rollover$|\S+ miniCartInfo)/)]),
  );
  await openBag(page);
  await bagToDelivery(page);
  for (const [field, value] of deliveryFields(page, email).slice(1)) await field.fill(value);
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(payButton(page)).toBeEnabled();
  await pay(page, CARDS.approved);
  expect(await orderNumberShown(page)).toMatch(shop === 'loupe' ? /^LP/ : /^BB/);
  for (const name of ['UserInfo', 'GetMutualData']) expect(asked).not.toContain(name);
}
