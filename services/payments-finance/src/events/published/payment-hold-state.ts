import { HoldState, PaymentHoldStateSchema } from '@loupe/contracts/payments/payment';
import { TOPICS } from '@loupe/contracts/topics';
import { publish } from '@loupe/messaging/publish';
import type { HeldMoney, HoldState as State } from '../../domain/settlement/hold-state.ts';

export const HOLD_STATES = {
  held: HoldState.HELD,
  taken: HoldState.TAKEN,
  missing: HoldState.MISSING,
} as const satisfies Record<State, HoldState>;

export interface HoldStateChange extends HeldMoney {
  readonly paymentId: string;
  readonly placementId: string;
  readonly orderNumber: string;
  readonly site: string;
  readonly currency: string;
  /** The placement of the payment whose hold is now that of the order; only where this has changed the state. */
  readonly paidAgainBy?: string | undefined;
  /** Of the payment's events: 1, 2, 3 … */
  readonly eventVersion: bigint;
}

/** Whether there is money for what has not left yet has changed. */
export const paymentHoldState = publish(
  TOPICS.payment,
  PaymentHoldStateSchema,
  'payment-hold-state',
  ({ site, eventVersion, ...change }: HoldStateChange) => {
    const {
      paymentId,
      placementId,
      orderNumber,
      state,
      missing,
      heldUntil,
      currency,
      paidAgainBy = '',
    } = change;
    return {
      aggregateId: paymentId,
      aggregateVersion: eventVersion,
      site,
      message: {
        paymentId,
        placementId,
        orderNumber,
        currency,
        paidAgainBy,
        state: HOLD_STATES[state],
        version: eventVersion,
        heldUntilMs: BigInt(heldUntil?.getTime() ?? 0),
        missingMinorUnits: BigInt(missing),
      },
    };
  },
);
