import type { PaymentStore } from './ports/payment-store.ts';

interface CancelPaymentPorts {
  readonly payments: Pick<PaymentStore, 'tombstone'>;
  /** Starts due reversals without waiting for them; otherwise the sweeper finds them. */
  readonly reverseSoon: () => void;
}

/**
 * Writes the tombstone: once this resolves, no authorisation of the placement is sent any more, and one that is held, or answered
 * late, is reversed. Idempotent.
 */
export async function cancelPayment(
  { payments, reverseSoon }: CancelPaymentPorts,
  { placementId, reason }: { readonly placementId: string; readonly reason: string },
): Promise<void> {
  const toReverse = await payments.tombstone(placementId, reason);
  if (toReverse > 0) reverseSoon();
}
