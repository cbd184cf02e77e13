import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { networkOf } from './card-networks.ts';
import { passesLuhn } from './luhn.ts';
import { TEST_CARDS } from './test-cards.ts';

describe('cards', () => {
  it.each(TEST_CARDS)('[MU-13] test card $number is a valid one of its scheme', ({ number }) => {
    const code = { 4: '001', 5: '002', 3: '003' }[number.charAt(0)];
    expect(passesLuhn(number)).toBe(true);
    expect(networkOf(number, ['VISA', 'MASTERCARD', 'AMEX'])?.code).toBe(code);
  });

  it('[MU-13] exactly one check digit passes, for any other digits', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{11,18}$/), (digits) => {
        const passing = [...'0123456789'].filter((check) => passesLuhn(digits + check));
        expect(passing).toHaveLength(1);
      }),
    );
  });

  it.each([
    ['378282246310005', '003'],
    ['2222420000001113', '002'],
    ['5555555555554444', '002'],
    ['6011111111111117', '004'],
    ['3566111111111113', '007'],
    ['6759411100000008', '042'],
  ])('[MU-13] %s is of type %s', (number, code) => {
    const all = ['VISA', 'MASTERCARD', 'AMEX', 'DISCOVER', 'JCB', 'MAESTRO'];
    expect(networkOf(number, all)?.code).toBe(code);
    expect(networkOf(number, ['DINERSCLUB'])).toBeUndefined();
  });
});
