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
 * An operator's capture, void or refund: an ordinary settlement that is attempted at once. Repeating the reference does
 * nothing more and returns the current state.
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
