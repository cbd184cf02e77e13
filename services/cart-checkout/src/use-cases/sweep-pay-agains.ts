import { sweepDue } from '@loupe/database/due';
import type { NewWork } from '@loupe/database/later-work';
import type { LaterKinds } from '../domain/later-kinds.ts';
import type { HeldState } from '../domain/order/order-money.ts';
import type { PayAgain } from '../domain/pay-again/pay-again.ts';
import type { PaymentOutcome } from '../domain/placement/payment.ts';
import { settlePayAgain } from './settle-pay-again.ts';
import type { SettlePayAgainPorts } from './settle-pay-again.ts';

export interface SweepPayAgainsPorts extends SettlePayAgainPorts {
  readonly payAgains: SettlePayAgainPorts['payAgains'] & {
    leaseDue(limit: number, leaseSeconds: number): Promise<PayAgain[]>;
  };
  readonly payments: SettlePayAgainPorts['payments'] & {
    /** @throws when payments is not reached */
    find(placementId: string): Promise<PaymentOutcome>;
    /** @throws when payments is not reached */
    findHeld(placementId: string): Promise<HeldState>;
  };
  readonly later: { store(work: NewWork<LaterKinds>): Promise<void> };
}

/** Limit of one sweep. */
export const PAY_AGAINS_AT_ONCE = 20;
/** Longer than the calls a sweep makes for one attempt. */
const LEASE_SECONDS = 15;

/**
 * Settles a batch of overdue attempts to pay an order again: one that is authorised is recorded, any other is cancelled. One that could
 * not be settled is due again when its lease expires.
 * @returns how many were due
 */
export const sweepPayAgains = (ports: SweepPayAgainsPorts): Promise<number> =>
  sweepDue({
    lease: () => ports.payAgains.leaseDue(PAY_AGAINS_AT_ONCE, LEASE_SECONDS),
    deal: (attempt) => sweepOne(ports, attempt),
    failed: (error, { orderNumber }) =>
      ports.reportFault(error, `Paying order ${orderNumber} again could not be settled and stays due.`),
  });

async function sweepOne(ports: SweepPayAgainsPorts, attempt: PayAgain): Promise<void> {
  if (attempt.state === 'authorised') return endUnused(ports, attempt);
  const isEnding = attempt.state === 'cancelling';
  // An attempt in `cancelling` can never be authorised, so its payment's state does not matter.
  const payment = isEnding ? ({ kind: 'unknown' } as const) : await ports.payments.find(attempt.id);
  await settlePayAgain(ports, attempt, payment);
}

/**
 * Payments has given the money back, because it was not what the order misses: a part was cancelled meanwhile, or all of it. If money is
 * missing still, the shopper is told so once more. An attempt whose hold is in place is done by the event about it.
 */
async function endUnused(
  { payments, payAgains, later }: SweepPayAgainsPorts,
  attempt: PayAgain,
): Promise<void> {
  const payment = await payments.find(attempt.id);
  if (payment.kind !== 'refused') return;
  // Asked afterwards: what was taken over before is not missing any more.
  const { state } = await payments.findHeld(attempt.placementId);
  const { id, orderId, episode } = attempt;
  if (state === 'unknown') return;
  if (state === 'missing') {
    const email = { type: 'payment-missing', orderId, reference: String(episode), after: id } as const;
    await later.store({
      id: `payment-missing:${orderId}:${episode}:${id}`,
      kind: 'payment-email',
      payload: email,
    });
  }
  await payAgains.release(attempt);
}
