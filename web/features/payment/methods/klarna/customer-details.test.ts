import { describe, expect, it } from '@jest/globals';
import { customerDetails } from './customer-details.ts';

const ADDRESS = {
  __typename: 'Address',
  id: 'a',
  salutation: null,
  firstName: 'Hannah',
  lastName: 'Okafor',
  phone: '07700 900412',
  country: 'GB',
  region: null,
  streetName: 'Castle Street',
  streetNumber: '14',
  city: 'Guildford',
  postalCode: 'GU1 3UW',
} as const;

describe('what Klarna is told of a shopper', () => {
  it('[BH-13] is both addresses in its words, with the e-mail of the order', () => {
    const details = {
      given_name: 'Hannah',
      family_name: 'Okafor',
      email: 'hannah@example.com',
      phone: '07700 900412',
      street_address: '14 Castle Street',
      city: 'Guildford',
      postal_code: 'GU1 3UW',
      country: 'GB',
    };
    expect(
      customerDetails({ billingAddress: ADDRESS, shippingAddress: ADDRESS }, 'hannah@example.com'),
    ).toEqual({ billing_address: details, shipping_address: details });
  });

  it('[BH-13] bills to the delivery address where there is no other, and cuts a street that is too long', () => {
    const far = { ...ADDRESS, streetNumber: null, phone: '', streetName: 'x'.repeat(150) };
    expect(customerDetails({ billingAddress: null, shippingAddress: far }, undefined)).toMatchObject({
      billing_address: { street_address: 'x'.repeat(100) },
    });
  });
});
