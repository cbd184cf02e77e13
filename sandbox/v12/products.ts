/** A product as the lender lists it (FinanceProduct). */
export interface Product {
  readonly ProductId: string;
  readonly ProductGuid: string;
  readonly Name: string;
  readonly Description: string;
  readonly APR: string;
  readonly MonthlyRate: string;
  readonly Months: number;
  readonly CalculationFactor: string;
  readonly DeferredPeriod: number;
  readonly OptionPeriod: number;
  readonly MinLoan: string;
  readonly MaxLoan: string;
  readonly DocumentFee: string;
  readonly DocumentFeeCollectionMonth: number;
  readonly ServiceFee: string;
  readonly SettlementFee: string;
  readonly Tag: string;
}

const product = (id: number, apr: number, months: number, deferred = 0): Product => ({
  ProductId: String(id),
  ProductGuid: `c0ffee00-0000-4000-8000-000000000${id}`,
  Name: apr === 0 ? `${months} months interest free` : `${months} months at ${apr}%`,
  Description: deferred === 0 ? '' : `The first payment is due after ${deferred} months.`,
  APR: apr.toFixed(2),
  MonthlyRate: (monthlyRate(apr) * 100).toFixed(6),
  Months: months,
  CalculationFactor: factor(apr, months).toFixed(10),
  DeferredPeriod: deferred,
  OptionPeriod: 0,
  MinLoan: '250.00',
  MaxLoan: '25000.00',
  DocumentFee: '0.00',
  DocumentFeeCollectionMonth: 0,
  ServiceFee: '0.00',
  SettlementFee: '0.00',
  Tag: '',
});

/** The twelfth root by halving, so that nothing is shared with the shop's arithmetic. */
function monthlyRate(apr: number): number {
  let [low, high] = [0, 1];
  for (let step = 0; step < 200; step += 1) {
    const middle = (low + high) / 2;
    let grown = 1;
    for (let month = 0; month < 12; month += 1) grown *= 1 + middle;
    if (grown < 1 + apr / 100) low = middle;
    else high = middle;
  }
  return low;
}

/** One divided by what a pound a month is worth today. */
function factor(apr: number, months: number): number {
  const rate = monthlyRate(apr);
  let [worth, discount] = [0, 1];
  for (let month = 1; month <= months; month += 1) {
    discount /= 1 + rate;
    worth += discount;
  }
  return 1 / worth;
}

/** CO-12. The last one is of a kind that the shop does not offer. */
export const PRODUCTS: readonly Product[] = [
  product(101, 0, 6),
  product(102, 0, 12),
  product(103, 0, 24),
  product(104, 9.9, 24),
  product(105, 12.9, 36),
  product(106, 14.9, 48),
  product(107, 19.9, 36, 12),
];
