import { judgeOperator } from '../domain/settlement/judge-operator.ts';
import type { OperatorOrder } from '../domain/settlement/judge-operator.ts';
import type { OperatorRecord, SettlementStore, SettlementView } from './settlement-ports.ts';

interface Dependencies {
  readonly settlements: Pick<SettlementStore, 'recordByOperator' | 'view'>;
  readonly settleNow: (settlementId: string) => Promise<unknown>;
}

export type OperatorOutcome =
  Extract<OperatorRecord, { refusal: unknown }> | { readonly view: SettlementView };

/**
 * A person's capture, void or refund: a settlement like any other, tried at once. The same reference again does nothing more
 * and answers what became of it.
 */
export async function settleByOperator(
  order: OperatorOrder,
  { settlements, settleNow }: Dependencies,
): Promise<OperatorOutcome> {
  const recorded = await settlements.recordByOperator(order, (facts) => judgeOperator(order, facts));
  if ('refusal' in recorded) return recorded;
  await settleNow(recorded.settlementId);
  return { view: await settlements.view(recorded.settlementId) };
}
