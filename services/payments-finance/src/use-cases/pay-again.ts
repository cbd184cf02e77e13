import { sweepEach } from '@loupe/database/sweep-each';
import type { Logger } from '@loupe/telemetry/logger';
import type { PaymentStore } from './ports/payment-store.ts';

export const TAKEN_OVER_AT_ONCE = 20;

/** A payment that is authorised in place of a hold that has ended. */
export interface PaidAgain {
  readonly paymentId: string;
  readonly placementId: string;
  /** The placement of the order. */
  readonly paysAgainFor: string;
}

export interface PayAgainStore {
  due(limit: number): Promise<PaidAgain[]>;
  /**
   * Makes its hold that of the order, in one transaction; its own payment ends.
   * @returns `not-needed` where the order has no such hold any more, `ended` where it was taken over or cancelled before
   */
  takeOver(paid: PaidAgain): Promise<'taken' | 'not-needed' | 'ended'>;
}

interface PayAgainPorts {
  readonly payAgain: PayAgainStore;
  readonly payments: Pick<PaymentStore, 'tombstone'>;
  readonly logger: Logger;
}

/**
 * The shopper has paid an order again whose hold had ended: the new hold takes its place. One that is no longer needed, because the
 * order was cancelled or paid again twice, is reversed.
 * @returns how many it looked at
 */
export async function takeOverHolds({ payAgain, payments, logger }: PayAgainPorts): Promise<number> {
  const due = await payAgain.due(TAKEN_OVER_AT_ONCE);
  await sweepEach(due, async (paid) => {
    const taken = await payAgain.takeOver(paid);
    logger.info({ ...paid, taken }, 'paid again');
    if (taken === 'not-needed') await payments.tombstone(paid.placementId, 'nothing to pay again');
  });
  return due.length;
}
