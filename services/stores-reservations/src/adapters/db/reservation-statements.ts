import { dueRows, inSeconds } from '@loupe/database/due';
import type { Site } from '@loupe/contracts/sites';
import type { ReservationReason, ReservationState } from '../../domain/reservation/reservation.ts';
import { sql } from './gen/statements.ts';

interface Named {
  site: Site;
  state: ReservationState;
  reason: ReservationReason | null;
}

const COLUMNS = `
  id, number, site, owner, store_id AS "storeId", sku, intended_sku AS "intendedSku", unit_no AS "unitNo", product_id AS "productId",
  product_key AS "productKey", product_name AS "productName", price, salutation, first_name AS "firstName", last_name AS "lastName",
  email, phone, state, reason, version, occupies, placed_at AS "placedAt", verified_at AS "verifiedAt", accepted_at AS "acceptedAt",
  extended_at AS "extendedAt", closed_at AS "closedAt", expires_at AS "expiresAt", due_at AS "dueAt", reminded_at AS "remindedAt",
  collection_code AS "collectionCode", receipt, link_epoch AS "linkEpoch", event_offset AS "eventOffset"`;

const findWhere = (condition: string): string => `SELECT ${COLUMNS} FROM reservation WHERE ${condition}`;

/** The queue of those who want the same piece of a store: the next statement sees what the one before has taken. */
export const LOCK_PIECE = sql(
  'lock-piece-of-store',
  `SELECT clock() AS now FROM store_stock WHERE store_id = $1::uuid AND sku = $2 FOR NO KEY UPDATE`,
  { notNull: ['now'] },
);

/** The queue of what one person, or one mailbox, asks for: caps are counted behind it. */
export const LOCK_PERSON = sql(
  'lock-person-of-reservations',
  'SELECT 1 AS locked FROM pg_advisory_xact_lock($1::int, $2::int)',
);

export const NOW = sql('reservation-now', 'SELECT clock() AS now', { notNull: ['now'] });

/** A hold ends by itself, whether or not anybody works on it. */
const TAKEN = 'r.occupies AND (r.expires_at IS NULL OR r.expires_at > clock())';

/** A unit of the piece that is not kept back nor promised, counted within $3 hours. The unique index refuses a second promise of it. */
export const FREE_UNIT = sql(
  'free-unit-of-store',
  `
  SELECT unit.n AS "unitNo"
  FROM store_stock s CROSS JOIN LATERAL generate_series(1, s.on_hand - s.keep_back) AS unit (n)
  WHERE s.store_id = $1::uuid AND s.sku = $2 AND s.counted_at > clock() - make_interval(secs => $3::float8 * 3600)
    -- A piece may have left the store since it was promised.
    AND (SELECT count(*) FROM reservation r WHERE r.store_id = s.store_id AND r.sku = s.sku AND ${TAKEN}) < s.on_hand - s.keep_back
    AND NOT EXISTS (
      SELECT FROM reservation r WHERE r.store_id = s.store_id AND r.sku = s.sku AND r.unit_no = unit.n AND ${TAKEN})
  ORDER BY unit.n LIMIT 1`,
  { notNull: ['unitNo'] },
);

/** Those of a piece whose hold has ended, also leased ones. */
export const OVER_OF_PIECE = sql(
  'over-reservations-of-piece',
  `SELECT ${COLUMNS} FROM reservation WHERE store_id = $1::uuid AND sku = $2 AND expires_at <= clock() ORDER BY id`,
).refine<Named>();

export const FIND = sql('find-reservation', findWhere('id = $1')).refine<Named>();
export const FIND_BY_NUMBER = sql('find-reservation-by-number', findWhere('number = $1')).refine<Named>();

/** Without those of visitors who have not confirmed in time: they meant nothing. */
export const OF_OWNER = sql(
  'reservations-of-owner',
  `
  SELECT ${COLUMNS} FROM reservation
  WHERE site = $1 AND owner = $2 AND reason IS DISTINCT FROM 'UNVERIFIED' ORDER BY placed_at DESC LIMIT $3`,
).refine<Named>();

/** Live ones of a person, of a mailbox that is known, and of the product with that mailbox; and how often the piece was held in vain. */
export const LIVE_COUNTS = sql(
  'count-live-reservations',
  `
  SELECT
    (SELECT count(*)::int FROM reservation WHERE site = $1 AND owner = $2 AND expires_at > clock()) AS "ofOwner",
    (SELECT count(*)::int FROM reservation
      WHERE site = $1 AND email = $3 AND state IN ('NEW', 'ACCEPTED') AND verified_at IS NOT NULL AND expires_at > clock()) AS "ofEmail",
    (SELECT count(*)::int FROM reservation WHERE store_id = $4::uuid AND sku = $5 AND reason = 'UNVERIFIED'
      AND closed_at > clock() - interval '1 day') AS wasted`,
);

export const LIVE_OF_PRODUCT = sql(
  'live-reservation-of-product',
  findWhere(
    `site = $1 AND product_id = $2 AND owner = $3 AND state IN ('NEW', 'ACCEPTED') AND expires_at > clock() ORDER BY id LIMIT 1`,
  ),
).refine<Named>();

/** Whether a mailbox that is known has a live one of the product. */
export const LIVE_OF_EMAIL = sql(
  'live-reservation-of-email',
  `
  SELECT id FROM reservation WHERE site = $1 AND product_id = $2 AND email = $3 AND state IN ('NEW', 'ACCEPTED')
    AND verified_at IS NOT NULL AND expires_at > clock()`,
);

export const IS_SIZE_OF = sql(
  'is-size-of-product',
  'SELECT FROM piece WHERE sku = $1 AND product_id = $2::uuid',
);

/** What a store works on: confirmed requests, what is laid aside, and what it closed lately. Those that leave first come first. */
export const BOARD = sql(
  'reservation-board',
  `
  SELECT ${COLUMNS},
    (SELECT s.on_hand - s.keep_back < (SELECT count(*) FROM reservation o
        WHERE o.store_id = r.store_id AND o.sku = r.sku AND o.occupies) FROM store_stock s
      WHERE s.store_id = r.store_id AND s.sku = r.sku) AS "isAtRisk"
  FROM reservation r
  WHERE store_id = $1::uuid AND verified_at IS NOT NULL
    AND (state IN ('NEW', 'ACCEPTED') OR closed_at > clock() - interval '1 day')
  ORDER BY closed_at DESC NULLS FIRST, expires_at, id`,
  { notNull: ['isAtRisk'] },
).refine<Named>();

/** What all stores work on, those first that were confirmed first. */
export const WAITING = sql(
  'waiting-reservations',
  `
  SELECT r.number, s.key AS "storeKey", r.state, r.verified_at AS "verifiedAt", r.sku, r.product_name AS "productName"
  FROM reservation r JOIN store s ON s.id = r.store_id
  WHERE r.state IN ('NEW', 'ACCEPTED') AND r.verified_at IS NOT NULL AND r.expires_at > clock() ORDER BY r.verified_at, r.number`,
).refine<{ state: ReservationState }>();

/** $1 limit, $2 seconds of the lease. */
export const LEASE_DUE = sql(
  'lease-due-reservations',
  `
  WITH chosen AS (${dueRows({ from: 'reservation', key: 'id AS due', at: 'due_at', now: 'clock()', limit: '$1' })}
  )
  UPDATE reservation SET due_at = ${inSeconds('clock()', '$2')} FROM chosen WHERE id = due
  RETURNING ${COLUMNS}`,
).refine<Named>();

/** A count knows what was sold or was missing before it. $1 store, $2 skus with the moment each was counted. */
export const FREE_COUNTED = sql(
  'free-counted-pieces',
  `
  UPDATE reservation r SET occupies = false
  FROM jsonb_to_recordset($2) AS c(sku text, "countedAt" timestamptz)
  WHERE r.store_id = $1::uuid AND r.sku = c.sku AND r.occupies AND r.closed_at < c."countedAt"`,
);

/** A piece of the site that stores may keep for a visitor; and the size that is wanted, another one of the same product or itself. */
export const PIECE = sql(
  'piece-to-reserve',
  `
  SELECT p.sku, w.sku AS "intendedSku", product.id AS "productId", product.key AS "productKey", product.name AS "productName",
    w.prices, p.ring_size_half_mm AS "ringSizeHalfMm", w.ring_size_half_mm AS "intendedRingSizeHalfMm"
  FROM piece p JOIN product ON product.id = p.product_id
  JOIN piece w ON w.product_id = p.product_id AND w.sku = $3 AND w.listed
  WHERE p.sku = $2 AND p.listed AND product.reservable AND $1 = ANY (product.sites)`,
).refine<{ prices: PriceJson[] }>();

interface PriceJson {
  readonly site: string;
  readonly minorUnits: number;
  readonly validFromMs: number;
  readonly validUntilMs: number;
}

/** Of those that were closed long ago: who came for them is forgotten. */
export const FORGET = sql(
  'forget-reservation-contacts',
  `
  UPDATE reservation SET salutation = '', first_name = '', last_name = '', email = '', phone = '', owner = ''
  WHERE id IN (
    SELECT id FROM reservation WHERE email <> '' AND closed_at < clock() - $1::text::interval LIMIT $2 FOR UPDATE SKIP LOCKED)
  RETURNING 1 AS forgotten`,
);
