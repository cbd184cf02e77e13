import { createHash } from 'node:crypto';
import { retryOnConflict } from '@loupe/database/conflict';
import type { Tx } from '@loupe/database/tx';
import { SHARED_FOR_DAYS } from '../../domain/cart/shared-cart.ts';
import type { SharedLine, StoredShare } from '../../domain/cart/shared-cart.ts';
import { FREE } from './stock-sums.ts';
import { sql } from './gen/statements.ts';
import { VARIANT_JSON } from './variant-json.ts';

/** Carts shared by link. Each method is one statement. A row is found by the digest of its token, which is not stored. */
export function sharedCartRepository(tx: Tx) {
  return {
    /** @returns when the link expires */
    async add(token: string, site: string, lines: readonly SharedLine[]): Promise<Date> {
      const [row] = await retryOnConflict(() =>
        tx.query(ADD, [hashOf(token), site, JSON.stringify(lines), SHARED_FOR_DAYS]),
      );
      return row!.expiresAt;
    },

    /** Null for a token that is unknown on the site, or has expired. */
    async find(token: string, site: string): Promise<StoredShare | null> {
      const [row] = await tx.query(FIND, [hashOf(token), site]);
      return row ?? null;
    },

    /** Deletes at most `limit` that have expired. @returns how many */
    prune: async (limit: number): Promise<number> =>
      (await retryOnConflict(() => tx.query(PRUNE, [limit]))).length,
  };
}

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

const ADD = sql(
  'add-shared-cart',
  `
  INSERT INTO shared_cart (token_hash, site, lines, expires_at) VALUES ($1, $2, $3, clock() + make_interval(days => $4))
  RETURNING expires_at AS "expiresAt"`,
);

// clock() is a function of this schema and never null.
const FIND = sql(
  'find-shared-cart',
  `
  SELECT c.expires_at AS "expiresAt", clock() AS "readAt", coalesce((
    SELECT json_agg(json_build_object('id', l.position::text, 'quantity', (l.line ->> 'quantity')::int,
      'options', l.line -> 'options', 'available', coalesce(${FREE}, 0), 'variant', ${VARIANT_JSON}) ORDER BY l.position)
    FROM jsonb_array_elements(c.lines) WITH ORDINALITY AS l(line, position)
    JOIN variant_projection v ON v.sku = l.line ->> 'sku'
    JOIN product_projection p ON p.id = v.product_id
    LEFT JOIN stock_item s ON s.sku = v.sku), '[]') AS lines
  FROM shared_cart c
  WHERE c.token_hash = $1 AND c.site = $2 AND c.expires_at > clock()`,
  { notNull: ['readAt'] },
).refine<Pick<StoredShare, 'lines'>>();

const PRUNE = sql(
  'prune-shared-carts',
  `
  DELETE FROM shared_cart USING (
    SELECT token_hash AS expired FROM shared_cart WHERE expires_at <= clock()
    ORDER BY expires_at LIMIT $1 FOR UPDATE SKIP LOCKED
  ) AS chosen
  WHERE token_hash = expired RETURNING token_hash`,
);
