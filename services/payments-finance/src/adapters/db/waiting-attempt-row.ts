import type { NewAction, StoredTender, WaitingAttempt } from '../../use-cases/ports/payment-store.ts';
import type { ActionRow } from './action-statements.ts';
import { tenderStateOf } from './payment-rows.ts';

/** @param rows all tenders of an attempt, in plan order */
export function waitingAttemptOf(rows: readonly ActionRow[]): WaitingAttempt | undefined {
  const row = rows.at(-1);
  const action = row && storedActionOf(row);
  if (row === undefined || action === undefined) return undefined;
  return {
    open: {
      ...{
        tenderId: row.tender_id,
        method: row.method,
        paymentId: row.id,
        placementId: row.placement_id,
        site: row.site,
      },
      ...{ version: row.version, eventVersion: row.event_version },
      amount: { minorUnits: Number(row.payment_minor), currency: row.payment_currency },
    },
    tender: storedTenderOf(row),
    before: rows.slice(0, -1).map(storedTenderOf),
    reference: row.reference,
    promisedDay: row.promised_day ?? undefined,
    merchantTransactionId: row.merchant_transaction_id,
    action,
    hasExpired: row.has_expired ?? false,
  };
}

function storedActionOf(row: ActionRow): Omit<NewAction, 'validUntil'> | undefined {
  const { action, continuation, details, verified, bill_to: billTo } = row;
  if (action === null || continuation === null || details === null) return undefined;
  return verified === null || billTo === null
    ? undefined
    : { action, continuation, details, verified, billTo };
}

const storedTenderOf = (row: ActionRow): StoredTender => ({
  ...{ id: row.tender_id, method: row.method, state: tenderStateOf(row.state) },
  isRefused: row.decline_reason !== null,
  amount: { minorUnits: Number(row.amount_minor), currency: row.currency },
  ...{ maskedNumber: row.masked_number, cardType: row.card_type, account: row.account ?? undefined },
});
