import { createHash } from 'node:crypto';
import type { Tx } from '@loupe/database/tx';
import type { Account } from '../../domain/customer/account.ts';
import { sql } from './gen/statements.ts';

const ISSUE = sql(
  'issue-reset',
  `
INSERT INTO password_reset (token_hash, customer_id, email_id, expires_at)
VALUES ($1, $2, $3, now() + make_interval(secs => $4))`,
);

const VALID = 'used_at IS NULL AND expires_at > now()';

const FIND_ACCOUNT = sql(
  'find-reset-account',
  `
SELECT c.id AS "customerId", c.email FROM password_reset r JOIN customer c ON c.id = r.customer_id
WHERE c.site = $1 AND r.token_hash = $2 AND ${VALID}`,
);

const USE = sql(
  'use-reset',
  `UPDATE password_reset SET used_at = now() WHERE token_hash = $1 AND ${VALID} RETURNING id`,
);

const VOID_EARLIER = sql(
  'void-earlier-resets',
  'DELETE FROM password_reset WHERE customer_id = $1 AND email_id <> $2',
);

const VOID_ALL = sql(
  'void-all-resets',
  'DELETE FROM password_reset WHERE customer_id = $1 AND used_at IS NULL',
);

/** Links that set a new password. Each is valid once, until it expires by the database's clock, and only if it is from the newest e-mail. */
export function resetRepository(tx: Tx) {
  return {
    /** Deletes the links of earlier e-mails; those of copies of this e-mail stay valid. */
    async issue(customerId: string, emailId: string, token: string, lifeSeconds: number): Promise<void> {
      await tx.query(VOID_EARLIER, [customerId, emailId]);
      await tx.query(ISSUE, [hashOf(token), customerId, emailId, lifeSeconds]);
    },

    async findAccount(site: string, token: string): Promise<Account | undefined> {
      const [account] = await tx.query(FIND_ACCOUNT, [site, hashOf(token)]);
      return account;
    },

    /** @returns false when it has been used or has expired */
    async use(token: string): Promise<boolean> {
      return (await tx.query(USE, [hashOf(token)])).length > 0;
    },

    async voidAll(customerId: string): Promise<void> {
      await tx.query(VOID_ALL, [customerId]);
    },
  };
}

/** A token is 256 random bits, so that its plain hash cannot be reversed by guessing. */
const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();
