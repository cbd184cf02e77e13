import type { PaymentStore } from './ports.ts';

interface Dependencies {
  readonly payments: Pick<PaymentStore, 'tombstone'>;
  /** Starts on due reversals without waiting for them; the sweeper comes by anyway. */
  readonly reverseSoon: () => void;
}

/**
 * The fence: once this resolves, no authorisation of the placement is sent any more, and what was held, or answers late,
 * is given back. Idempotent.
 */
export async function cancelPayment(
  { placementId, reason }: { readonly placementId: string; readonly reason: string },
  { payments, reverseSoon }: Dependencies,
): Promise<void> {
  const toReverse = await payments.tombstone(placementId, reason);
  if (toReverse > 0) reverseSoon();
}
