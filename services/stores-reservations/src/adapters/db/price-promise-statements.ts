import { dueRows, inSeconds } from '@loupe/database/due';
import type { Site } from '@loupe/contracts/sites';
import type { PriceWindow } from '@loupe/money/price-windows';
import type { PromiseReason } from '../../domain/price-promise/price-promise.ts';
import type { PromiseRefusal } from '../../domain/price-promise/refusal.ts';
import { sql } from './gen/statements.ts';

interface Named {
  site: Site;
  reason: PromiseReason | null;
}

const COLUMNS = `
  id, number, site, owner, name, email, product_id AS "productId", product_key AS "productKey", product_name AS "productName", sku,
  our_price AS "ourPrice", their_price AS "theirPrice", shop, page, note, state, reason, version, asked_at AS "askedAt",
  answer_by AS "answerBy", late_at AS "lateAt", decided_at AS "decidedAt", agreed_price AS "agreedPrice", decided_by AS "decidedBy",
  second_by AS "secondBy", code, valid_until AS "validUntil", used_at AS "usedAt", used_order AS "usedOrder", ended_at AS "endedAt",
  withdrawn_at AS "withdrawnAt", due_at AS "dueAt", link_epoch AS "linkEpoch", event_offset AS "eventOffset"`;

const findWhere = (condition: string): string => `SELECT ${COLUMNS} FROM price_promise WHERE ${condition}`;

export const FIND = sql('find-price-promise', findWhere('id = $1')).refine<Named>();
export const FIND_BY_NUMBER = sql('find-price-promise-by-number', findWhere('number = $1')).refine<Named>();

export const FIND_BY_CODES = sql(
  'find-price-promises-by-code',
  findWhere('code = ANY ($1::text[]) ORDER BY id'),
).refine<Named>();

/** A piece of the site with its prices, and why nobody can ask for another shop's price of it: null where that is not known yet. */
export const PIECE = sql(
  'piece-of-price-promise',
  `
  SELECT p.sku, product.id AS "productId", product.key AS "productKey", product.name AS "productName", p.prices,
    CASE WHEN x.product_key IS NULL THEN product.promise_refusal ELSE 'EXCLUDED' END AS refusal
  FROM piece p JOIN product ON product.id = p.product_id
  LEFT JOIN price_promise_exclusion x ON x.product_key = product.key
  WHERE p.sku = $2 AND p.listed AND $1::text = ANY (product.sites)`,
).refine<{ prices: PriceWindow[]; refusal: PromiseRefusal | '' | null }>();

/** Requests that wait: of a person, and of a piece. */
export const WAITING_COUNTS = sql(
  'count-waiting-price-promises',
  `
  SELECT
    (SELECT count(*)::int FROM price_promise WHERE site = $1 AND owner = $2 AND state = 'PENDING_DECISION') AS "ofOwner",
    (SELECT count(*)::int FROM price_promise WHERE sku = $3 AND state = 'PENDING_DECISION') AS "ofPiece"`,
);

export const WAITING_OF_OWNER = sql(
  'waiting-price-promise-of-owner',
  findWhere(`site = $1 AND sku = $2 AND owner = $3 AND state = 'PENDING_DECISION'`),
).refine<Named>();

export const ACTS = sql(
  'price-promise-acts',
  `
  SELECT version, act, actor, state, reason, price, done_at AS at FROM price_promise_act WHERE promise_id = $1 ORDER BY version`,
);

/** What people work on: requests that wait, those that ask for more first, then open prices. */
export const BOARD = sql(
  'price-promise-board',
  `
  SELECT ${COLUMNS} FROM price_promise
  WHERE state IN ('PENDING_DECISION', 'ERROR')
    OR (state = 'APPROVED' AND used_at IS NULL AND ended_at IS NULL AND withdrawn_at IS NULL)
  ORDER BY state = 'APPROVED', answer_by, id`,
).refine<Named>();

/** $1 limit, $2 seconds of the lease. */
export const LEASE_DUE = sql(
  'lease-due-price-promises',
  `
  WITH chosen AS (${dueRows({ from: 'price_promise', key: 'id AS due', at: 'due_at', now: 'clock()', limit: '$1' })}
  )
  UPDATE price_promise SET due_at = ${inSeconds('clock()', '$2')} FROM chosen WHERE id = due
  RETURNING ${COLUMNS}`,
).refine<Named>();

export const EXCLUDE = sql(
  'exclude-from-price-promise',
  `
  INSERT INTO price_promise_exclusion (product_key, reason, operator, excluded_at)
  SELECT key, $2, $3, clock() FROM product WHERE key = $1
  ON CONFLICT (product_key) DO UPDATE SET reason = excluded.reason, operator = excluded.operator, excluded_at = excluded.excluded_at
  RETURNING product_key`,
);

/** Of those that were asked long ago and are not open: who asked is forgotten, and what they sent us as evidence. */
export const FORGET = sql(
  'forget-price-promise-contacts',
  `
  UPDATE price_promise SET owner = '', name = '', email = '', page = NULL, note = NULL
  WHERE id IN (
    SELECT id FROM price_promise WHERE email <> '' AND due_at IS NULL AND asked_at < clock() - $1::text::interval
    LIMIT $2 FOR UPDATE SKIP LOCKED)
  RETURNING 1 AS forgotten`,
);
