import { describe, expect, it } from '@jest/globals';
import { lackOf } from './wallet-lacks.ts';

const bag = {
  id: 'mine',
  guestEmail: 'ada@example.com',
  shippingAddress: { firstName: 'Ada', phone: '', postalCode: '' },
};
const told = (...missing: string[]) => ({ name: 'PayPal', cartId: 'mine', missing });

describe('what a wallet has not told of a delivery', () => {
  it('[VA-01] is named, each field once', () => {
    expect(lackOf(told('phone'), bag)).toMatch(/^We need your phone number: PayPal has not told us/);
    expect(lackOf(told('phone', 'postalCode', 'email'), { id: 'mine', shippingAddress: {} })).toMatch(
      /^We need your phone number, postcode and e-mail: /,
    );
  });

  it('[VA-03] is a place where we deliver', () => {
    const abroad = { ...bag, shippingAddress: { ...bag.shippingAddress, country: '' } };
    expect(lackOf(told('country', 'postalCode'), abroad)).toMatch(
      /^We do not deliver to the address from PayPal/,
    );
  });

  it('[VA-01] is nothing once the bag has it, and where no wallet was asked', () => {
    expect(lackOf(told('firstName', 'email'), bag)).toBeUndefined();
    expect(lackOf(told(), bag)).toBeUndefined();
    expect(lackOf(undefined, bag)).toBeUndefined();
  });

  it('[VA-01] is nothing of another bag', () => {
    expect(lackOf(told('phone'), { ...bag, id: 'another' })).toBeUndefined();
  });
});
