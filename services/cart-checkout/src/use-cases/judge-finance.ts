import { InvalidFieldError } from '@loupe/contact/invalid-field-error';
import type {
  ChosenFinance,
  FinanceJudgement,
  FinanceToJudge,
  WishedFinance,
} from '../domain/cart/chosen-finance.ts';
import type { FailureOf } from '../domain/failures.ts';

export interface JudgeFinancePorts {
  readonly payments: { judgeFinance(asked: FinanceToJudge): Promise<FinanceJudgement> };
}

export type FinanceChosen =
  | { readonly type: 'chosen'; readonly finance: ChosenFinance }
  | FailureOf<'FinanceNotOfferedError' | 'FinanceUnavailableError'>;

/**
 * Whether what is bought can be paid over time by a plan (VA-05). Nothing is stored.
 * @throws InvalidFieldError for a product that is not offered for it, and a deposit that the product does not have
 */
export async function judgeFinance(
  { payments }: JudgeFinancePorts,
  bought: Pick<FinanceToJudge, 'cashPrice' | 'pieces' | 'hasGiftCards'>,
  wished: WishedFinance,
): Promise<FinanceChosen> {
  const judged = await payments.judgeFinance({ ...bought, ...wished });
  const { product, deposit } = wished;
  if (judged.kind === 'fits') return { type: 'chosen', finance: { product, type: judged.type, deposit } };
  if (judged.kind === 'unavailable') return { type: 'FinanceUnavailableError' };
  const { because, message } = judged;
  if (because === 'excluded') return { type: 'FinanceNotOfferedError', message };
  throw new InvalidFieldError(because === 'product' ? 'financeProduct' : 'financeDeposit', message);
}
