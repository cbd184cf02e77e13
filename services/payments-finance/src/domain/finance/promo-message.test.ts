import { describe, expect, it } from '@jest/globals';
import { longestFirst } from './eligibility.ts';
import { promoMessage } from './promo-message.ts';
import { ibc, ifc } from './test-products.ts';

const THRESHOLD = 100_000;
const textFor = (price: number, ...products: Parameters<typeof longestFirst>[0]) =>
  promoMessage(longestFirst(products), price, THRESHOLD)?.text;

describe('the message under a price', () => {
  it.each([
    [99_999, 'From £83.33/Month 0% APR'],
    [100_000, 'From £33.31/Month'],
  ])('[CO-07] prefers interest-free credit strictly below the threshold: %d pence', (price, text) =>
    expect(textFor(price, ifc(), ibc())).toBe(text),
  );

  it('[CO-07] the other type serves where the preferred one is not eligible', () => {
    expect(textFor(50_000, ibc())).toMatch(/^From £[\d.]+\/Month$/);
    expect(textFor(200_000, ifc())).toBe('From £166.67/Month 0% APR');
    expect(textFor(200_000)).toBeUndefined();
  });

  it('[CO-07] fills the placeholders of a text that was configured', () =>
    expect(textFor(200_000, ibc({ message: '{monthlyRepayment} a month, {apr}% APR, {apr}' }))).toBe(
      '£66.61 a month, 12.9% APR, 12.9',
    ));

  it('[CO-07] tells the longest term at its smallest deposit, and the example is of the same figure', () => {
    const longer = ifc({ key: 'ifc-24', months: 24, minDepositPercentage: 10 });
    const message = promoMessage(longestFirst([ifc(), longer]), 60_000, THRESHOLD);
    expect(message).toMatchObject({
      text: 'From £22.50/Month 0% APR',
      example: {
        cashPrice: 60_000,
        deposit: 6_000,
        credit: 54_000,
        months: 24,
        monthlyRepayment: 2_250,
        totalPayable: 60_000,
        interestPayable: 0,
      },
    });
  });
});
