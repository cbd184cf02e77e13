import { PaymentWaitingChangedSchema } from '@loupe/contracts/payments/payment';
import { consume } from '@loupe/messaging/consume';
import { PoisonMessageError } from '@loupe/messaging/errors';
import { APPLICATION_STATUSES } from '../../domain/placement/application-status.ts';
import type { ApplicationStatus } from '../../domain/placement/application-status.ts';
import { isPlacementId } from '../../domain/placement/placement.ts';

/** A payment waits for something else, or for nothing any more, or a lender says something else of a loan. */
export interface WaitingChanged {
  readonly placementId: string;
  /** Of a loan; null of any other payment, and for one that a newer version of payments has added. */
  readonly applicationStatus: ApplicationStatus | null;
  /** The provider agreed after the payment had ended, and has cancelled that. */
  readonly agreedLate: boolean;
  /** Of the payment's events: the later one wins. */
  readonly version: bigint;
}

/** Repeats do no harm. */
export const onPaymentWaitingChanged = (follow: (told: WaitingChanged) => Promise<void>) =>
  consume(
    PaymentWaitingChangedSchema,
    'payment-waiting-changed',
    async ({ placementId, applicationStatus: said, agreedLate, version }) => {
      if (!isPlacementId(placementId)) throw new PoisonMessageError('A payment that waits has no placement.');
      const applicationStatus = APPLICATION_STATUSES.find((status) => status === said) ?? null;
      await follow({ placementId, applicationStatus, agreedLate, version });
    },
    'waiting payment',
  );
