import { expect } from '@playwright/test';
import { SignInDocument } from '../gql/graphql.ts';
import { documentIdOf } from '../lib/document-id.ts';
import {
  NEW_PASSWORD,
  PASSWORD,
  passwordField,
  register,
  resetLink,
  signIn,
  signOut,
} from './support/account.ts';
import { CARDS } from './support/card-provider.ts';
import {
  addToBag,
  deliveryFields,
  goToDelivery,
  orderNumberShown,
  pay,
  payButton,
  rememberedGuest,
  rememberGuest,
} from './support/checkout.ts';
import { expectGoodPage } from './support/expect-page.ts';
import { bringToDelivery } from './support/fill-bag.ts';
import { hydrated } from './support/hydrated.ts';
import { test } from './support/test.ts';

const NAMES = { beaverbrooks: 'favourites', loupe: 'wishlist' } as const;

test(
  '[RT-02] [RT-03] [RT-04] [RT-05] [RT-06] [EN-01] [QY-01] [QY-03] [RO-02] [ST-03] [ST-06] a customer registers, saves, buys, sees the order, signs out, and finds bag and list in another browser',
  { tag: '@desktop' },
  async ({ page, browser, baseURL, shop, pieces, email }) => {
    test.setTimeout(240_000);
    await register(page, email);
    const name = NAMES[shop];
    await page.goto(`/${pieces.plenty}/x/p`);
    await page
      .getByRole('button', { name: new RegExp(`^Add .*to ${name}$`) })
      .first()
      .click();
    await expect(page.getByRole('button', { name: new RegExp(`from ${name}$`) }).first()).toBeVisible();

    await addToBag(page, pieces.plenty);
    await goToDelivery(page);
    await expect(page.getByText(`Your receipt and delivery times go to ${email}.`)).toBeVisible();
    for (const [field, value] of deliveryFields(page, email).slice(1)) await field.fill(value);
    await page.getByRole('checkbox', { name: 'Save this address in my address book' }).check();
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await expect(payButton(page)).toBeEnabled();
    await pay(page, CARDS.approved);
    const orderNumber = await orderNumberShown(page);
    await expect(page.getByRole('heading', { name: 'Keep this order in an account' })).toHaveCount(0);

    await page.goto('/my-account');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Good \w+, Hannah$/);
    await expect(page.getByText('14 Castle Street')).toBeVisible();
    await page.getByRole('link', { name: 'Order details' }).click();
    await expect(page.getByRole('heading', { level: 1, name: `Order ${orderNumber}` })).toBeVisible();
    await expect(page.getByText('Paid by Visa ending 1111')).toBeVisible();
    await page.goto('/my-account/orders');
    await expect(page.getByRole('row', { name: new RegExp(orderNumber) })).toBeVisible();

    await addToBag(page, pieces.plenty);
    const banner = page.getByRole('banner');
    await expect(banner.getByRole('link', { name: 'Bag, 1 piece' })).toBeVisible();
    await rememberGuest(page, email);
    await signOut(page);
    expect(await rememberedGuest(page)).toBeNull();
    await expect(banner.getByRole('link', { name: 'Bag', exact: true })).toBeVisible();
    await page.goto('/my-account/orders');
    await expect(page).toHaveURL(/\/login\?returnTo=%2Fmy-account%2Forders$/);

    const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' });
    const other = await elsewhere.newPage();
    await other.goto('/my-account/orders');
    await rememberGuest(other, email);
    await signIn(other, email);
    expect(await rememberedGuest(other)).toBeNull();
    await expect(other).toHaveURL(/\/my-account\/orders$/);
    await expect(other.getByRole('row', { name: new RegExp(orderNumber) })).toBeVisible();
    await expect(other.getByRole('banner').getByRole('link', { name: 'Bag, 1 piece' })).toBeVisible();
    await other.goto(`/${pieces.plenty}/x/p`);
    await expect(other.getByRole('button', { name: new RegExp(`from ${name}$`) }).first()).toBeVisible();
    await elsewhere.close();
  },
);

test(
  '[RT-02] [VA-09] a forgotten password is reset by an e-mailed link, once',
  { tag: '@phone' },
  async ({ page, email }) => {
    await register(page, email);
    await signOut(page);
    await page.goto('/login');
    await page.locator('#forgotten-email').fill(email);
    await page.getByRole('button', { name: 'E-mail me a link' }).click();
    await expect(page.getByText(`If there is an account for ${email}, a link is on its way.`)).toBeVisible();
    const link = await resetLink(email);

    await page.goto(link);
    await passwordField(page, 'New password').fill('password');
    await expect(page.getByText('Still easy to guess.')).toBeVisible();
    await passwordField(page, 'New password').fill(NEW_PASSWORD);
    await page.getByRole('button', { name: 'Set new password' }).click();
    await expect(page.getByText('Your password is changed.')).toBeVisible();
    expect(page.url()).not.toContain('token');

    await page.goto(link);
    await passwordField(page, 'New password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Set new password' }).click();
    await expect(page.getByText('This link has been used')).toBeVisible();

    await page.context().clearCookies();
    await page.goto('/login');
    await page.locator('#sign-in-email').fill(email);
    await page.locator('#sign-in-password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByText('That e-mail and password do not match.')).toBeVisible();
    await signIn(page, email, NEW_PASSWORD);
    await expect(page).toHaveURL(/\/my-account$/);
  },
);

test(
  '[RT-02] [ST-02] a customer changes the password with the current one, and is told while signing in with it',
  { tag: '@desktop' },
  async ({ page, email }) => {
    await register(page, email);
    await page.goto('/login/pw/change');
    const change = async (current: string) => {
      await passwordField(page, 'Current password').fill(current);
      await passwordField(page, 'New password').fill(NEW_PASSWORD);
      await page.getByRole('button', { name: 'Change password' }).click();
    };
    await change(NEW_PASSWORD);
    await expect(page.getByText('That e-mail and password do not match.')).toBeVisible();
    await change(PASSWORD);
    await expect(page.getByText('Your password is changed.')).toBeVisible();
    await signOut(page);

    await page.goto('/login');
    const answered = Promise.withResolvers<undefined>();
    await page.route('**/api/graphql', async (route) => {
      if (route.request().postData()?.includes(documentIdOf(SignInDocument))) await answered.promise;
      await route.continue();
    });
    await hydrated(page.locator('#sign-in-email'));
    const signed = signIn(page, email, NEW_PASSWORD);
    await expect(page.getByRole('status').filter({ hasText: 'Signing you in…' })).toBeVisible();
    answered.resolve(undefined);
    await signed;
    await expect(page).toHaveURL(/\/my-account$/);
  },
);

test(
  '[VA-14] [MU-02] who has an account is offered to sign in, where the e-mail is given at registration and at the checkout',
  { tag: '@phone' },
  async ({ page, pieces, email }) => {
    await register(page, email);
    await signOut(page);
    const offer = page.getByRole('status').filter({ hasText: 'There is an account for this e-mail.' });
    await page.goto('/register');
    const field = page.getByRole('textbox', { name: 'E-mail' });
    await hydrated(field);
    await field.fill(`new.${email}`);
    await field.press('Tab');
    await field.fill(email);
    await field.press('Tab');
    await expect(offer.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
    await expectGoodPage(page);
    await field.fill(`new.${email}`);
    await expect(offer).toHaveCount(0);

    await bringToDelivery(page, pieces.plenty);
    await page.locator('#email').fill(email.toUpperCase());
    await page.locator('#email').press('Tab');
    await expect(offer.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/login?returnTo=%2Fcheckout%2Fdelivery',
    );
    await expectGoodPage(page);
  },
);

test(
  '[RO-02] a guest’s bag is merged into the account’s at sign-in',
  { tag: '@phone' },
  async ({ page, pieces, email }) => {
    await register(page, email);
    await addToBag(page, pieces.plenty);
    await signOut(page);
    await addToBag(page, pieces.plenty);
    await page.goto('/login?returnTo=//evil.example');
    await signIn(page, email);
    await expect(page).toHaveURL(/\/my-account$/);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Bag, 2 pieces' })).toBeVisible();
  },
);

test(
  '[RT-04] neither a prefetch nor an image request of the address signs the customer out',
  { tag: '@desktop' },
  async ({ page, email }) => {
    await register(page, email);
    await page.evaluate(async () => {
      for (const headers of [{ purpose: 'prefetch' }, { accept: 'image/*' }, { rsc: '1' }])
        await (await fetch('/logout', { headers })).text();
      await new Promise((settled) => {
        const image = new Image();
        image.onerror = image.onload = settled;
        image.src = '/logout';
      });
    });
    await page.goto('/my-account');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Hannah$/);
  },
);
