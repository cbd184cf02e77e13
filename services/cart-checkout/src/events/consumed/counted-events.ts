import { timestampDate } from '@bufbuild/protobuf/wkt';
import {
  OrderCancelledSchema,
  OrderPlacedSchema,
  OrderReturnedSchema,
} from '@loupe/contracts/checkout/order';
import {
  PaymentChangedSchema,
  PaymentSettledSchema,
  PaymentState,
  SettlementKind,
} from '@loupe/contracts/payments/payment';
import type { PaymentSettled } from '@loupe/contracts/payments/payment';
import { read, readAny } from '@loupe/messaging/consume';
import type { Handle } from '@loupe/messaging/consume';
import type { Envelope } from '@loupe/messaging/envelope';
import { figure, figuresOf } from '../../domain/counts/counted.ts';
import type { CountedEvent } from '../../domain/counts/counted.ts';

/** Counts orders, cancellations, returns, refunds, actions of shoppers and declined payments. */
export const onCountedEvent =
  (count: (eventId: string, counted: CountedEvent) => Promise<void>): Handle =>
  async ({ envelope }) => {
    const counted = countedOf(envelope);
    if (counted !== undefined && counted.figures.length > 0) await count(envelope.id, counted);
  };

const countedOf = readAny<CountedEvent>(
  read(OrderPlacedSchema, 'order-placed', (placed, envelope) => ({
    ...about(envelope),
    of: 'order',
    figures: figuresOf({
      total: Number(placed.totalMinorUnits),
      delivery: Number(placed.deliveryMinorUnits ?? 0n),
      vat: Number(placed.taxMinorUnits ?? 0n),
      lines: placed.lines.map(({ quantity, unitPriceMinorUnits }) => ({
        quantity,
        unitPrice: Number(unitPriceMinorUnits),
      })),
    }),
  })),
  read(OrderCancelledSchema, 'order-cancelled', (cancelled, envelope) => ({
    ...about(envelope),
    of: 'cancellation',
    reference: cancelled.cancellationId,
    figures: [figure('cancelled', 1, Number(cancelled.amountMinorUnits + cancelled.begunMinorUnits))],
  })),
  read(OrderReturnedSchema, 'order-returned', (returned, envelope) => ({
    ...about(envelope),
    of: 'return',
    reference: returned.returnId,
    figures: [figure('returned', 1, Number(returned.amountMinorUnits))],
  })),
  read(PaymentSettledSchema, 'payment-settled', (settled, envelope) => {
    const refunded = refundedBy(settled);
    return {
      ...about(envelope),
      of: 'payment',
      figures: refunded === 0 ? [] : [figure('refunded', 1, refunded, settled.method)],
    };
  }),
  read(PaymentChangedSchema, 'payment-changed', ({ state }, envelope) => ({
    ...about(envelope),
    of: 'payment',
    figures: STEPS[state] ?? [],
  })),
);

/** A payment waits as CHALLENGE for any action of the shopper: at the bank, at PayPal or Klarna, or in a lender’s form. */
const STEPS: Partial<Record<PaymentState, CountedEvent['figures']>> = {
  [PaymentState.CHALLENGE]: [figure('actions', 1)],
  [PaymentState.DECLINED]: [figure('declined', 1)],
};

/** Pence: of a refund that was refused, what it had given back before. */
function refundedBy(settled: PaymentSettled): number {
  return settled.kind === SettlementKind.REFUND ? Number(settled.movedMinorUnits ?? 0n) : 0;
}

const about = ({ aggregateId, occurredAt, site }: Envelope) => ({
  orderId: aggregateId,
  reference: '',
  occurredAt: occurredAt === undefined ? new Date(0) : timestampDate(occurredAt),
  site,
});
