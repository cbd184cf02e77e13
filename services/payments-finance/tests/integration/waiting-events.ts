import { fromBinary } from '@bufbuild/protobuf';
import { EnvelopeSchema } from '@loupe/contracts/envelope';
import { PaymentWaitingChangedSchema, WaitsFor } from '@loupe/contracts/payments/payment';
import type { AuthoriseOrder } from '../../src/use-cases/authorise-payment.ts';
import type { VendorWorld } from './vendor-world.ts';

/** What was told of an order's wait, oldest first. */
export async function waitingEventsOf(
  { payments }: Pick<VendorWorld, 'payments'>,
  { placementId }: AuthoriseOrder,
): Promise<string[]> {
  const rows = await payments.rows<{ payload: Buffer }>(
    `SELECT payload FROM outbox WHERE type = 'payment-waiting-changed' ORDER BY seq`,
  );
  return rows
    .map(({ payload }) =>
      fromBinary(PaymentWaitingChangedSchema, fromBinary(EnvelopeSchema, payload).payload),
    )
    .filter((event) => event.placementId === placementId)
    .map(({ waitsFor, applicationStatus, agreedLate }) =>
      [WaitsFor[waitsFor], applicationStatus, ...(agreedLate ? ['late'] : [])].join(' '),
    );
}
