import { describe, expect, it } from '@jest/globals';
import { cardTypeOf } from './payment-method-types.ts';

describe('what a shopper has chosen at Klarna', () => {
  it.each([
    ['invoice', 'Klarna 30-day'],
    ['pay_later_by_card', 'Klarna 30-day'],
    ['slice_it', 'Klarna in-3'],
    ['slice_it_by_card', 'Klarna in-3'],
    ['fixed_sum_credit', 'Klarna in-3'],
    ['direct_debit', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('[EU-19] %s is %s', (type, name) => expect(cardTypeOf(type)).toBe(name));
});
