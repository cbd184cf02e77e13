import { createHash } from 'node:crypto';
import type { Tx } from '@loupe/database/tx';
import type { FindLiveSession, LiveSession } from '../../domain/session/live-session.ts';

export interface SessionRepository {
  /** Expiry is judged by the database's clock. */
  readonly findLive: FindLiveSession;
}

/** In SQL: every request of a signed-in shopper waits for it. */
const FIND_LIVE = `
  SELECT id AS "sessionId", customer_id AS "customerId", anonymous_id AS "anonymousId", expires_at AS "expiresAt"
  FROM session
  WHERE token_hash = $1 AND site = $2 AND ended_at IS NULL AND expires_at > now()`;

export function createSessionRepository(tx: Tx): SessionRepository {
  return {
    async findLive(token, site) {
      const [session] = await tx.query<LiveSession>(FIND_LIVE, [hashOf(token), site]);
      return session;
    },
  };
}

/** A token is 256 random bits, so that a plain hash cannot be guessed back. */
function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
