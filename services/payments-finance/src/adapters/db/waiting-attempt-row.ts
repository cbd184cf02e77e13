import type {
  PlanRest,
  RemainingTender,
  StoredTender,
  WaitingAttempt,
} from '../../use-cases/ports/payment-store.ts';
import type { ActionRow } from './action-statements.ts';

/** @param rows all tenders of an attempt, in plan order */
export function waitingAttemptOf(rows: readonly ActionRow[]): WaitingAttempt | undefined {
  const at = rows.findIndex(({ action }) => action !== null);
  const row = rows[at];
  const action = row && storedActionOf(row);
  if (row === undefined || action === undefined) return undefined;
  const standing = standingOf(row);
  return {
    open: {
      tenderId: row.tender_id,
      method: row.method,
      paymentId: row.id,
      placementId: row.placement_id,
      site: row.site,
      version: row.version,
      eventVersion: row.event_version,
      amount: { minorUnits: Number(row.payment_minor), currency: row.payment_currency },
      isWaiting: standing !== undefined,
    },
    tender: storedTenderOf(row),
    before: rows.slice(0, at).map(storedTenderOf),
    after: remainingOf(rows.slice(at + 1), row.rest),
    shopper: row.rest?.shopper,
    reference: row.reference,
    promisedDay: row.promised_day ?? undefined,
    merchantTransactionId: row.merchant_transaction_id,
    action,
    standing,
    hasExpired: row.has_expired ?? false,
  };
}

/** Without what was stored for them, they cannot be held, nor is anything else of the attempt. */
function remainingOf(rows: readonly ActionRow[], rest: PlanRest | null): RemainingTender[] {
  return rows.map((row) => {
    const needed = rest?.tenders.find(({ id }) => id === row.tender_id);
    if (needed === undefined) throw new Error(`Nothing is stored for the tender ${row.tender_id}.`);
    const { details, verified } = needed;
    const merchantTransactionId = row.merchant_transaction_id;
    return { ...storedTenderOf(row), details, verified, merchantTransactionId };
  });
}

function storedActionOf(row: ActionRow): WaitingAttempt['action'] | undefined {
  const { action, continuation, details, verified, bill_to: billTo } = row;
  if (action === null || continuation === null || details === null) return undefined;
  return verified === null || billTo === null
    ? undefined
    : { action, continuation, details, verified, billTo };
}

const standingOf = ({ waits_for: waitsFor, application_status: status }: ActionRow) =>
  waitsFor === null ? undefined : { waitsFor, applicationStatus: status ?? undefined };

const storedTenderOf = (row: ActionRow): StoredTender => ({
  id: row.tender_id,
  method: row.method,
  state: row.state,
  isRefused: row.decline_reason !== null,
  amount: { minorUnits: Number(row.amount_minor), currency: row.currency },
  maskedNumber: row.masked_number,
  cardType: row.card_type,
  account: row.account ?? undefined,
});
