import { taxRateOf } from '@loupe/money/tax-category';
import { taxIncluded } from '@loupe/money/vat';
import { allocate } from './allocate.ts';
import type { PricedCart, PricedLine } from './priced-cart.ts';
import type { Stage } from './stage.ts';

/** The rates of VAT, in per cent, of a line and of the delivery charge. */
export interface TaxRates {
  readonly ofLine: (line: PricedLine, priced: PricedCart) => number;
  readonly ofDelivery: (priced: PricedCart) => number;
}

/** Per cent. VAT on a gift card is due when something is bought with it, not when it is sold (VATA 1994, schedule 10B). */
const standardRate = ({
  giftCardValue,
  taxCategory = 'uk-vat-full',
}: Pick<PricedLine, 'giftCardValue' | 'taxCategory'>): number =>
  giftCardValue === undefined ? taxRateOf(taxCategory) : 0;

/** Nothing is charged on what is sent out of the United Kingdom. */
export const UK_VAT: TaxRates = {
  ofLine: (line, { isExport = false }) => (isExport ? 0 : standardRate(line)),
  ofDelivery: ({ isExport = false }) => (isExport ? 0 : taxRateOf('uk-vat-full')),
};

/** The tax of each line's rate, and that of the delivery charge. */
export const priceTax =
  (rates: TaxRates): Stage =>
  (priced) => {
    const lines = withTax(priced.lines.map((line) => ({ ...line, taxRate: rates.ofLine(line, priced) })));
    const goodsTax = sum(lines.flatMap(({ unitTax }) => unitTax));
    const tax = goodsTax + taxIncluded(priced.shipping ?? 0, rates.ofDelivery(priced));
    return { ...priced, lines, goodsTax, tax };
  };

type Taxable = Pick<PricedLine, 'id' | 'quantity' | 'unitAmounts' | 'taxRate'>;

/**
 * The tax included in what is paid: computed once for all goods of a rate, and allocated to their units by amount. Units are
 * ordered by line id, so that the order of the lines has no effect.
 */
function withTax<Line extends Taxable>(lines: readonly Line[]): (Line & Pick<PricedLine, 'unitTax'>)[] {
  const taxOf = new Map<string, readonly number[]>();
  for (const rate of new Set(lines.map(({ taxRate }) => taxRate))) {
    const ofRate = lines
      .filter(({ taxRate }) => taxRate === rate)
      .toSorted((left, right) => (left.id < right.id ? -1 : 1));
    const amounts = ofRate.flatMap(({ unitAmounts }) => unitAmounts);
    const shares = allocate(taxIncluded(sum(amounts), rate), amounts);
    for (const { id, quantity } of ofRate) taxOf.set(id, shares.splice(0, quantity));
  }
  return lines.map((line) => ({ ...line, unitTax: taxOf.get(line.id) ?? [] }));
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);
