import { fromBinary } from '@bufbuild/protobuf';
import { timestampDate } from '@bufbuild/protobuf/wkt';
import { OrderCancelledSchema, OrderReturnedSchema } from '@loupe/contracts/checkout/order';
import { PaymentSettledSchema, SettlementKind } from '@loupe/contracts/payments/payment';
import { decodeEnvelope } from '@loupe/messaging/envelope';
import type { Envelope } from '@loupe/messaging/envelope';
import type { Shop } from '../processes/shop.ts';

export type BookedFigure = 'sold' | 'cancelled' | 'returned' | 'refunded';

/** An amount of the books: of an order, a cancellation, a return, or a refund in the ledger. */
export interface Booked {
  readonly figure: BookedFigure;
  readonly site: string;
  readonly at: Date;
  /** Pence. */
  readonly amount: number;
}

/** Every event of a run. */
export const eventsOf = ({ checkout, payments }: Shop): Envelope[] =>
  [checkout, payments].flatMap(({ messaging }) =>
    [...messaging.outbox.committed.values()].map(({ payload }) => decodeEnvelope(payload)),
  );

/** What the tables of orders and the ledger say, which know nothing of counts; the moment of each is when it was told. */
export function booksOf(shop: Shop): Booked[] {
  const moments = new Map(
    eventsOf(shop).map((envelope) => [keyOf(envelope), timestampDate(envelope.occurredAt!)]),
  );
  const at = (key: string): Date => {
    const moment = moments.get(key);
    if (moment === undefined) throw new Error(`seed ${shop.world.seed}: ${key} was never told.`);
    return moment;
  };
  return [...ordersOf(shop, at), ...refundsOf(shop, at)];
}

function* ordersOf({ checkout }: Shop, at: (key: string) => Date): Generator<Booked> {
  for (const { id, site, snapshot } of checkout.orders.committed.values())
    yield { figure: 'sold', site, at: at(id), amount: snapshot.cart.total };
  for (const { orderId, type, reference, amount } of checkout.orderMovements.committed.values()) {
    const { site = '' } = checkout.orders.committed.get(orderId) ?? {};
    if (type !== 'order.cancelled' && type !== 'order.returned') continue;
    const figure = type === 'order.cancelled' ? 'cancelled' : 'returned';
    yield { figure, site, at: at(`${orderId}/${figure}/${reference}`), amount };
  }
}

function* refundsOf({ payments }: Shop, at: (key: string) => Date): Generator<Booked> {
  for (const {
    kind,
    account,
    minorUnits,
    paymentId,
    settlementId = '',
  } of payments.ledger.committed.values()) {
    // One that the provider has undone is booked out again.
    if (!['refund', 'refund-void'].includes(kind) || account !== 'liability.customers') continue;
    const { tenderId, reference } = payments.settlements.committed.get(settlementId)!;
    const { site = '' } = payments.payments.committed.get(paymentId)!;
    yield { figure: 'refunded', site, at: at(`${paymentId}/${tenderId}/${reference}`), amount: minorUnits };
  }
}

/** What an event is about. */
function keyOf({ type, aggregateId, payload, id }: Envelope): string {
  switch (type) {
    case 'order-placed':
      return aggregateId;
    case 'order-cancelled':
      return `${aggregateId}/cancelled/${fromBinary(OrderCancelledSchema, payload).cancellationId}`;
    case 'order-returned':
      return `${aggregateId}/returned/${fromBinary(OrderReturnedSchema, payload).returnId}`;
    case 'payment-settled': {
      const { kind, tenderId, reference } = fromBinary(PaymentSettledSchema, payload);
      return kind === SettlementKind.REFUND ? `${aggregateId}/${tenderId}/${reference}` : id;
    }
    default:
      return id;
  }
}
