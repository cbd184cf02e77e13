import type { Tx } from '@loupe/database/tx';
import type { SetUpStore } from '../../use-cases/ports/payer-authentication.ts';
import { sql } from './gen/statements.ts';

const ADD = sql(
  'add-payer-authentication',
  `
  INSERT INTO payer_authentication (token_id, reference_id, expires_at, cart_id, owner_key, site)
  VALUES ($1, $2, $3, $4, $5, $6)
  ON CONFLICT (token_id) DO UPDATE SET reference_id = excluded.reference_id, expires_at = excluded.expires_at`,
);

const PURGE = sql(
  'purge-payer-authentications',
  `
  DELETE FROM payer_authentication WHERE token_id IN (
    SELECT token_id FROM payer_authentication WHERE expires_at < $1 LIMIT $2 FOR UPDATE SKIP LOCKED)
  RETURNING token_id`,
);

export interface PayerAuthenticationRepository extends SetUpStore {
  /** Deletes the set-ups of expired tokens. @returns how many */
  purge(now: Date, limit: number): Promise<number>;
}

export function payerAuthenticationRepository(tx: Tx): PayerAuthenticationRepository {
  return {
    async add({ tokenId, referenceId, expiresAt, owner: { cartId, ownerKey, site } }) {
      await tx.query(ADD, [tokenId, referenceId, expiresAt, cartId, ownerKey, site]);
    },
    purge: async (now, limit) => (await tx.query(PURGE, [now, limit])).length,
  };
}
