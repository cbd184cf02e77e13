import { judgeOperator } from '../domain/settlement/judge-operator.ts';
import type { OperatorOrder } from '../domain/settlement/judge-operator.ts';
import type { OperatorRecord, SettlementStore, SettlementView } from './ports/settlement-store.ts';

interface SettleByOperatorPorts {
  readonly settlements: Pick<SettlementStore, 'recordByOperator' | 'view'>;
  readonly settleNow: (settlementId: string) => Promise<unknown>;
}

export type OperatorOutcome =
  | Extract<OperatorRecord, { refusal: unknown }>
  /** The order as a whole, and its share on each tender. */
  | { readonly view: SettlementView; readonly shares: readonly SettlementView[] };

/**
 * An operator's capture, void or refund: ordinary settlements, one per tender, that are attempted at once. Repeating the
 * reference does nothing more and returns the current state.
 */
export async function settleByOperator(
  { settlements, settleNow }: SettleByOperatorPorts,
  order: OperatorOrder,
): Promise<OperatorOutcome> {
  const recorded = await settlements.recordByOperator(order, (facts) => judgeOperator(order, facts));
  if ('refusal' in recorded) return recorded;
  for (const settlementId of recorded.settlementIds) await settleNow(settlementId);
  const shares = await settlements.view(recorded.settlementIds);
  return { view: wholeOf(shares), shares };
}

/** Done when every share is; otherwise in the state of the first that is not. */
function wholeOf(shares: readonly SettlementView[]): SettlementView {
  const open = shares.find(({ state }) => state !== 'done') ?? shares[0];
  if (open === undefined) throw new Error('An order of an operator has no share.');
  const sum = (of: (share: SettlementView) => number) =>
    shares.reduce((total, share) => total + of(share), 0);
  return {
    ...open,
    amount: { ...open.amount, minorUnits: sum(({ amount }) => amount.minorUnits) },
    settledMinorUnits: sum(({ settledMinorUnits }) => settledMinorUnits),
    ...(shares.length > 1 && { tender: undefined }),
  };
}
