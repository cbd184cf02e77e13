import type { Context } from './context.ts';

/** Answers of payments that have begun; all others were refused before a provider was asked. */
const BEGUN: readonly string[] = [
  'OrderPlaced',
  'OrderPending',
  'FinanceApplication',
  'PaymentDeclinedError',
];

/** Counts a payment that has begun. @returns the answer */
export function countPayment<Answer extends { readonly type: string }>(
  countStep: Context['countStep'],
  answer: Answer,
): Answer {
  if (BEGUN.includes(answer.type)) countStep('payments');
  return answer;
}
