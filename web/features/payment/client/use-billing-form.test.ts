import { describe, expect, it } from '@jest/globals';
import type { PaymentMethodType } from '../../../gql/graphql.ts';
import { isBillingSaved } from './use-billing-form.ts';

const address = {
  firstName: 'Hannah',
  lastName: 'Okafor',
  phone: '07700900412',
  country: 'GB',
  streetName: '14 Castle Street',
  city: 'Guildford',
  postalCode: 'GU1 3UW',
};
const bag = {
  shippingAddress: { ...address, id: 'delivery' },
  billingAddress: { ...address, id: 'billing' },
  paymentMethods: [
    { method: 'credit_card', transactions: [] },
    { method: 'givex', transactions: [{ id: 'of a gift card' }] },
  ],
} as const;
const isGiftCard = (method: PaymentMethodType) => method === 'givex';

describe('a bill that goes where the order goes', () => {
  it('[MU-09] needs no request of its own when it was saved with the delivery', () => {
    expect(isBillingSaved(bag, isGiftCard)).toBe(true);
  });

  it.each([
    ['none yet', { billingAddress: null }],
    ['of another name at the same house', { billingAddress: { ...bag.billingAddress, firstName: 'Ada' } }],
    ['of the delivery before this one', { shippingAddress: { ...address, streetName: '15 Castle Street' } }],
    ['of a bag without a delivery address', { shippingAddress: null }],
  ])('[MU-09] is saved where the bag has a billing address %s', (_, change) => {
    expect(isBillingSaved({ ...bag, ...change }, isGiftCard)).toBe(false);
  });

  it('[ST-08] is saved while an earlier payment is open, which ends that one', () => {
    const paymentMethods = [{ method: 'credit_card', transactions: [{ id: 'begun' }] }] as const;
    expect(isBillingSaved({ ...bag, paymentMethods }, isGiftCard)).toBe(false);
  });
});
