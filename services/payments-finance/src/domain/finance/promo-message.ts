import { formatMoney } from '@loupe/money/format';
import { depositRange } from './deposit.ts';
import type { FinanceProduct, FinanceProductType } from './finance-product.ts';
import { quoteOf } from './quote.ts';
import type { Quote } from './quote.ts';

export interface PromoMessage {
  readonly text: string;
  /** From which the text was computed: the representative example beside it. */
  readonly example: Quote;
}

/**
 * CO-07: below the threshold interest-free credit is preferred, from it on interest-bearing; the other type serves where the preferred
 * one is not eligible. The longest term is told, at its smallest deposit.
 * @param eligible the longest term first
 */
export function promoMessage(
  eligible: readonly FinanceProduct[],
  cashPrice: number,
  ibcThresholdMinor: number,
): PromoMessage | null {
  const preferred: FinanceProductType = cashPrice < ibcThresholdMinor ? 'IFC' : 'IBC';
  const product = eligible.find(({ type }) => type === preferred) ?? eligible[0];
  if (product === undefined) return null;
  const example = quoteOf(product, cashPrice, depositRange(product, cashPrice).min);
  return { text: textOf(example), example };
}

/** CO-07: `{apr}` and `{monthlyRepayment}` of a text that was configured, or the default one. */
function textOf({ product, monthlyRepayment }: Quote): string {
  const monthly = formatMoney(monthlyRepayment);
  const usual = `From ${monthly}/Month${product.type === 'IFC' ? ' 0% APR' : ''}`;
  return product.message === null
    ? usual
    : product.message.replaceAll('{monthlyRepayment}', monthly).replaceAll('{apr}', String(product.apr));
}
