import { invalid, unprocessable } from './problem.ts';

export interface VendorMoney {
  readonly currency_code: string;
  readonly value: string;
}

const DECIMAL = /^(\d{1,9})(?:\.(\d+))?$/;

/** @throws Problem where it is no amount in whole pence */
export function penceOf({ value }: VendorMoney, field: string): number {
  const [, pounds, decimals = ''] = DECIMAL.exec(value) ?? [];
  if (pounds === undefined) throw invalid('INVALID_PARAMETER_SYNTAX', field);
  if (decimals.length > 2) throw unprocessable('DECIMAL_PRECISION', field);
  return Number(pounds) * 100 + Number(decimals.padEnd(2, '0'));
}

export const moneyOf = (pence: number, currency: string): VendorMoney => ({
  currency_code: currency,
  value: `${Math.floor(pence / 100)}.${String(pence % 100).padStart(2, '0')}`,
});
