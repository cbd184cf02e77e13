import { inTransaction } from '@loupe/database/transaction';
import type { Tx } from '@loupe/database/tx';
import type pg from 'pg';
import { disputePostings } from '../../domain/dispute/dispute-postings.ts';
import type { DisputeBooking } from '../../domain/dispute/dispute-postings.ts';
import type { PaymentMethod } from '../../domain/payment/payment.ts';
import type { DisputeStore } from '../../use-cases/ports/disputes.ts';
import type { DatabaseClock } from './database-clock.ts';
import { sql } from './gen/statements.ts';

interface Dependencies {
  readonly clock: DatabaseClock;
  readonly newId: () => string;
}

/** Disputes and their entries in the ledger, each written once. */
export function disputeRepository(pool: pg.Pool, { clock, newId }: Dependencies): DisputeStore {
  const book = async (tx: Tx, kind: DisputeBooking, method: PaymentMethod, row: Booked): Promise<void> => {
    const amount = { minorUnits: Number(row.amount_minor), currency: row.currency };
    const postings = disputePostings(kind, amount, method);
    await tx.query(BOOK, [
      ...([newId(), kind, row.payment_id, row.tender_id, row.id] as const),
      postings.map(({ account }) => account),
      postings.map(({ currency }) => currency),
      postings.map(({ minorUnits }) => minorUnits),
    ]);
  };
  return {
    open: (method, { disputeId, captureId, reference, minorUnits, currency, reason, answerBy }) =>
      inTransaction(pool, async (tx) => {
        const [capture] = await tx.query(CAPTURE_OF, [method, reference, captureId]);
        if (capture === undefined) return false;
        const values = { method, disputeId, currency, minorUnits, reason, answerBy };
        const [row] = await tx.query(OPEN, [JSON.stringify({ ...values, ...capture }), clock.aheadMs()]);
        if (row !== undefined) await book(tx, 'dispute', method, row);
        return true;
      }),
    end: (method, disputeId, isWon) =>
      inTransaction(pool, async (tx) => {
        const state = isWon ? 'won' : 'lost';
        const [row] = await tx.query(END, [method, disputeId, state, clock.aheadMs()]);
        if (row !== undefined) await book(tx, `dispute-${state}`, method, row);
        return row !== undefined || (await tx.query(IS_KNOWN, [method, disputeId])).length > 0;
      }),
  };
}

interface Booked {
  readonly id: string;
  readonly payment_id: string;
  readonly tender_id: string;
  readonly currency: string;
  readonly amount_minor: bigint;
}

/** $1 method, $2 order number, $3 the provider's id of the capture. */
const CAPTURE_OF = sql(
  'capture-of-dispute',
  `
  SELECT request.id AS "requestId", tender.payment_id AS "paymentId", tender.id AS "tenderId"
  FROM tender
  JOIN settlement_request AS request ON request.payment_id = tender.payment_id
  JOIN settlement ON settlement.id = request.settlement_id AND settlement.tender_id = tender.id
  WHERE tender.method = $1 AND tender.reference = $2 AND request.kind = 'capture' AND request.provider_id = $3`,
);

/** No row when it was opened before. $1 the dispute as JSON, $2 milliseconds added to the clock. */
const OPEN = sql(
  'open-dispute',
  `
  INSERT INTO dispute (method, provider_id, payment_id, tender_id, request_id, currency, amount_minor, reason, answer_by, opened_at)
  SELECT given.method, given."disputeId", given."paymentId", given."tenderId", given."requestId", given.currency, given."minorUnits",
         given.reason, given."answerBy", now() + $2 * interval '1 millisecond'
  FROM jsonb_to_record($1::jsonb) AS given (method text, "disputeId" text, "paymentId" uuid, "tenderId" uuid, "requestId" uuid,
                                            currency text, "minorUnits" int8, reason text, "answerBy" timestamptz)
  ON CONFLICT (method, provider_id) DO NOTHING
  RETURNING id, payment_id, tender_id, currency, amount_minor`,
);

/** $1 method, $2 the provider's id, $3 won or lost, $4 milliseconds added to the clock. */
const END = sql(
  'end-dispute',
  `
  UPDATE dispute SET state = $3, ended_at = now() + $4 * interval '1 millisecond'
  WHERE method = $1 AND provider_id = $2 AND state = 'open'
  RETURNING id, payment_id, tender_id, currency, amount_minor`,
);

const IS_KNOWN = sql('is-dispute-known', 'SELECT id FROM dispute WHERE method = $1 AND provider_id = $2');

/** $1 set, $2 kind, $3 payment, $4 tender, $5 dispute, $6…$8 accounts, currencies, amounts. */
const BOOK = sql(
  'book-dispute',
  `
  INSERT INTO ledger_entry (set_id, kind, account, currency, amount_minor, payment_id, tender_id, dispute_id)
  SELECT $1::uuid, $2::text, posting.account, posting.currency, posting.amount_minor, $3::uuid, $4::uuid, $5::uuid
  FROM unnest($6::text[], $7::text[], $8::bigint[]) AS posting (account, currency, amount_minor)`,
);
