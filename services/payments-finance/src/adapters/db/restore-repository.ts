import type pg from 'pg';
import { inTransaction } from '@loupe/database/transaction';
import { poolTx } from '@loupe/database/tx';
import { issuePostings } from '../../domain/gift-card/issue-postings.ts';
import type { LostPayment, RestoreStore } from '../../use-cases/ports/restore-store.ts';
import { BOOK_ISSUE } from './issue-statements.ts';
import * as statements from './restore-statements.ts';

/** What an import of the providers' reports after a restore reads and writes beside settlements and tenders. */
export function restoreRepository(pool: pg.Pool, newId: () => string): RestoreStore {
  const tx = poolTx(pool);
  return {
    async open() {
      const [row] = await tx.query(statements.OPEN_RESTORE);
      return (
        row && {
          id: row.id,
          restoredTo: row.restored_to,
          pausedAt: row.paused_at,
          importedAt: row.imported_at ?? undefined,
        }
      );
    },
    async unknown(transactionIds) {
      const known = await tx.query(statements.KNOWN_TRANSACTIONS, [transactionIds]);
      const ours = new Set(known.map(({ id }) => id));
      return new Set(transactionIds.filter((id) => !ours.has(id)));
    },
    async openTenders(transactionIds) {
      const rows = await tx.query(statements.OPEN_TENDERS, [transactionIds]);
      return rows.map((row) => ({ tenderId: row.id, transactionId: row.merchant_transaction_id }));
    },
    async openRequests(transactionIds) {
      const rows = await tx.query(statements.OPEN_REQUESTS, [transactionIds]);
      return rows.map((row) => ({
        requestId: row.id,
        settlementId: row.settlement_id,
        state: row.state,
        transactionId: row.merchant_transaction_id,
      }));
    },
    async openSettlements() {
      const rows = await tx.query(statements.OPEN_SETTLEMENTS);
      return rows.map(({ id: settlementId, tender_id: tenderId, method, kind, reference }) => ({
        settlementId,
        tenderId,
        method,
        kind,
        reference,
      }));
    },
    async tenderOf({ providerId = '', reference, method }) {
      const rows = await tx.query(statements.TENDER_AT_PROVIDER, [providerId, reference, method]);
      const [only] = rows;
      return only && rows.length === 1 ? { tenderId: only.id, placementId: only.placement_id } : undefined;
    },
    async insertLost(restoreId, lost) {
      const rows = await tx.query(statements.INSERT_LOST, lostValues(restoreId, lost));
      return rows.length === 0
        ? undefined
        : rows.toSorted((a, b) => a.position - b.position).map(({ id }) => id);
    },
    async giftCards() {
      const rows = await tx.query(statements.GIFT_CARDS_OF_RESTORE);
      return rows.map(({ id: issueId, state, piece, transaction_id: transactionId }) => ({
        issueId,
        state,
        piece,
        transactionId: transactionId ?? undefined,
      }));
    },
    adoptIssue: (issueId, { transactionId, providerId, isCancelled }) =>
      inTransaction(pool, async (inTx) => {
        const values = [issueId, transactionId, providerId, isCancelled] as const;
        const [row] = await inTx.query(statements.ADOPT_ISSUE, [...values]);
        if (row === undefined) return;
        const amount = { minorUnits: Number(row.amount_minor), currency: row.currency };
        const kinds = [
          ...(row.former === 'issued' ? [] : (['gift-card-issue'] as const)),
          ...(isCancelled ? (['gift-card-cancel'] as const) : []),
        ];
        for (const kind of kinds) {
          const postings = issuePostings(kind, amount);
          await inTx.query(BOOK_ISSUE, [
            ...([newId(), kind, row.payment_id, row.tender_id, issueId] as const),
            postings.map(({ account }) => account),
            postings.map(({ currency }) => currency),
            postings.map(({ minorUnits }) => minorUnits),
          ]);
        }
      }),
    async markImported(id, by) {
      await tx.query(statements.MARK_IMPORTED, [id, by]);
    },
    async markResumed(id, by) {
      await tx.query(statements.MARK_RESUMED, [id, by]);
    },
    async lostOrders() {
      const rows = await tx.query(statements.LOST_ORDERS);
      return rows.map((row) => ({
        orderNumber: row.order_number,
        placementId: row.placement_id,
        currency: row.currency,
        held: Number(row.held_minor),
        captured: Number(row.captured_minor),
        refunded: Number(row.refunded_minor),
        since: row.imported_at,
      }));
    },
    async cardsWithoutNumber() {
      const rows = await tx.query(statements.CARDS_WITHOUT_NUMBER);
      return rows.map((row) => ({
        issueId: row.id,
        orderNumber: row.reference,
        placementId: row.placement_id,
        currency: row.currency,
        amount: Number(row.amount_minor),
        since: row.imported_at ?? new Date(NaN),
      }));
    },
    async keep(orderNumber, by, reason) {
      return (await tx.query(statements.KEEP_LOST, [orderNumber, by, reason])).length > 0;
    },
  };
}

const SITES: Readonly<Record<string, string>> = { BB: 'beaverbrooks', LP: 'loupe' };

function lostValues(restoreId: string, { placementId, orderNumber, tenders }: LostPayment) {
  const live = tenders.filter(({ isOver }) => !isOver);
  const counted = live.length > 0 ? live : tenders;
  const last = live.length > 0 && live.length < tenders.length ? 2 : 1;
  return {
    placementId,
    site: SITES[orderNumber.slice(0, 2)] ?? '',
    currency: tenders[0]?.currency ?? '',
    amount: counted.reduce((sum, { amount }) => sum + amount, 0),
    orderNumber,
    restoreId,
    methods: tenders.map(({ method }) => method),
    amounts: tenders.map(({ amount }) => amount),
    transactionIds: tenders.map(({ transactionId }) => transactionId),
    attempts: tenders.map(({ isOver }) => (isOver ? 1 : last)),
  };
}
