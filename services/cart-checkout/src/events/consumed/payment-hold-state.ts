import { fromBinary } from '@bufbuild/protobuf';
import { HoldState, PaymentHoldStateSchema } from '@loupe/contracts/payments/payment';
import type { Envelope } from '@loupe/messaging/envelope';
import { PoisonMessageError } from '@loupe/messaging/errors';
import { isPlacementId } from '../../domain/placement/placement.ts';
import type { MoneyState, PublishedMoney } from '../../domain/order/order-money.ts';

const STATES = new Map<HoldState, MoneyState>([
  [HoldState.HELD, 'held'],
  [HoldState.TAKEN, 'taken'],
  [HoldState.MISSING, 'missing'],
]);

/** Applies whether an order's money is held, taken or missing. */
export function onPaymentHoldState(
  followMoney: (eventId: string, placementId: string, money: PublishedMoney) => Promise<void>,
) {
  return async ({ envelope }: { envelope: Envelope }): Promise<void> => {
    if (envelope.type !== 'payment-hold-state') return;
    const { placementId, state: told, version, missingMinorUnits, paidAgainBy } = decode(envelope.payload);
    const state = STATES.get(told);
    if (state === undefined || version < 1n)
      throw new PoisonMessageError(`Hold state ${told} is none we know.`);
    const missing = state === 'missing' ? Number(missingMinorUnits) : 0;
    const attempt = isPlacementId(paidAgainBy) ? paidAgainBy : null;
    await followMoney(envelope.id, placementId, { state, version, missing, paidAgainBy: attempt });
  };
}

function decode(payload: Uint8Array) {
  try {
    return fromBinary(PaymentHoldStateSchema, payload);
  } catch (error) {
    throw new PoisonMessageError('The payload is no hold state.', { cause: error });
  }
}
