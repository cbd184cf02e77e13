import { createHash } from 'node:crypto';
import type { Tx } from '@loupe/database/tx';
import type { LiveSession, NewSession, SignedInBrowser } from '../../domain/session/live-session.ts';
import { sql } from './gen/statements.ts';

/** Plain SQL rather than Prisma, because every request of a signed-in shopper waits for it. */
const FIND_LIVE = sql(
  'find-live-session',
  `
  SELECT id AS "sessionId", customer_id AS "customerId", anonymous_id AS "anonymousId", expires_at AS "expiresAt",
    password_confirmed_at AS "passwordConfirmedAt"
  FROM session
  WHERE token_hash = $1 AND site = $2 AND ended_at IS NULL AND expires_at > now()`,
);

const BEGIN = sql(
  'begin-session',
  `
INSERT INTO session (token_hash, customer_id, site, anonymous_id, browser, source, expires_at)
VALUES ($1, $2, $3, $4, $5, $6, now() + make_interval(secs => $7))
RETURNING id`,
);

const END = sql(
  'end-session',
  `
UPDATE session SET ended_at = now() WHERE id::text = $1 AND customer_id = $2 AND ended_at IS NULL`,
);

const CONFIRM_PASSWORD = sql(
  'confirm-session-password',
  `
UPDATE session SET password_confirmed_at = now()
WHERE id::text = $1 AND customer_id = $2 AND ended_at IS NULL AND expires_at > now()
RETURNING id`,
);

const END_ALL = sql(
  'end-all-sessions',
  `UPDATE session SET ended_at = now() WHERE customer_id = $1 AND ended_at IS NULL`,
);

const LIST = sql(
  'list-sessions',
  `
SELECT id, browser, created_at AS "startedAt", expires_at AS "expiresAt" FROM session
WHERE customer_id = $1 AND ended_at IS NULL AND expires_at > now()
ORDER BY created_at DESC, id DESC
LIMIT 50`,
);

const KNOW_SOURCE = sql(
  'know-source',
  `
INSERT INTO known_source (customer_id, prefix) VALUES ($1, $2)
ON CONFLICT (customer_id, prefix) DO UPDATE SET seen_at = now()`,
);

/** Sign-in sessions, and the networks that customers have signed in from. */
export function sessionRepository(tx: Tx) {
  return {
    /** By the database's clock. @returns undefined when the token is unknown on the site, expired or ended */
    async findLive(token: string, site: string): Promise<LiveSession | undefined> {
      const [session] = await tx.query(FIND_LIVE, [hashOf(token), site]);
      return session;
    },

    /** @returns the session's id */
    async begin({ token, customerId, site, ...session }: NewSession): Promise<string> {
      const { anonymousId, browser, source, lifeSeconds } = session;
      const [begun] = await tx.query(BEGIN, [
        hashOf(token),
        customerId,
        site,
        anonymousId,
        browser,
        source,
        lifeSeconds,
      ]);
      return begun!.id;
    },

    /** Does nothing to a session that has ended already or belongs to another customer. */
    async end(sessionId: string, customerId: string): Promise<void> {
      await tx.query(END, [sessionId, customerId]);
    },

    /** Stores that the password was given now. @returns false for a session that has ended, or of another customer */
    async confirmPassword(sessionId: string, customerId: string): Promise<boolean> {
      return (await tx.query(CONFIRM_PASSWORD, [sessionId, customerId])).length > 0;
    },

    async endAll(customerId: string): Promise<void> {
      await tx.query(END_ALL, [customerId]);
    },

    /** The customer's live sessions, newest first. */
    list: (customerId: string): Promise<SignedInBrowser[]> => tx.query(LIST, [customerId]),

    async knowSource(customerId: string, source: string): Promise<void> {
      await tx.query(KNOW_SOURCE, [customerId, source]);
    },
  };
}

/** A token is 256 random bits, so that its plain hash cannot be reversed by guessing. */
const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();
