import type { Tx } from '@loupe/database/tx';
import type { CardSessions } from '../../use-cases/ports/card-sessions.ts';
import type { SessionKey } from '../../use-cases/ports/card-provider.ts';
import { sql } from './gen/statements.ts';

/** Always one row. $1 key id, $2 token id, $3 cart, $4 owner, $5 site. */
const FIND_SESSION = sql(
  'find-card-session',
  `
  SELECT context.jwk, set_up.reference_id
  FROM (VALUES ($3::text)) AS asked (cart_id)
  LEFT JOIN capture_context AS context
    ON context.kid = $1 AND context.cart_id = asked.cart_id AND context.owner_key = $4 AND context.site = $5
  LEFT JOIN payer_authentication AS set_up
    ON set_up.token_id = $2 AND set_up.cart_id = asked.cart_id AND set_up.owner_key = $4 AND set_up.site = $5`,
  // A malformed token names neither its session key nor itself: it matches no row.
  { nullable: [1, 2] },
).refine<{ jwk: SessionKey | null }>();

export function cardSessionRepository(tx: Tx): CardSessions {
  return {
    async find({ keyId, tokenId }, { cartId, ownerKey, site }) {
      const [row] = await tx.query(FIND_SESSION, [keyId ?? null, tokenId ?? null, cartId, ownerKey, site]);
      return { tokenKey: row?.jwk ?? undefined, referenceId: row?.reference_id ?? undefined };
    },
  };
}
