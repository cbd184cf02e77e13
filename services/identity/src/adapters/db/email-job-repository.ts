import type { Tx } from '@loupe/database/tx';
import type { EmailJob, EmailKind } from '../../domain/email/email-job.ts';

/** E-mails that are owed. */
export function emailJobRepository(tx: Tx) {
  return {
    async owe(site: string, kind: EmailKind, email: string): Promise<void> {
      await tx.query('INSERT INTO email_job (site, kind, email) VALUES ($1, $2, $3)', [site, kind, email]);
    },

    /** Those that are due, for this sweep alone: nobody else gets them until `leaseSeconds` are over. */
    take(limit: number, leaseSeconds: number): Promise<EmailJob[]> {
      return tx.query<EmailJob>(TAKE, [limit, leaseSeconds]);
    },

    async settle(jobId: string): Promise<void> {
      await tx.query('DELETE FROM email_job WHERE id = $1', [jobId]);
    },

    async postpone(jobId: string, seconds: number): Promise<void> {
      await tx.query('UPDATE email_job SET due_at = now() + make_interval(secs => $2) WHERE id = $1', [
        jobId,
        seconds,
      ]);
    },
  };
}

const TAKE = `
UPDATE email_job SET attempts = attempts + 1, due_at = now() + make_interval(secs => $2)
WHERE id IN (SELECT id FROM email_job WHERE due_at <= now() ORDER BY due_at, id LIMIT $1 FOR UPDATE SKIP LOCKED)
RETURNING id, site, kind, email, attempts, extract(epoch FROM now() - created_at)::float8 AS "ageSeconds"`;
