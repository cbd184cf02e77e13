import { formatMoney } from '@loupe/money/format';
import { depositRange } from './deposit.ts';
import { eligibleProducts } from './eligibility.ts';
import type { Purchase } from './eligibility.ts';
import { exclusionOf } from './exclusion.ts';
import type { FinanceProduct } from './finance-product.ts';
import { quoteOf } from './quote.ts';
import type { Quote } from './quote.ts';

/** What a shopper has chosen. */
export interface PlanChoice {
  /** Key of a finance product. */
  readonly product: string;
  /** Minor units; undefined for the usual one. */
  readonly deposit: number | undefined;
}

export interface FinancedBag extends Purchase {
  /** Gift cards pay a part of it. */
  readonly hasGiftCards: boolean;
}

/** Whether a choice can be kept. `message` is for the shopper, and names the piece that prevents it. */
export type JudgedChoice =
  | { readonly kind: 'fits'; readonly quote: Quote }
  | { readonly kind: 'excluded' | 'product' | 'deposit'; readonly message: string };

/** VA-05, for the plan that was chosen: to the letter, so a deposit outside its range is not moved into it. */
export function judgeChoice(
  products: readonly FinanceProduct[],
  bag: FinancedBag,
  { product: key, deposit }: PlanChoice,
): JudgedChoice {
  const exclusion = exclusionOf(products, bag, bag.hasGiftCards);
  if (exclusion !== null) return { kind: 'excluded', message: exclusion };
  const product = eligibleProducts(products, bag).find((offered) => offered.key === key);
  if (product === undefined) return { kind: 'product', message: 'We do not offer this plan for your bag.' };
  const { min, max, usual } = depositRange(product, bag.cashPrice);
  const paid = deposit ?? usual;
  if (paid >= min && paid <= max) return { kind: 'fits', quote: quoteOf(product, bag.cashPrice, paid) };
  const range = min === max ? formatMoney(min) : `from ${formatMoney(min)} to ${formatMoney(max)}`;
  return { kind: 'deposit', message: `The deposit for this plan is ${range}.` };
}
