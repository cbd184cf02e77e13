const price = (value: number) => ({
  __typename: 'Price' as const,
  formattedPrice: `£${(value / 100).toFixed(2)}`,
  value,
});

/** For tests: £800 over 12 months at no interest. */
export const TEST_PLAN = {
  __typename: 'FinanceData',
  financeProduct: 'ifc-12',
  financeProductType: 'IFC',
  term: 12,
  apr: 0,
  cashPrice: price(80_000),
  deposit: price(0),
  totalCreditAmount: price(80_000),
  monthlyRepayments: price(6_667),
  lastRepayment: price(6_663),
  interestPayable: price(0),
  totalPayable: price(80_000),
} as const;

/** For tests: two plans of which it may be chosen. */
export const TEST_CALCULATION = {
  __typename: 'FinanceCalculation',
  plan: TEST_PLAN,
  products: [
    { __typename: 'FinanceProduct', key: 'ifc-12', productType: 'IFC', term: 12, apr: 0 },
    { __typename: 'FinanceProduct', key: 'ibc-24', productType: 'IBC', term: 24, apr: 9.9 },
  ],
  minDeposit: price(0),
  maxDeposit: price(40_000),
} as const;
