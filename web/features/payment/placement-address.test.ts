import { describe, expect, it } from '@jest/globals';
import { paymentAddress, placementIn } from './placement-address.ts';

const ID = '0199c1a0-0000-7000-8000-00000000abcd';

describe('placement in the address', () => {
  it('[ST-08] is read as it was written', () => {
    expect(paymentAddress(ID)).toBe(`/checkout/payment?placement=${ID}`);
    expect(placementIn(`?placement=${ID}`)).toBe(ID);
  });

  it.each(['', 'x', `${ID}1`, '"><script>', '//evil.test', `${ID}&a=1`])(
    '[RT-17] %j is not a placement',
    (text) => {
      expect(paymentAddress(text)).toBe('/checkout/payment');
      expect(placementIn(`?${new URLSearchParams({ placement: text })}`)).toBeUndefined();
    },
  );

  it('is optional', () => {
    expect(placementIn('')).toBeUndefined();
    expect(placementIn('?orderNumber=BB7Q2M4X9K1')).toBeUndefined();
  });
});
