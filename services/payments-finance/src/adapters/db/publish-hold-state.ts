import type { Tx } from '@loupe/database/tx';
import type { OutboxEvent } from '@loupe/messaging/envelope';
import { enqueue } from '@loupe/messaging/outbox';
import { heldMoney } from '../../domain/settlement/hold-state.ts';
import type { HoldingTender } from '../../domain/settlement/hold-state.ts';
import { lastMovementKnown } from '../../domain/settlement/settlement-change.ts';
import type { HoldStateChange } from '../../events/published/payment-hold-state.ts';
import { SET_HOLD_STATE } from './apply-settlement-statements.ts';
import { askedOf, holdingOf } from './settlement-rows.ts';
import type { LockedPayment } from './settlement-rows.ts';
import type { TenderRow } from './settlement-statements.ts';

export interface HoldStateWriting {
  readonly holdStateEventOf: (change: HoldStateChange) => OutboxEvent;
  readonly newId: () => string;
  readonly now: () => Date;
}

/**
 * Publishes whether there is money for what has not left yet, if that has changed, in the transaction that holds the lock on the
 * payment. That everything is taken is of no interest once nothing leaves any more.
 * @param changed a tender as it is now
 */
export async function publishHoldState(
  tx: Tx,
  { payment, tenders, settlements }: LockedPayment,
  changed: {
    readonly tender: TenderRow | undefined;
    readonly now: Partial<HoldingTender>;
    /** As in the event. */
    readonly paidAgainBy?: string;
  },
  { holdStateEventOf, newId, now }: HoldStateWriting,
): Promise<void> {
  // Nobody has the order that a restore has lost.
  if (payment.state !== 'authorised' || payment.is_lost === true) return;
  const money = heldMoney(
    tenders.map((tender) => ({ ...holdingOf(tender), ...(tender === changed.tender && changed.now) })),
  );
  const { hold_state: before, site } = payment;
  if (money.state === before) return;
  if (before === 'held' && money.state === 'taken' && lastMovementKnown(settlements.map(askedOf))) return;
  const [row] = await tx.query(SET_HOLD_STATE, [payment.id, money.state]);
  if (row === undefined) return;
  const event = holdStateEventOf({
    ...money,
    paymentId: payment.id,
    placementId: payment.placement_id,
    site: site ?? '',
    orderNumber: tenders[0]?.reference ?? '',
    currency: payment.currency ?? '',
    paidAgainBy: changed.paidAgainBy,
    eventVersion: row.event_version,
  });
  await enqueue(tx, event, { id: newId(), now: now() });
}
