import { mayBecome } from '../../../services/cart-checkout/src/domain/placement/transitions.ts';
import type { World } from '../engine/world.ts';
import type { GiftCardLedger } from '../provider/gift-card-ledger.ts';
import type { CheckoutTables } from '../stores/checkout/tables.ts';
import type { PaymentsTables, TenderRow } from '../stores/payments/tables.ts';

/** The valid state transitions of a tender, independent of the production code. */
const TENDER_PATHS: Readonly<Record<TenderRow['state'], readonly TenderRow['state'][]>> = {
  intended: ['action', 'sent', 'declined', 'held'],
  action: ['sent', 'declined'],
  // Action after sent: the provider has not decided yet, and the wait is stored with it.
  sent: ['intended', 'action', 'held', 'declined', 'unknown'],
  unknown: ['held', 'declined', 'reversed'],
  held: ['reversed'],
  declined: [],
  reversed: [],
};
const OWES = new Set<TenderRow['state']>(['sent', 'held', 'unknown']);
const NEVER_SENT = new Set<TenderRow['state']>(['intended', 'action', 'declined']);

/** I13: every state transition of a row is valid. */
export function watchPaths(world: World, checkout: CheckoutTables, payments: PaymentsTables): void {
  checkout.placements.observers.push((after, before) => {
    if (before === undefined || before.state === after.state) return;
    if (!mayBecome(before.state, after.state))
      world.violate(`[I13] placement ${before.state} → ${after.state}`);
  });
  payments.tenders.observers.push((after, before) => {
    if (before === undefined || before.state === after.state) return;
    const isLegal = TENDER_PATHS[before.state].includes(after.state);
    if (!isLegal) world.violate(`[I13] tender ${before.state} → ${after.state}`);
  });
  payments.reversals.observers.push((after, before) => {
    if (after.attempts > 0 && before?.attempts === 0) checkOrder(world, payments, after.tenderId);
  });
}

/**
 * I5, I13: money is requested only by a tender that was marked as sent, under the fence, while the tenders before it in the plan are
 * held; and once per transaction id, or once on each host of a provider.
 */
export function checkAsked(world: World, payments: PaymentsTables) {
  const asked = new Map<string, number>();
  const check = (most: number) => (transactionId: string) => {
    const times = (asked.get(transactionId) ?? 0) + 1;
    asked.set(transactionId, times);
    if (times > most) world.violate(`[I5] money is requested ${times} times under ${transactionId}`);
    const tenders = [...payments.tenders.committed.values()];
    const tender = tenders.find(({ merchantTransactionId }) => merchantTransactionId === transactionId);
    if (tender === undefined || NEVER_SENT.has(tender.state)) {
      world.violate(`[I5] money is requested by a tender that is ${tender?.state ?? 'not known'}`);
    }
    const skipped = tenders.find(
      ({ paymentId, attempt, position, state }) =>
        paymentId === tender?.paymentId &&
        attempt === tender.attempt &&
        position < tender.position &&
        (state === 'intended' || state === 'action'),
    );
    if (skipped !== undefined) world.violate(`[I13] tender ${skipped.id} was passed over`);
  };
  return { once: check(1), onEachHost: check(2) };
}

/** I5: no gift card is held twice for one tender. */
export function checkHeldOnce(world: World, ledger: GiftCardLedger): void {
  ledger.observe = ({ number, code }) => {
    const open = ledger.holds.filter((hold) => hold.code === code && hold.end === undefined);
    if (open.length > 1) world.violate(`[I5] gift card ${number} is held twice under ${code}`);
  };
}

/** I11: of one attempt, a tender is not reversed before the reversal of each later one was tried. */
function checkOrder(world: World, payments: PaymentsTables, tenderId: string): void {
  const own = payments.tenders.committed.get(tenderId);
  for (const { id, paymentId, attempt, position, state } of payments.tenders.committed.values()) {
    const isLater = paymentId === own?.paymentId && attempt === own.attempt && position > own.position;
    const tries = payments.reversals.committed.get(id)?.attempts ?? 0;
    if (isLater && OWES.has(state) && tries === 0)
      world.violate(`[I11] tender ${tenderId} is reversed before tender ${id}`);
  }
}
