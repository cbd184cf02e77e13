import { fromBinary } from '@bufbuild/protobuf';
import type { DescMessage, MessageShape } from '@bufbuild/protobuf';
import {
  OrderCancelledSchema,
  OrderMakingSchema,
  OrderReturnedSchema,
  OrderShippedSchema,
} from '@loupe/contracts/checkout/order';
import type { OrderMovementLine } from '@loupe/contracts/checkout/order';
import type { Envelope } from '@loupe/messaging/envelope';
import { PoisonMessageError } from '@loupe/messaging/errors';
import { MAKING } from '../../domain/settlement/settlement.ts';
import type { SettlementOrder } from '../../use-cases/ports/settlement-store.ts';

/** Settles makings, shipments, cancellations and returns; other events of an order are ignored. */
export function onOrderMovement(settle: (order: SettlementOrder, messageId: string) => Promise<void>) {
  return async ({ envelope }: { envelope: Envelope }): Promise<void> => {
    const order = settlementOrder(envelope);
    if (order !== undefined) await settle(order, envelope.id);
  };
}

/** @throws PoisonMessageError when the payload is not what its type says, or names an impossible amount */
export function settlementOrder({ type, payload }: Envelope): SettlementOrder | undefined {
  switch (type) {
    case 'order-shipped': {
      const { shipmentId, final, ...order } = decode(OrderShippedSchema, payload);
      return { ...asked(order), kind: 'capture', reference: shipmentId, final };
    }
    case 'order-making': {
      const { makingId, ...order } = decode(OrderMakingSchema, payload);
      return { ...asked(order), kind: 'capture', reference: `${MAKING}${makingId}`, final: false };
    }
    case 'order-cancelled': {
      const { cancellationId, whole, final, begunMinorUnits, ...order } = decode(
        OrderCancelledSchema,
        payload,
      );
      const unmade = minorUnitsOf(begunMinorUnits);
      const about = { kind: 'void', reference: cancellationId, final: whole || final } as const;
      return { ...asked(order), ...about, ...(unmade > 0 && { unmade }) };
    }
    case 'order-returned': {
      const { returnId, giftCardEndings, ...order } = decode(OrderReturnedSchema, payload);
      const about = { kind: 'refund', reference: returnId, final: false } as const;
      return { ...asked(order), ...about, ...(giftCardEndings.length > 0 && { giftCardEndings }) };
    }
    default:
      return undefined;
  }
}

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
      ...{ sku, quantity, value: Number(value) },
      ...(line > 0 && { line }),
    }));
  return {
    ...{ orderId, placementId, amount: { minorUnits, currency } },
    ...(giftCards.length > 0 && { giftCards }),
  };
}

function minorUnitsOf(amount: bigint): number {
  const minorUnits = Number(amount);
  if (minorUnits >= 0 && Number.isSafeInteger(minorUnits)) return minorUnits;
  throw new PoisonMessageError(`${amount} is no amount to settle.`);
}

function decode<Schema extends DescMessage>(schema: Schema, payload: Uint8Array): MessageShape<Schema> {
  try {
    return fromBinary(schema, payload);
  } catch (error) {
    throw new PoisonMessageError(`The payload is no ${schema.typeName}.`, { cause: error });
  }
}
