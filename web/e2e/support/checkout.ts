import { expect, type Locator, type Page } from '@playwright/test';
import { hydrated } from './hydrated.ts';

export const SHOPPER = {
  firstName: 'Hannah',
  lastName: 'Okafor',
  postcode: 'GU1 3UW',
  street: '14 Castle Street',
  town: 'Guildford',
  mobile: '07700 900412',
} as const;

/** Adds the product of the open page to the bag with its button. */
export async function addToBag(page: Page, code: string): Promise<void> {
  await page.goto(`/${code}/x/p`);
  const button = page.getByRole('button', { name: 'Add to bag' }).first();
  await hydrated(button);
  await button.click();
  await expect(page.getByRole('status').filter({ hasText: 'is in your bag' }).first()).toBeAttached();
}

/**
 * From the shop to the bag page by the header's link. The previous page stays in the document, hidden, so wait for
 * the new one.
 */
export async function openBag(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: /^Bag/ }).click();
  await expect(page).toHaveURL(/\/checkout\/cart$/);
  await expect(page.getByRole('link', { name: 'Go to checkout' })).toBeVisible();
}

/** From the shop through the bag page to delivery. */
export async function goToDelivery(page: Page): Promise<void> {
  await openBag(page);
  await bagToDelivery(page);
}

/** From the bag page to delivery. */
export async function bagToDelivery(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Go to checkout' }).click();
  await expect(page).toHaveURL(/\/checkout\/delivery$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Delivery' })).toBeVisible();
  await chooseDelivery(page, 'Send it to me');
  await expect(page.getByRole('button', { name: 'Continue to payment' })).toBeVisible();
}

/** Chooses one of the two tiles; none is selected at first (ST-05). */
export async function chooseDelivery(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('radio', { name }).check();
}

/** Every required field, and the value the shopper enters. */
export function deliveryFields(page: Page, email: string): [Locator, string][] {
  const field = (name: string | RegExp) => page.getByRole('textbox', { name });
  return [
    [field('E-mail'), email],
    [field('First name'), SHOPPER.firstName],
    [field('Last name'), SHOPPER.lastName],
    [field('Postcode'), SHOPPER.postcode],
    [field('House number and street'), SHOPPER.street],
    [field('Town or city'), SHOPPER.town],
    [field('Mobile number'), SHOPPER.mobile],
  ];
}

export async function fillDelivery(page: Page, email: string): Promise<void> {
  for (const [field, value] of deliveryFields(page, email)) await field.fill(value);
}

export async function giveDelivery(page: Page, email: string): Promise<void> {
  await fillDelivery(page, email);
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page).toHaveURL(/\/checkout\/payment$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Payment' })).toBeVisible();
  // The button does nothing until the card fields have loaded.
  await expect(payButton(page)).toBeEnabled();
}

/** The provider's fields are in frames of its own host; the surrounding page has no access to what is typed. */
export function cardFields(page: Page) {
  const inFrame = (name: string) =>
    page.frameLocator(`iframe[name^="flex-${name}"]`).getByRole('textbox', { name: /./ });
  return {
    number: inFrame('number'),
    securityCode: inFrame('securityCode'),
    expiry: page.getByRole('textbox', { name: 'Expiry' }),
  };
}

export const payButton = (page: Page): Locator =>
  page.getByRole('button', { name: /^Place order and pay £/ });

export async function giveCard(page: Page, number: string): Promise<void> {
  const fields = cardFields(page);
  await fields.number.fill(number);
  await fields.expiry.fill('12 / 31');
  await fields.securityCode.fill('123');
}

export async function pay(page: Page, number: string): Promise<void> {
  await giveCard(page, number);
  await expect(payButton(page)).toBeEnabled();
  await payButton(page).click();
}

/** The guest details stored in this tab (ST-06); null when there are none. */
export const rememberedGuest = (page: Page): Promise<string | null> =>
  page.evaluate(() => sessionStorage.getItem('guestDetails'));

/** Storage as left by a guest who has entered an e-mail address at delivery. */
export const rememberGuest = (page: Page, email: string): Promise<void> =>
  page.evaluate((details) => sessionStorage.setItem('guestDetails', JSON.stringify(details)), {
    isGuest: true,
    email,
    marketingPreference: { email: true, post: false, mobile: false },
  });

/** Waits for the confirmation. @returns the order number it shows */
export async function orderNumberShown(page: Page, firstName: string = SHOPPER.firstName): Promise<string> {
  await expect(page.getByRole('heading', { level: 1, name: `Thank you, ${firstName}` })).toBeVisible();
  const number = new URL(page.url()).searchParams.get('orderNumber') ?? '';
  await expect(page.getByText(number, { exact: true })).toBeVisible();
  return number;
}
