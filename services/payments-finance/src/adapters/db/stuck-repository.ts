import type { Tx } from '@loupe/database/tx';
import type { StuckStore, StuckTender } from '../../use-cases/list-stuck.ts';
import type { DatabaseClock } from './database-clock.ts';
import {
  ABANDONED_REVERSALS,
  FAILED_NOTICES,
  GIFT_CARDS_NOT_DELIVERED,
  GIFT_CARDS_NOT_ISSUED,
  GIVEN_UP_SETTLEMENTS,
  HOLDS_NOT_RENEWED,
  OPEN_DISPUTES,
  PARKED_KEYS,
  REFUSED_SETTLEMENTS,
  RETRY_ISSUE,
  RETRY_NOTICE,
  RETRY_REVERSAL,
  RETRY_SETTLEMENT,
  UNKNOWN_TENDERS,
} from './stuck-statements.ts';
import { LATE_WAITS } from './late-wait-statements.ts';
import type { StuckTenderRow } from './stuck-statements.ts';

export interface RetryStore {
  /**
   * Makes an abandoned reversal (by its tender), a settlement that was given up, a gift card that was not issued or a notice that was
   * given up (`<method>/<message>`) due now.
   * @returns false if it is none of them
   */
  retry(id: string): Promise<boolean>;
}

export function stuckRepository(tx: Tx, clock: DatabaseClock): StuckStore & RetryStore {
  return {
    unknownTenders: async () => (await tx.query(UNKNOWN_TENDERS, [clock.aheadMs()])).map(tenderOf),
    abandonedReversals: async () => (await tx.query(ABANDONED_REVERSALS)).map(tenderOf),
    givenUpSettlements: async () =>
      (await tx.query(GIVEN_UP_SETTLEMENTS)).map((row) => ({
        settlementId: row.id,
        placementId: row.placement_id,
        orderNumber: row.order_number,
        settlementKind: row.kind,
        attempts: row.attempts,
        since: row.created_at,
        amount: { minorUnits: Number(row.missing), currency: row.currency },
        transactionId: row.transaction_id ?? undefined,
      })),
    holdsNotRenewed: async () =>
      (await tx.query(HOLDS_NOT_RENEWED)).map((row) => ({
        placementId: row.placement_id,
        orderNumber: row.reference,
        method: row.method,
        amount: { minorUnits: Number(row.open_minor), currency: row.currency },
        heldUntil: row.held_until,
        hasEnded: row.has_ended,
        refusal: row.refusal ?? undefined,
      })),
    refusedSettlements: async () =>
      (await tx.query(REFUSED_SETTLEMENTS)).map((row) => ({
        placementId: row.placement_id,
        orderNumber: row.order_number,
        settlementKind: row.kind,
        since: row.since,
        refusals: row.refusals,
        amount: { minorUnits: Number(row.missing), currency: row.currency },
      })),
    lateWaits: async () =>
      (await tx.query(LATE_WAITS, [clock.aheadMs()])).map((row) => ({
        placementId: row.placement_id,
        orderNumber: row.reference,
        method: row.method,
        amount: { minorUnits: Number(row.amount_minor), currency: row.currency },
        waitsFor: row.waits_for ?? undefined,
        applicationStatus: row.application_status ?? undefined,
        since: row.since,
      })),
    disputes: async () =>
      (await tx.query(OPEN_DISPUTES)).map((row) => ({
        placementId: row.placement_id,
        orderNumber: row.reference,
        method: row.method,
        amount: { minorUnits: Number(row.amount_minor), currency: row.currency },
        disputeId: row.provider_id,
        reason: row.reason,
        since: row.opened_at,
        answerBy: row.answer_by ?? undefined,
      })),
    failedNotices: async () =>
      (await tx.query(FAILED_NOTICES)).map(({ message_id: messageId, received_at: since, ...row }) => ({
        ...row,
        messageId,
        since,
      })),
    giftCardsNotIssued: async () =>
      (await tx.query(GIFT_CARDS_NOT_ISSUED, [clock.aheadMs()])).map((row) => ({
        issueId: row.id,
        placementId: row.placement_id,
        orderNumber: row.reference,
        state: row.state,
        transactionId: row.transaction_id ?? undefined,
        since: row.created_at,
        attempts: row.attempts,
        amount: { minorUnits: Number(row.amount_minor), currency: row.currency },
      })),
    giftCardsNotDelivered: async () =>
      (await tx.query(GIFT_CARDS_NOT_DELIVERED, [clock.aheadMs()])).map((row) => ({
        issueId: row.id,
        placementId: row.placement_id,
        orderNumber: row.reference,
        since: row.issued_at,
        isRefused: row.is_refused,
        amount: { minorUnits: Number(row.amount_minor), currency: row.currency },
      })),
    parkedKeys: async () =>
      (await tx.query(PARKED_KEYS)).map(({ parked_at: since, ...parked }) => ({ ...parked, since })),
    async retry(id) {
      if (id.includes('/')) return (await tx.query(RETRY_NOTICE, [id])).length > 0;
      const made = [await tx.query(RETRY_REVERSAL, [id]), await tx.query(RETRY_SETTLEMENT, [id])];
      return [...made, await tx.query(RETRY_ISSUE, [id])].some((rows) => rows.length > 0);
    },
  };
}

const tenderOf = (row: StuckTenderRow): StuckTender => ({
  tenderId: row.id,
  placementId: row.placement_id,
  orderNumber: row.reference,
  method: row.method,
  transactionId: row.merchant_transaction_id,
  since: row.since,
  attempts: row.attempts,
  amount: { minorUnits: Number(row.amount_minor), currency: row.currency },
  providerId: row.provider_id ?? undefined,
  nextAttemptAt: row.next_attempt_at ?? undefined,
});
