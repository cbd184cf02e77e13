import { PaymentNotKnownError } from './ports/settlement-store.ts';
import type { SettlementOrder, SettlementStore } from './ports/settlement-store.ts';

interface RecordSettlementPorts {
  readonly settlements: Pick<SettlementStore, 'record'>;
  /** Starts the settlement without waiting for it; otherwise the sweeper finds it. */
  readonly settleSoon: (settlementId: string) => void;
}

/**
 * Records the settlements that a movement of an order requires, one per tender, once per message and once per reference. A
 * movement of amount 0 is skipped, unless it is the last of its order and so closes the tenders.
 * @throws PaymentNotKnownError
 */
export async function recordSettlement(
  { settlements, settleSoon }: RecordSettlementPorts,
  order: SettlementOrder,
  messageId: string,
): Promise<void> {
  const isFree = order.amount.minorUnits === 0;
  if (isFree && !order.final && order.unmade === undefined) return;
  const wanted = isFree ? { ...order, kind: 'void' as const } : order;
  try {
    for (const settlementId of await settlements.record(wanted, messageId)) settleSoon(settlementId);
  } catch (error) {
    // An order that is free of charge has no payment.
    if (!(isFree && error instanceof PaymentNotKnownError)) throw error;
  }
}
