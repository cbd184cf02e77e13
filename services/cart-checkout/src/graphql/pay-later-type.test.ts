import { describe, expect, it } from '@jest/globals';
import { payLaterTypeOf } from './pay-later-type.ts';

describe('klarnaPaymentMethodType', () => {
  it.each([
    ['klarna', 'Klarna 30-day', '30-day'],
    ['klarna', 'Klarna in-3', 'in-3'],
    ['klarna', 'Klarna', null],
    ['credit-card', 'Visa', null],
  ])('[EN-09] [EU-19] of %s %s is %s', (method, cardType, type) => {
    expect(
      payLaterTypeOf([
        { method: 'givex', cardType: 'givex' },
        { method, cardType },
      ]),
    ).toBe(type);
  });

  it('[EN-09] of an order that cost nothing is null', () => {
    expect(payLaterTypeOf([])).toBeNull();
  });
});
