import { PaymentNotKnownError } from './settlement-ports.ts';
import type { SettlementOrder, SettlementStore } from './settlement-ports.ts';

interface Dependencies {
  readonly settlements: Pick<SettlementStore, 'record'>;
  /** Starts on the settlement without waiting for it; the sweeper comes by anyway. */
  readonly settleSoon: (settlementId: string) => void;
}

/**
 * Writes down what a movement of an order asks of its payment, once per message and once per reference. Nothing of amount 0
 * is settled, unless it is the last of its order and closes the authorisation.
 * @throws PaymentNotKnownError
 */
export async function recordSettlement(
  order: SettlementOrder,
  messageId: string,
  { settlements, settleSoon }: Dependencies,
): Promise<void> {
  const isFree = order.amount.minorUnits === 0;
  if (isFree && !order.final) return;
  const wanted = isFree ? { ...order, kind: 'void' as const } : order;
  try {
    const settlementId = await settlements.record(wanted, messageId);
    if (settlementId !== undefined) settleSoon(settlementId);
  } catch (error) {
    // An order that was free of charge has no payment.
    if (!(isFree && error instanceof PaymentNotKnownError)) throw error;
  }
}
