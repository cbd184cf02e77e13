import { dueRows, inSeconds, UNMOVED } from '@loupe/database/due';
import type { Address } from '../../domain/address/address.ts';
import type { MoneyState } from '../../domain/order/order-money.ts';
import type { OrderStatus } from '../../domain/order/order-status.ts';
import type { PayAgain, PayAgainReply } from '../../domain/pay-again/pay-again.ts';
import type { PayAgainState } from '../../domain/pay-again/transitions.ts';
import type { NextAction } from '../../domain/placement/next-action.ts';
import { sql } from './gen/statements.ts';

interface AttemptJson {
  readonly state: PayAgainState;
  readonly reply: PayAgainReply | null;
  readonly challenge: NextAction | null;
}

/** An attempt inside JSON: times are texts, and an episode is one too, because JSON has no integers of 64 bits. */
export type StoredAttempt = Omit<PayAgain, 'episode' | 'challengeUntil'> & {
  readonly episode: string;
  readonly challengeUntil: string | null;
};

const COLUMNS = `
  p.id, p.order_id AS "orderId", o.order_number AS "orderNumber", o.placement_id AS "placementId", p.episode, p.amount, p.state,
  p.version, p.reply, p.challenge, p.challenge_until AS "challengeUntil",
  coalesce(p.challenge_until <= clock(), false) AS "challengeOver"`;

const asJson = (which: string): string => `(
  SELECT json_build_object('id', p.id, 'orderId', p.order_id, 'orderNumber', o.order_number, 'placementId', o.placement_id,
    'episode', p.episode::text, 'amount', p.amount, 'state', p.state, 'version', p.version, 'reply', p.reply,
    'challenge', p.challenge, 'challengeUntil', p.challenge_until, 'challengeOver', coalesce(p.challenge_until <= clock(), false))
  FROM pay_again p WHERE p.order_id = o.id AND ${which})`;

/** $1 site, $2 order, $3 idempotency key, $4 episode. */
export const FIND_ORDER_TO_PAY = sql(
  'find-order-to-pay',
  `
  SELECT o.id, o.order_number AS "orderNumber", o.placement_id AS "placementId", o.email, o.billing_address AS "billingAddress",
    o.status, o.money_state AS "moneyState", o.money_version AS "moneyVersion", o.money_missing AS "moneyMissing",
    ${asJson(`p.state NOT IN ('done', 'released')`)} AS live, ${asJson('p.idempotency_key = $3')} AS repeated,
    EXISTS (SELECT FROM pay_again p WHERE p.order_id = o.id AND p.episode = $4 AND p.state IN ('authorised', 'done')) AS "isPaid"
  FROM sales_order o WHERE o.site = $1 AND o.id = $2`,
).refine<{
  billingAddress: Address;
  status: OrderStatus;
  moneyState: MoneyState;
  live: StoredAttempt | null;
  repeated: StoredAttempt | null;
}>();

export const FIND = sql(
  'find-pay-again',
  `SELECT ${COLUMNS} FROM pay_again p JOIN sales_order o ON o.id = p.order_id WHERE p.id = $1 AND p.order_id = $2`,
).refine<AttemptJson>();

/** Only while the order has no live attempt. $1 id, $2 order, $3 episode, $4 amount, $5 idempotency key, $6 due in seconds. */
export const CLAIM = sql(
  'claim-pay-again',
  `
  WITH p AS (
    INSERT INTO pay_again (id, order_id, episode, amount, idempotency_key, state, due_at, created_at)
    VALUES ($1, $2, $3, $4, $5, 'authorising', clock() + make_interval(secs => $6), clock())
    ON CONFLICT DO NOTHING
    RETURNING *
  )
  SELECT ${COLUMNS} FROM p JOIN sales_order o ON o.id = p.order_id`,
).refine<AttemptJson>();

/** $1 id, $2 state, $3 version, $4 action, $5 seconds that it is valid, $6 the longest. */
export const BEGIN_CHALLENGE = sql(
  'begin-pay-again-challenge',
  `
  UPDATE pay_again
  SET state = 'challenge', version = version + 1, challenge = $4,
    challenge_until = least(challenge_until, clock() + make_interval(secs => least($5::float8, $6::float8))),
    due_at = least(challenge_until, clock() + make_interval(secs => least($5::float8, $6::float8)))
  WHERE ${UNMOVED}
  RETURNING challenge_until AS "challengeUntil"`,
);

/** $1 id, $2 order, $3 due in seconds. */
export const END_CHALLENGE = sql(
  'end-pay-again-challenge',
  `
  UPDATE pay_again p
  SET state = 'authorising', version = p.version + 1, challenge = NULL, due_at = clock() + make_interval(secs => $3)
  FROM sales_order o
  WHERE o.id = p.order_id AND p.id = $1 AND p.order_id = $2 AND p.state = 'challenge' AND p.challenge_until > clock()
  RETURNING ${COLUMNS}`,
).refine<AttemptJson>();

/** $1 id, $2 state, $3 version, $4 next state, $5 reply, $6 due in seconds, null for never. */
export const MOVE = sql(
  'move-pay-again',
  `
  UPDATE pay_again
  SET state = $4, version = version + 1, reply = coalesce($5::jsonb, reply), challenge = NULL,
    due_at = ${inSeconds('clock()', '$6')}
  WHERE ${UNMOVED}
  RETURNING version`,
  { nullable: [6] },
);

/** Whatever was known of it. $1 id. */
export const FINISH = sql(
  'finish-pay-again',
  `
  UPDATE pay_again SET state = 'done', version = version + 1, reply = NULL, challenge = NULL, due_at = NULL
  WHERE id = $1 AND state <> 'done'
  RETURNING amount`,
);

// The lease is committed before payments is called: no row lock is held during a remote call.
/** $1 limit, $2 seconds of the lease. */
export const LEASE_DUE = sql(
  'lease-due-pay-again',
  `
  WITH chosen AS (${dueRows({ from: 'pay_again', key: 'id AS due', at: 'due_at', now: 'clock()', limit: '$1' })}
  )
  UPDATE pay_again p SET due_at = ${inSeconds('clock()', '$2')}
  FROM chosen, sales_order o
  WHERE p.id = due AND o.id = p.order_id
  RETURNING ${COLUMNS}`,
).refine<AttemptJson>();

/** The card by which the order's tender is paid now. $1 order, $2 tender, $3 masked number, $4 kind of card. */
export const SET_CARD = sql(
  'set-card-of-order',
  `
  UPDATE order_tender SET masked_number = $3, card_type = $4
  WHERE order_id = $1 AND id = $2 AND (masked_number, card_type) IS DISTINCT FROM ($3, $4)
  RETURNING id`,
);
