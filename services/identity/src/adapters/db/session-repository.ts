import { createHash } from 'node:crypto';
import type { Tx } from '@loupe/database/tx';
import type {
  FindLiveSession,
  LiveSession,
  NewSession,
  SignedInBrowser,
} from '../../domain/session/live-session.ts';

export interface SessionRepository {
  /** Expiry is judged by the database's clock. */
  readonly findLive: FindLiveSession;
  /** @returns the session's id */
  begin(session: NewSession): Promise<string>;
  /** Dead from now on; one that is dead, or another's, stays as it is. */
  end(sessionId: string, customerId: string): Promise<void>;
  endAll(customerId: string): Promise<void>;
  /** Where the customer is signed in, the newest first. */
  list(customerId: string): Promise<SignedInBrowser[]>;
  knowSource(customerId: string, source: string): Promise<void>;
}

export function createSessionRepository(tx: Tx): SessionRepository {
  return {
    async findLive(token, site) {
      const [session] = await tx.query<LiveSession>(FIND_LIVE, [hashOf(token), site]);
      return session;
    },
    async begin({ token, customerId, site, anonymousId, browser, source, lifeSeconds }) {
      const values = [hashOf(token), customerId, site, anonymousId, browser, source, lifeSeconds];
      const [session] = await tx.query<{ id: string }>(BEGIN, values);
      return session!.id;
    },
    async end(sessionId, customerId) {
      await tx.query(END, [sessionId, customerId]);
    },
    async endAll(customerId) {
      await tx.query(END_ALL, [customerId]);
    },
    list: (customerId) => tx.query<SignedInBrowser>(LIST, [customerId]),
    async knowSource(customerId, source) {
      await tx.query(KNOW_SOURCE, [customerId, source]);
    },
  };
}

/** A token is 256 random bits, so that a plain hash cannot be guessed back. */
function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** In SQL: every request of a signed-in shopper waits for it. */
const FIND_LIVE = `
  SELECT id AS "sessionId", customer_id AS "customerId", anonymous_id AS "anonymousId", expires_at AS "expiresAt"
  FROM session
  WHERE token_hash = $1 AND site = $2 AND ended_at IS NULL AND expires_at > now()`;

const BEGIN = `
INSERT INTO session (token_hash, customer_id, site, anonymous_id, browser, source, expires_at)
VALUES ($1, $2, $3, $4, $5, $6, now() + make_interval(secs => $7))
RETURNING id`;

const END = `
UPDATE session SET ended_at = now() WHERE id::text = $1 AND customer_id = $2 AND ended_at IS NULL`;

const END_ALL = `UPDATE session SET ended_at = now() WHERE customer_id = $1 AND ended_at IS NULL`;

const LIST = `
SELECT id, browser, created_at AS "startedAt", expires_at AS "expiresAt" FROM session
WHERE customer_id = $1 AND ended_at IS NULL AND expires_at > now()
ORDER BY created_at DESC, id DESC
LIMIT 50`;

const KNOW_SOURCE = `
INSERT INTO known_source (customer_id, prefix) VALUES ($1, $2)
ON CONFLICT (customer_id, prefix) DO UPDATE SET seen_at = now()`;
