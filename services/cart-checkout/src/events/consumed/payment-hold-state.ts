import { HoldState, PaymentHoldStateSchema } from '@loupe/contracts/payments/payment';
import type { PaymentHoldState } from '@loupe/contracts/payments/payment';
import { consume } from '@loupe/messaging/consume';
import { PoisonMessageError } from '@loupe/messaging/errors';
import { isPlacementId } from '../../domain/placement/placement.ts';
import type { MoneyState, PublishedMoney } from '../../domain/order/order-money.ts';

const STATES = new Map<HoldState, MoneyState>([
  [HoldState.HELD, 'held'],
  [HoldState.TAKEN, 'taken'],
  [HoldState.MISSING, 'missing'],
]);

/** Applies whether an order's money is held, taken or missing. */
export const onPaymentHoldState = (
  followMoney: (eventId: string, placementId: string, money: PublishedMoney) => Promise<void>,
) =>
  consume(
    PaymentHoldStateSchema,
    'payment-hold-state',
    (told, { id }) => followMoney(id, told.placementId, publishedMoney(told)),
    'hold state',
  );

function publishedMoney(told: PaymentHoldState): PublishedMoney {
  const { version, missingMinorUnits, paidAgainBy } = told;
  const state = STATES.get(told.state);
  if (state === undefined || version < 1n)
    throw new PoisonMessageError(`Hold state ${told.state} is none we know.`);
  const missing = state === 'missing' ? Number(missingMinorUnits) : 0;
  return { state, version, missing, paidAgainBy: isPlacementId(paidAgainBy) ? paidAgainBy : null };
}
