import { mayBecome } from '../../../services/cart-checkout/src/domain/placement/transitions.ts';
import type { World } from '../engine/world.ts';
import type { CheckoutTables } from '../stores/checkout/tables.ts';
import type { PaymentsTables, TenderRow } from '../stores/payments/tables.ts';

/** The valid state transitions of a tender, independent of the production code. */
const TENDER_PATHS: Readonly<Record<TenderRow['state'], readonly TenderRow['state'][]>> = {
  intended: ['challenge', 'sent', 'declined', 'held'],
  challenge: ['sent', 'declined'],
  sent: ['intended', 'held', 'declined', 'unknown'],
  unknown: ['held', 'declined', 'reversed'],
  held: ['reversed'],
  declined: [],
  reversed: [],
};
const NEVER_SENT = new Set<TenderRow['state']>(['intended', 'challenge', 'declined']);

/** I13: every state transition of a row is valid. */
export function watchPaths(world: World, checkout: CheckoutTables, payments: PaymentsTables): void {
  checkout.placements.observe = (after, before) => {
    if (before === undefined || before.state === after.state) return;
    if (!mayBecome(before.state, after.state))
      world.violate(`[I13] placement ${before.state} → ${after.state}`);
  };
  payments.tenders.observe = (after, before) => {
    if (before === undefined || before.state === after.state) return;
    const isLegal = TENDER_PATHS[before.state].includes(after.state);
    if (!isLegal) world.violate(`[I13] tender ${before.state} → ${after.state}`);
  };
}

/** I5: money is requested once per transaction id, and only by a tender that was marked as sent, under the fence. */
export function checkAsked(world: World, payments: PaymentsTables): (transactionId: string) => void {
  const asked = new Set<string>();
  return (transactionId) => {
    if (asked.has(transactionId)) world.violate(`[I5] money is requested twice under ${transactionId}`);
    asked.add(transactionId);
    const tenders = [...payments.tenders.committed.values()];
    const tender = tenders.find(({ merchantTransactionId }) => merchantTransactionId === transactionId);
    if (tender === undefined || NEVER_SENT.has(tender.state)) {
      world.violate(`[I5] money is requested by a tender that is ${tender?.state ?? 'not known'}`);
    }
  };
}
