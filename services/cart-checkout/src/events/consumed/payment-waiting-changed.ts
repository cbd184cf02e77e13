import { PaymentWaitingChangedSchema } from '@loupe/contracts/payments/payment';
import { consume } from '@loupe/messaging/consume';
import { PoisonMessageError } from '@loupe/messaging/errors';
import { isPlacementId } from '../../domain/placement/placement.ts';

/** A payment waits for something else, or for nothing any more: payments is asked what became of it. Repeats do no harm. */
export const onPaymentWaitingChanged = (hasten: (placementId: string) => Promise<void>) =>
  consume(
    PaymentWaitingChangedSchema,
    'payment-waiting-changed',
    async ({ placementId }) => {
      if (!isPlacementId(placementId)) throw new PoisonMessageError('A payment that waits has no placement.');
      await hasten(placementId);
    },
    'waiting payment',
  );
