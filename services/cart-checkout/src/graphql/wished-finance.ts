import { InvalidFieldError } from '@loupe/contact/invalid-field-error';
import type { WishedFinance } from '../domain/cart/chosen-finance.ts';
import type { Context } from './context.ts';

interface FinanceInput {
  readonly financeProduct?: string | null | undefined;
  readonly financeDeposit?: number | null | undefined;
}

const MAX_KEY = 100;

/**
 * The plan that a request names, for the visitor's A/B group; null for none.
 * @throws InvalidFieldError for a deposit without a plan, and a text that is no key
 */
export function wishedFinance(
  input: FinanceInput,
  { abGroup }: Pick<Context, 'abGroup'>,
): WishedFinance | null {
  const { financeProduct: product = null, financeDeposit: deposit = null } = input;
  if (product === null && deposit === null) return null;
  if (product === null || product.trim() === '')
    throw new InvalidFieldError('financeProduct', 'Choose a plan.');
  if (product.length > MAX_KEY) throw new InvalidFieldError('financeProduct', 'We do not have this plan.');
  return { product, deposit, abGroup };
}
