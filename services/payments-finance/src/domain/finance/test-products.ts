import type { FinanceProduct } from './finance-product.ts';

const IFC: FinanceProduct = {
  lenderProductId: '101',
  lenderProductGuid: '00000000-0000-4000-8000-000000000101',
  key: 'ifc-12',
  version: 1,
  name: '12 months interest free',
  type: 'IFC',
  apr: 0,
  months: 12,
  calculationFactor: 0.0833333333,
  minLoanMinor: 25_000,
  maxLoanMinor: 2_500_000,
  minDepositPercentage: 0,
  maxDepositPercentage: 50,
  defaultDepositPercentage: 10,
  minOrderValueMinor: 0,
  whitelistCategories: [],
  blacklistCategories: [],
  abGroups: '',
  financeYield: 5,
  message: null,
};

/** For tests: interest-free credit over 12 months unless told otherwise. */
export const ifc = (change: Partial<FinanceProduct> = {}): FinanceProduct => ({ ...IFC, ...change });

/** 36 months at 12.9 % APR unless told otherwise. */
export const ibc = (change: Partial<FinanceProduct> = {}): FinanceProduct => ({
  ...IFC,
  key: 'ibc-36',
  name: '36 months',
  type: 'IBC',
  apr: 12.9,
  months: 36,
  ...change,
});
