import type { Handling } from '../handling.ts';
import type { CaptureEntry, DisputeEntry } from '../ledger/entries.ts';
import { afterDays } from '../ledger/terms.ts';
import { moneyOf } from '../money.ts';

/** The merchant has this many days to answer. */
const ANSWER_DAYS = 10;
const REASON = 'MERCHANDISE_OR_SERVICE_NOT_RECEIVED';

/** A payer disputes a whole capture. The vendor takes the money back until it has decided. */
export async function openDispute(capture: CaptureEntry, handling: Handling): Promise<void> {
  const { ledger, now, newId, webhooks } = handling;
  const at = now().toISOString();
  const { id: captureId, pence, currency } = capture;
  const entry: DisputeEntry = {
    kind: 'dispute',
    id: `PP-D-${newId().slice(0, 6)}`,
    at,
    captureId,
    pence,
    currency,
    reason: REASON,
    answerBy: afterDays(at, ANSWER_DAYS).toISOString(),
  };
  await ledger.append(entry);
  webhooks.tell('CUSTOMER.DISPUTE.CREATED', 'dispute', view(entry, handling));
}

/** The vendor decides, once. */
export async function endDispute(entry: DisputeEntry, isWon: boolean, handling: Handling): Promise<void> {
  const { ledger, now, newId, webhooks } = handling;
  if (outcomeOf(entry, handling) !== undefined) return;
  const at = now().toISOString();
  await ledger.append({ kind: 'dispute-end', id: newId(), at, disputeId: entry.id, isWon });
  webhooks.tell('CUSTOMER.DISPUTE.RESOLVED', 'dispute', view(entry, handling));
}

/** Undefined while the dispute is open. */
export const outcomeOf = (
  { id }: DisputeEntry,
  { ledger }: Pick<Handling, 'ledger'>,
): 'won' | 'lost' | undefined => {
  const end = ledger.all('dispute-end').find(({ disputeId }) => disputeId === id);
  return end && (end.isWon ? 'won' : 'lost');
};

function view(entry: DisputeEntry, handling: Handling): object {
  const outcome = outcomeOf(entry, handling);
  const code = outcome === 'won' ? 'RESOLVED_SELLER_FAVOUR' : 'RESOLVED_BUYER_FAVOUR';
  return {
    dispute_id: entry.id,
    create_time: entry.at,
    reason: entry.reason,
    status: outcome === undefined ? 'OPEN' : 'RESOLVED',
    dispute_amount: moneyOf(entry.pence, entry.currency),
    seller_response_due_date: entry.answerBy,
    disputed_transactions: [
      {
        seller_transaction_id: entry.captureId,
        invoice_number: handling.ledger.find('capture', entry.captureId)?.invoiceId,
        buyer: { name: 'Anna Archer' },
      },
    ],
    ...(outcome === undefined ? {} : { dispute_outcome: { outcome_code: code } }),
  };
}
