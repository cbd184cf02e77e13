import type { Tx } from '@loupe/database/tx';
import type { CaptureContextStore } from '../../use-cases/issue-capture-context.ts';
import { sql } from './gen/statements.ts';

const ADD = sql(
  'add-capture-context',
  `
  INSERT INTO capture_context (kid, jti, jwk, expires_at, cart_id, owner_key, site)
  VALUES ($1, $2, $3, $4, $5, $6, $7)`,
);

const PURGE = sql(
  'purge-capture-contexts',
  `
  DELETE FROM capture_context WHERE kid IN (
    SELECT kid FROM capture_context WHERE expires_at < $1::timestamptz - $2::text::interval LIMIT $3 FOR UPDATE SKIP LOCKED)
  RETURNING kid`,
);

export interface CaptureContextRepository extends CaptureContextStore {
  /** Deletes the contexts that no valid token can refer to. @returns how many */
  purge(now: Date, keep: string, limit: number): Promise<number>;
}

export function captureContextRepository(tx: Tx): CaptureContextRepository {
  return {
    async add({ kid, jti, key, expiresAt }, { cartId, ownerKey, site }) {
      await tx.query(ADD, [kid, jti, JSON.stringify(key), expiresAt, cartId, ownerKey, site]);
    },
    purge: async (now, keep, limit) => (await tx.query(PURGE, [now, keep, limit])).length,
  };
}
