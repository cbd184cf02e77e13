import { expect, type Page } from '@playwright/test';
import { IsAuthorizedDocument } from '../gql/graphql.ts';
import { documentIdOf } from '../lib/document-id.ts';
import { ask } from './ask.ts';
import { origins } from './shop.ts';
import { PASSWORD, passwordField, register, saveAddress, signOut } from './support/account.ts';
import { wantBotCheck } from './support/bot-check.ts';
import { CARDS } from './support/card-provider.ts';
import {
  cardFields,
  chooseDelivery,
  deliveryFields,
  orderNumberShown,
  payButton,
} from './support/checkout.ts';
import { expectGoodAtEverySize } from './support/expect-page.ts';
import { fillBag } from './support/fill-bag.ts';
import { pressOn, tabTo, typeInto } from './support/keyboard.ts';
import { test } from './support/test.ts';

const OUTSIDE = ['/login', '/register', '/your-data', '/find-order', '/login/pw/change?token=none'];
const INSIDE = [
  '/login/accountCreated',
  '/my-account',
  '/my-account/orders',
  '/my-account/order?orderNumber=BB000000000',
  '/my-account/reservations',
  '/my-account/appointments',
  '/my-account/gift-cards',
  '/my-account/address-book',
  '/my-account/edit-address',
  '/my-account/update-profile',
  '/my-account/privacy',
  '/login/pw/change',
];

async function expectGoodPages(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(200);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expectGoodAtEverySize(page);
  }
}

test(
  '[RT-02] [RT-03] [RT-05] [RT-06] [RT-07] every page of the account is accessible and fits at every size, and is not indexed',
  { tag: '@sweep' },
  async ({ page, email }) => {
    test.setTimeout(300_000);
    await expectGoodPages(page, OUTSIDE);
    await register(page, email);
    await saveAddress(page);
    await expectGoodPages(page, INSIDE);
  },
);

test(
  '[RT-03] [RT-07] a form and a list of the account are accessible and fit at every size, and are not indexed',
  { tag: ['@phone', '@nightly'] },
  async ({ page, email }) => {
    await expectGoodPages(page, ['/register']);
    await register(page, email);
    await saveAddress(page);
    await expectGoodPages(page, ['/my-account/address-book']);
  },
);

test(
  '[RT-07] [VA-02] [VA-13] [BH-02] a saved address fills the checkout, and takes a customer straight to payment',
  { tag: '@desktop' },
  async ({ page, pieces, email }) => {
    await register(page, email);
    await fillBag(page, pieces.plenty);
    await page.goto('/checkout/payment');
    await expect(page).toHaveURL(/\/checkout\/delivery$/);

    await page.goto('/my-account/edit-address');
    await page.getByRole('textbox', { name: 'Mobile number' }).fill('07700');
    await page.getByRole('button', { name: 'Save address' }).click();
    await expect(page.getByRole('alert').getByText(/^Please check \d+ things$/)).toBeVisible();
    await saveAddress(page);

    await page.goto('/checkout/delivery');
    await chooseDelivery(page, 'Send it to me');
    await expect(page.getByRole('radio', { name: /14 Castle Street/ })).toBeChecked();
    await page.getByRole('radio', { name: 'Another address' }).check();
    await expect(page.getByRole('textbox', { name: 'House number and street' })).toHaveValue(
      '14 Castle Street',
    );
    await page.goto('/checkout/payment');
    await expect(payButton(page)).toBeEnabled();
    await expect(page.getByText('Same as delivery')).toBeVisible();
  },
);

test('[RT-05] a visitor who is not signed in is redirected to sign in by the response itself', async ({
  shop,
}) => {
  for (const path of ['/my-account', '/my-account/orders?page=2', '/my-account/update-profile']) {
    const { status, headers } = await ask(shop, path);
    expect(status).toBe(302);
    const { host, pathname, searchParams } = new URL(headers.location ?? '', origins[shop]);
    expect(host).toBe(new URL(origins[shop]).host);
    expect(pathname).toBe('/login');
    expect(searchParams.get('returnTo') ?? '/my-account').toBe(path);
  }
});

/** Sign-in checks that the page has had an answer to, by their requests: the body of an answer is gone with its page. */
function countChecks(page: Page): () => number {
  let checks = 0;
  page.on('response', (response) => {
    if (response.ok() && response.request().postData()?.includes(documentIdOf(IsAuthorizedDocument)))
      checks += 1;
  });
  return () => checks;
}

test(
  '[ST-01] [QY-03] checks who is signed in on each change of path, not of query',
  { tag: '@phone' },
  async ({ page, shop }) => {
    const checks = countChecks(page);
    const listing = shop === 'loupe' ? '/product-listing/watches' : '/product-listing/engagement-rings';
    await page.goto(listing);
    await expect.poll(checks).toBe(1);
    await page.evaluate(() => window.history.pushState(null, '', '?sort=newest'));
    await page
      .getByRole('banner')
      .getByRole('link', { name: /, home$/ })
      .click();
    await expect(page).toHaveURL((url) => url.pathname === '/');
    await expect.poll(checks).toBe(2);
  },
);

test(
  '[CO-03] [RT-02] the bot check is loaded only when its realm requires it',
  { tag: ['@desktop', '@nightly'] },
  async ({ page, email }) => {
    const scripts: string[] = [];
    page.on('request', (request) => request.url().includes('/recaptcha/') && scripts.push(request.url()));
    await register(page, email);
    await signOut(page);
    expect(scripts).toEqual([]);

    const tokens = await wantBotCheck(page, 'LOGIN');
    await page.goto('/login');
    await page.locator('#sign-in-email').fill(email);
    await page.locator('#sign-in-password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL(/\/my-account$/);
    expect(tokens).toEqual([expect.stringMatching(/^[\w-]{20,}$/)]);
    expect(scripts.some((url) => url.includes('/api.js?render='))).toBe(true);
  },
);

test(
  '[RT-03] [VA-09] what is typed before the page has hydrated is kept, and validated',
  { tag: '@phone' },
  async ({ page }) => {
    let deliver = () => {};
    const delivered = new Promise<void>((resolve) => (deliver = resolve));
    await page.route('**/_next/static/**/*.js*', async (route) => {
      await delivered;
      await route.continue();
    });
    await page.goto('/register', { waitUntil: 'commit' });
    await page.getByRole('textbox', { name: 'First name' }).fill('Hannah');
    await passwordField(page).fill(PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Create account' })).toBeDisabled();
    deliver();
    await expect(page.getByText('Hard to guess. Good.')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue('Hannah');
  },
);

test(
  '[RT-03] registering and buying with the keyboard only',
  { tag: ['@desktop', '@nightly'] },
  async ({ page, pieces, email }) => {
    await page.goto('/register');
    await typeInto(page, page.getByRole('textbox', { name: 'First name' }), 'Hannah');
    await typeInto(page, page.getByRole('textbox', { name: 'Last name' }), 'Okafor');
    await typeInto(page, page.getByRole('textbox', { name: 'E-mail' }), email);
    await typeInto(page, page.getByRole('textbox', { name: 'Password', exact: true }), PASSWORD);
    await pressOn(page, page.getByRole('checkbox', { name: 'By e-mail' }), 'Space');
    await pressOn(page, page.getByRole('button', { name: 'Create account' }));
    await expect(page).toHaveURL(/\/login\/accountCreated/);

    await page.goto(`/${pieces.plenty}/x/p`);
    await pressOn(page, page.getByRole('button', { name: 'Add to bag' }).first());
    await expect(page.getByRole('button', { name: 'In your bag' }).first()).toBeVisible();
    await page.goto('/checkout/delivery');
    await pressOn(page, page.getByRole('radio', { name: 'Send it to me' }), 'Space');
    for (const [field, value] of deliveryFields(page, email).slice(1)) await retype(page, field, value);
    await pressOn(page, page.getByRole('button', { name: 'Continue to payment' }));
    const { number, expiry, securityCode } = cardFields(page);
    await typeInto(page, number, CARDS.approved);
    await typeInto(page, expiry, '1231');
    await typeInto(page, securityCode, '123');
    await tabTo(page, payButton(page));
    await page.keyboard.press('Enter');
    await orderNumberShown(page);
  },
);

/** The names come from the account. */
async function retype(page: Page, field: Parameters<typeof tabTo>[1], value: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(value);
}

test('[VA-11] nothing is ticked in advance on the registration form', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/register');
  const boxes = page.getByRole('main').getByRole('checkbox');
  await expect(boxes).toHaveCount(3);
  for (const box of await boxes.all()) await expect(box).not.toBeChecked();
});
