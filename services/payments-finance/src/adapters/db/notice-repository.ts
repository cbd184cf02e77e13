import { dueRows, inSeconds } from '@loupe/database/due';
import { inTransaction } from '@loupe/database/transaction';
import { poolTx } from '@loupe/database/tx';
import type pg from 'pg';
import type { NoticeEnding, ProviderNotice } from '../../domain/notice/provider-notice.ts';
import type { PaymentMethod } from '../../domain/payment/payment.ts';
import type { NoticeStore } from '../../use-cases/ports/notices.ts';
import type { DatabaseClock } from './database-clock.ts';
import { sql } from './gen/statements.ts';

/** Longer than a batch takes. */
const LEASE_SECONDS = 30;
const AWAITED = ['intended', 'sent', 'unknown', 'held'];

/** What providers tell of their own accord. */
export function noticeRepository(pool: pg.Pool, clock: DatabaseClock): NoticeStore {
  const tx = poolTx(pool);
  return {
    store: async ({ method, messageId, notice }) =>
      (await tx.query(STORE, [method, messageId, JSON.stringify(notice), clock.aheadMs()])).length > 0,
    claim: async (limit) =>
      (await tx.query(CLAIM, [clock.aheadMs(), limit, LEASE_SECONDS])).map(
        ({ message_id: messageId, ...row }) => ({ ...row, messageId }),
      ),
    endHold: (method, gone) =>
      inTransaction(pool, async (inTx): Promise<NoticeEnding> => {
        const [tender] = await inTx.query(TENDER_OF, [
          ...([method, gone.reference, gone.authorisationId, gone.transactionId] as const),
        ]);
        if (tender === undefined) return { kind: 'later', outcome: 'no authorisation of ours has this id' };
        if (tender.standing_id === gone.authorisationId) {
          if (tender.state !== 'held' || tender.hold_ended_at !== null)
            return { kind: 'done', outcome: 'nothing was held by it any more' };
          await inTx.query(END_NOW, [tender.id, clock.aheadMs()]);
          return { kind: 'done', outcome: 'its hold has ended' };
        }
        // Of a request whose answer has not come yet the id is not known: also of a renewal, while the tender is held.
        return !tender.is_known && AWAITED.includes(tender.state)
          ? { kind: 'later', outcome: 'its answer has not arrived yet' }
          : { kind: 'done', outcome: 'it was given up, or another took its place' };
      }),
    async find(method, { reference, transactionId }) {
      const [tender] = await tx.query(TENDER_BY_REQUEST, [method, reference, transactionId]);
      if (tender === undefined) return undefined;
      const { id: tenderId, placement_id: placementId, step, attempt, state } = tender;
      return { tenderId, placementId, step, attempt, state };
    },
    undo: async (tenderId, begun) => void (await tx.query(UNDO, [tenderId, clock.aheadMs(), begun ?? null])),
    close: async ({ method, messageId }, outcome) =>
      void (await tx.query(CLOSE, [method, messageId, outcome])),
    postpone: async ({ method, messageId }, why) =>
      (await tx.query(POSTPONE, [method, messageId, why, clock.aheadMs()]))[0]?.state ?? 'due',
    prune: async (keep, limit) => (await tx.query(PRUNE, [clock.aheadMs(), keep, limit])).length,
  };
}

const NOW = `now() + $1 * interval '1 millisecond'`;

/** $4 milliseconds added to the clock. */
const STORE = sql(
  'store-notice',
  `
  INSERT INTO provider_notice (method, message_id, notice, next_attempt_at, received_at)
  SELECT $1, $2, $3::jsonb, moment, moment FROM date_trunc('milliseconds', now() + $4 * interval '1 millisecond') AS moment
  ON CONFLICT DO NOTHING
  RETURNING message_id`,
);

/** $1 milliseconds added to the clock, $2 limit, $3 lease in seconds. */
const CLAIM = sql(
  'claim-notices',
  `
  WITH due AS (${dueRows({ from: 'provider_notice', key: 'method, message_id', at: 'next_attempt_at', now: NOW, limit: '$2', where: `state = 'due'` })}
  )
  UPDATE provider_notice AS notice SET next_attempt_at = ${inSeconds(NOW, '$3')}, attempts = attempts + 1
  FROM due
  WHERE notice.method = due.method AND notice.message_id = due.message_id
  RETURNING notice.method, notice.message_id, notice.notice`,
).refine<{ method: PaymentMethod; notice: ProviderNotice }>();

/**
 * By the provider's id of any of its holds, or by our id of the first request.
 * $1 method, $2 order number, $3 authorisation, $4 our id or null.
 */
const TENDER_OF = sql(
  'tender-of-notice',
  `
  SELECT tender.id, tender.state, tender.hold_ended_at,
         CASE WHEN tender.hold_id IS NULL THEN tender.provider_id ELSE hold.provider_id END AS standing_id,
         (tender.provider_id IS NOT DISTINCT FROM $3 OR renewals.known) AS is_known
  FROM tender
  LEFT JOIN settlement_request AS hold ON hold.id = tender.hold_id
  CROSS JOIN LATERAL (
    SELECT count(*) > 0 AS known
    FROM settlement_request AS request JOIN settlement ON settlement.id = request.settlement_id
    WHERE request.payment_id = tender.payment_id AND settlement.tender_id = tender.id AND request.kind = 'hold'
      AND (request.provider_id = $3 OR request.replaced_id = $3)
  ) AS renewals
  WHERE tender.method = $1 AND tender.reference = $2
    AND (tender.provider_id = $3 OR tender.merchant_transaction_id = $4 OR renewals.known)
  FOR NO KEY UPDATE OF tender`,
  { nullable: [4] },
);

/** $1 method, $2 order number, $3 our id of the request. */
const TENDER_BY_REQUEST = sql(
  'tender-of-request',
  `
  SELECT tender.id, payment.placement_id, tender.step, tender.attempt, tender.state
  FROM tender JOIN payment ON payment.id = tender.payment_id
  WHERE tender.method = $1 AND tender.reference = $2 AND tender.merchant_transaction_id = $3`,
);

/** A task that has ended starts again, with a whole day. $1 tender, $2 milliseconds added to the clock, $3 what was begun, or null. */
const UNDO = sql(
  'undo-what-was-begun',
  `
  WITH named AS (
    UPDATE tender SET authentication_id = coalesce(authentication_id, $3) WHERE id = $1 AND state = 'declined' RETURNING id
  )
  INSERT INTO reversal_task (tender_id)
  SELECT id FROM named
  ON CONFLICT (tender_id) DO UPDATE
    SET state = 'due', attempts = 0, finished_at = NULL, created_at = now() + $2 * interval '1 millisecond',
        next_attempt_at = now() + $2 * interval '1 millisecond'
    WHERE reversal_task.state <> 'due'`,
  { nullable: [3] },
);

/** The next look at it books it out. $1 tender, $2 milliseconds added to the clock. */
const END_NOW = sql(
  'end-hold-now',
  `
  UPDATE tender SET held_until = least(held_until, moment), hold_due_at = moment
  FROM date_trunc('milliseconds', now() + $2 * interval '1 millisecond') AS moment
  WHERE id = $1`,
);

const CLOSE = sql(
  'close-notice',
  `UPDATE provider_notice SET state = 'done', outcome = $3 WHERE method = $1 AND message_id = $2 AND state = 'due'`,
);

// Back-off: 2, 4, 8 … seconds, at most ten minutes. $4 milliseconds added to the clock.
const POSTPONE = sql(
  'postpone-notice',
  `
  UPDATE provider_notice SET outcome = $3,
    state = CASE WHEN received_at < now() + $4 * interval '1 millisecond' - interval '24 hours' THEN 'failed' ELSE 'due' END,
    next_attempt_at = now() + $4 * interval '1 millisecond' + make_interval(secs => least(600, 2 ^ least(attempts, 12)))
  WHERE method = $1 AND message_id = $2 AND state = 'due'
  RETURNING state`,
).refine<{ state: 'due' | 'failed' }>();

/** $1 milliseconds added to the clock, $2 how long they are kept, $3 limit. */
const PRUNE = sql(
  'prune-notices',
  `
  DELETE FROM provider_notice WHERE (method, message_id) IN (
    SELECT method, message_id FROM provider_notice
    WHERE state <> 'due' AND received_at < ${NOW} - $2::text::interval
    ORDER BY received_at LIMIT $3)
  RETURNING message_id`,
);
