import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { toCentPrecision } from './precision.ts';
import { netUnitPrice, taxIncluded, withoutTax } from './vat.ts';

const gross = fc.integer({ min: -100_000_000, max: 100_000_000 });
const rate = fc.constantFrom(0, 5, 12.5, 20, 100);

describe('VAT included in a price', () => {
  it.each([
    [12000, 2000],
    [235000, 39167],
    [495, 82], // net 412.5p goes up to 413p
    [3, 0],
    [0, 0],
  ])('[CO-08] %i pence include %i pence of tax at 20 %%', (minorUnits, tax) => {
    expect(taxIncluded(minorUnits)).toBe(tax);
  });

  it('[CO-08] tax is revenue minus revenue without tax, which is rounded half up to the penny', () => {
    fc.assert(
      fc.property(gross, rate, (minorUnits, percent) => {
        const net = withoutTax(minorUnits, percent);
        expect(taxIncluded(minorUnits, percent) + net).toBe(minorUnits);
        expect(Math.abs(net * (100 + percent) - minorUnits * 100)).toBeLessThanOrEqual((100 + percent) / 2);
      }),
    );
  });

  it('a refund has the tax of its sale', () => {
    fc.assert(
      fc.property(gross, (minorUnits) => expect(taxIncluded(-minorUnits) + taxIncluded(minorUnits)).toBe(0)),
    );
  });

  it.each([-1, 101, NaN])('refuses a rate of %p per cent', (percent) => {
    expect(() => taxIncluded(100, percent)).toThrow(RangeError);
  });
});

describe('Money of the graph', () => {
  it('[EN-06] whole pence are centPrecision with two fraction digits', () => {
    expect(toCentPrecision(235000)).toEqual({ currencyCode: 'GBP', centAmount: 235000, fractionDigits: 2 });
  });

  it('[EN-06] a net unit price is highPrecision: exact to a millionth of a pound, its centAmount half up', () => {
    expect(netUnitPrice(10000)).toEqual({
      currencyCode: 'GBP',
      centAmount: 8333,
      fractionDigits: 6,
      preciseAmount: '83333333',
    });
  });

  it('[EN-06] precise net price times quantity is within a hundredth of a penny of the line, up to 99 of it', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10_000_000 }),
        fc.integer({ min: 1, max: 99 }),
        (minorUnits, quantity) => {
          const { preciseAmount, fractionDigits, centAmount } = netUnitPrice(minorUnits);
          const unit = Number(preciseAmount) / 10 ** (fractionDigits - 2);
          expect(Math.abs(unit * quantity - (minorUnits * quantity * 100) / 120)).toBeLessThan(0.01);
          expect(centAmount).toBe(withoutTax(minorUnits));
        },
      ),
    );
  });
});
