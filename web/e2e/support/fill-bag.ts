import { expect, test, type Page } from '@playwright/test';
import { origins, shopOf } from '../shop.ts';
import { chooseDelivery, payButton, SHOPPER } from './checkout.ts';
import { addToBagOf, Shopper } from './gateway.ts';
import { hydrated } from './hydrated.ts';

const ADDRESS = {
  firstName: SHOPPER.firstName as string,
  lastName: SHOPPER.lastName,
  phone: SHOPPER.mobile.replace(' ', ''),
  country: 'GB',
  streetName: SHOPPER.street,
  city: SHOPPER.town as string,
  postalCode: SHOPPER.postcode,
};

/**
 * Adds pieces to the bag of the page's session through the graph, which takes a tenth of the time of the product pages.
 * For journeys that are not about how a bag is filled.
 */
export async function fillBag(page: Page, ...codes: readonly string[]): Promise<Shopper> {
  const shop = shopOf(test.info().project.name);
  const context = page.context();
  const cookies = await context.cookies(origins[shop]);
  const shopper = new Shopper(shop, cookies.map(({ name, value }) => `${name}=${value}`).join('; '));
  for (const code of codes) expect(await addToBagOf(shopper, code)).toHaveProperty('lineItems');
  await context.addCookies(
    shopper.given.map((cookie) => ({ ...cookie, url: origins[shop], httpOnly: true })),
  );
  return shopper;
}

/** The bag page, with these pieces in the bag. */
export async function bringToBag(page: Page, ...codes: readonly string[]): Promise<void> {
  await fillBag(page, ...codes);
  await page.goto('/checkout/cart');
  await expect(page.getByRole('link', { name: 'Go to checkout' })).toBeVisible();
}

/** The delivery page with these pieces in the bag, and home delivery chosen. */
export async function bringToDelivery(page: Page, ...codes: readonly string[]): Promise<void> {
  await fillBag(page, ...codes);
  await page.goto('/checkout/delivery');
  await hydrated(page.getByRole('radio', { name: 'Send it to me' }));
  await chooseDelivery(page, 'Send it to me');
  await expect(page.getByRole('button', { name: 'Continue to payment' })).toBeVisible();
}

/** The payment page of a guest with these pieces in the bag and a delivery address. @param elsewhere other parts of the address */
export async function bringToPayment(
  page: Page,
  codes: string | readonly string[],
  email: string,
  elsewhere: Partial<typeof ADDRESS> & { region?: string } = {},
  wantsNews = false,
): Promise<void> {
  await fillToPayment(page, codes, email, elsewhere, wantsNews);
  await page.goto('/checkout/payment');
  await expect(page.getByRole('heading', { level: 1, name: 'Payment' })).toBeVisible();
  // The button does nothing until the card fields have loaded.
  await expect(payButton(page)).toBeEnabled();
}

/** As `bringToPayment`, without its page. @returns the shopper of the page, who can ask the graph */
export async function fillToPayment(
  page: Page,
  codes: string | readonly string[],
  email: string,
  elsewhere: Partial<typeof ADDRESS> & { region?: string } = {},
  wantsNews = false,
): Promise<Shopper> {
  const shopper = await fillBag(page, ...[codes].flat());
  const answer = await shopper.ask(
    `mutation SaveShippingDetailsCourier($input: ShippingDetailsCourierInput!) {
       saveShippingDetailsCourier(input: $input) { __typename }
     }`,
    {
      input: {
        address: { ...ADDRESS, ...elsewhere },
        email,
        marketingPreference: { email: wantsNews, post: false, mobile: false },
      },
    },
  );
  expect(answer).toEqual({ saveShippingDetailsCourier: { __typename: 'Cart' } });
  return shopper;
}
