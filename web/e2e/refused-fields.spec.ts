import { expect, type Page } from '@playwright/test';
import { register } from './support/account.ts';
import { CARDS } from './support/card-provider.ts';
import { deliveryFields, pay } from './support/checkout.ts';
import { bringToDelivery, bringToPayment } from './support/fill-bag.ts';
import { refuseField } from './support/sent.ts';
import { test } from './support/test.ts';

const MESSAGE = 'There is no such postcode.';
const postcode = (page: Page) => page.getByRole('textbox', { name: 'Postcode' });

test(
  '[VA-13] a rejected field of a saved address is opened and focused',
  { tag: '@desktop' },
  async ({ page, pieces, email }) => {
    await register(page, email);
    await page.goto('/my-account/edit-address');
    for (const [field, value] of deliveryFields(page, '').slice(1)) await field.fill(value);
    await page.getByRole('button', { name: 'Save address' }).click();
    await expect(page).toHaveURL(/\/address-book$/);
    await bringToDelivery(page, pieces.plenty);
    await expect(page.getByRole('radio', { name: /14 Castle Street/ })).toBeChecked();
    const refused = { call: 'saveShippingDetailsCourier', of: 'address', field: 'address.postalCode' };
    await refuseField(page, { ...refused, message: MESSAGE });
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await expect(page.getByText(MESSAGE)).toBeVisible();
    await expect(postcode(page)).toBeFocused();
  },
);

test(
  '[VA-13] a rejected field of the delivery address, used as billing address, is opened and focused',
  { tag: '@desktop' },
  async ({ page, pieces, email }) => {
    await bringToPayment(page, pieces.plenty, email);
    const refused = { call: 'saveBillingDetails', of: 'choice', field: 'input.postalCode' };
    await refuseField(page, { ...refused, message: MESSAGE });
    await pay(page, CARDS.approved);
    await expect(page.getByText(MESSAGE)).toBeVisible();
    await expect(postcode(page)).toBeFocused();
    await expect(page.getByRole('textbox', { name: 'Town or city' })).toHaveValue('Guildford');
  },
);
