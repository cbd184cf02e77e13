import { createHash } from 'node:crypto';
import type { Tx } from '@loupe/database/tx';
import type { Account } from '../../domain/customer/account.ts';

/** Links that set a new password: good once, until they expire by the database's clock, and the newest e-mail's only. */
export function resetRepository(tx: Tx) {
  return {
    /** Those of earlier e-mails lead nowhere any more; copies of this one all do. */
    async issue(customerId: string, jobId: string, token: string, lifeSeconds: number): Promise<void> {
      await tx.query('DELETE FROM password_reset WHERE customer_id = $1 AND email_job_id <> $2', [
        customerId,
        jobId,
      ]);
      await tx.query(ISSUE, [hashOf(token), customerId, jobId, lifeSeconds]);
    },

    async findAccount(site: string, token: string): Promise<Account | undefined> {
      const [account] = await tx.query<Account>(FIND_ACCOUNT, [site, hashOf(token)]);
      return account;
    },

    /** @returns false when it has been used or is outdated by now */
    async use(token: string): Promise<boolean> {
      return (await tx.query(USE, [hashOf(token)])).length > 0;
    },

    async voidAll(customerId: string): Promise<void> {
      await tx.query('DELETE FROM password_reset WHERE customer_id = $1 AND used_at IS NULL', [customerId]);
    },
  };
}

/** A token is 256 random bits, so that a plain hash cannot be guessed back. */
const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

const ISSUE = `
INSERT INTO password_reset (token_hash, customer_id, email_job_id, expires_at)
VALUES ($1, $2, $3, now() + make_interval(secs => $4))`;

const GOOD = 'used_at IS NULL AND expires_at > now()';

const FIND_ACCOUNT = `
SELECT c.id AS "customerId", c.email FROM password_reset r JOIN customer c ON c.id = r.customer_id
WHERE c.site = $1 AND r.token_hash = $2 AND ${GOOD}`;

const USE = `UPDATE password_reset SET used_at = now() WHERE token_hash = $1 AND ${GOOD} RETURNING id`;
