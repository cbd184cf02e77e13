import {
  OrderCancelledSchema,
  OrderMakingSchema,
  OrderReturnedSchema,
  OrderShippedSchema,
} from '@loupe/contracts/checkout/order';
import type { OrderMovementLine } from '@loupe/contracts/checkout/order';
import { read, readAny } from '@loupe/messaging/consume';
import type { Handle } from '@loupe/messaging/consume';
import { PoisonMessageError } from '@loupe/messaging/errors';
import { MAKING } from '../../domain/settlement/settlement.ts';
import type { SettlementOrder } from '../../use-cases/ports/settlement-store.ts';

/** Settles makings, shipments, cancellations and returns; other events of an order are ignored. */
export const onOrderMovement =
  (settle: (order: SettlementOrder, messageId: string) => Promise<void>): Handle =>
  async ({ envelope }) => {
    const order = settlementOrder(envelope);
    if (order !== undefined) await settle(order, envelope.id);
  };

/** @throws PoisonMessageError when the payload is not what its type says, or names an impossible amount */
export const settlementOrder = readAny<SettlementOrder>(
  read(OrderShippedSchema, 'order-shipped', ({ shipmentId, final, ...order }) => ({
    ...asked(order),
    kind: 'capture',
    reference: shipmentId,
    final,
  })),
  read(OrderMakingSchema, 'order-making', ({ makingId, ...order }) => ({
    ...asked(order),
    kind: 'capture',
    reference: `${MAKING}${makingId}`,
    final: false,
  })),
  read(
    OrderCancelledSchema,
    'order-cancelled',
    ({ cancellationId, whole, final, begunMinorUnits, ...order }) => {
      const unmade = minorUnitsOf(begunMinorUnits);
      const about = { kind: 'void', reference: cancellationId, final: whole || final } as const;
      return { ...asked(order), ...about, ...(unmade > 0 && { unmade }) };
    },
  ),
  read(OrderReturnedSchema, 'order-returned', ({ returnId, giftCardEndings, ...order }) => {
    const about = { kind: 'refund', reference: returnId, final: false } as const;
    return { ...asked(order), ...about, ...(giftCardEndings.length > 0 && { giftCardEndings }) };
  }),
);

function asked(order: {
  readonly orderId: string;
  readonly placementId: string;
  readonly currency: string;
  readonly amountMinorUnits: bigint;
  readonly lines: readonly OrderMovementLine[];
}): Pick<SettlementOrder, 'orderId' | 'placementId' | 'amount' | 'giftCards'> {
  const { orderId, placementId, currency, lines } = order;
  const minorUnits = minorUnitsOf(order.amountMinorUnits);
  const giftCards = lines
    .filter(({ giftCardValueMinorUnits }) => giftCardValueMinorUnits > 0)
    .map(({ sku, quantity, line, giftCardValueMinorUnits: value }) => ({
      sku,
      quantity,
      value: Number(value),
      line,
    }));
  return {
    orderId,
    placementId,
    amount: { minorUnits, currency },
    ...(giftCards.length > 0 && { giftCards }),
  };
}

function minorUnitsOf(amount: bigint): number {
  const minorUnits = Number(amount);
  if (minorUnits >= 0 && Number.isSafeInteger(minorUnits)) return minorUnits;
  throw new PoisonMessageError(`${amount} is no amount to settle.`);
}
