import { createHash } from 'node:crypto';
import type { Tx } from '@loupe/database/tx';
import type { GuestPreference } from '../../domain/marketing/guest-preference.ts';
import { sql } from './gen/statements.ts';

const IS_SUPPRESSED = sql(
  'is-suppressed',
  'SELECT FROM marketing_suppression WHERE site = $1 AND email_digest = ANY ($2::text[])',
);

const ADD = sql(
  'add-marketing-contact',
  `
INSERT INTO marketing_contact (id, site, email, types, source, basis, text_version, order_id)
VALUES ($1, $2, $3, $4, 'checkout', 'consent', $5, $6)
ON CONFLICT DO NOTHING RETURNING id`,
);

const FIND = sql('find-marketing-contact', 'SELECT site, email FROM marketing_contact WHERE id = $1');

const ADD_LINK = sql(
  'add-marketing-link',
  'INSERT INTO marketing_link (token_hash, contact_id) VALUES ($1, $2)',
);

const LOCK = sql(
  'lock-marketing-contact',
  `
SELECT c.id, c.email FROM marketing_contact c JOIN marketing_link l ON l.contact_id = c.id
WHERE c.site = $1 AND l.token_hash = $2 FOR UPDATE OF c`,
);

const CONFIRM = sql(
  'confirm-marketing-contact',
  'UPDATE marketing_contact SET confirmed_at = coalesce(confirmed_at, now()) WHERE id = $1',
);

const WITHDRAW = sql(
  'withdraw-marketing-contact',
  'UPDATE marketing_contact SET email = NULL, withdrawn_at = now() WHERE id = $1',
);

const SUPPRESS = sql(
  'suppress-marketing',
  'INSERT INTO marketing_suppression (site, email_digest) VALUES ($1, $2) ON CONFLICT DO NOTHING',
);

/** Mailboxes of guests that may be written to, or asked whether they may. */
export function marketingRepository(tx: Tx) {
  return {
    async isSuppressed(site: string, digests: readonly string[]): Promise<boolean> {
      return (await tx.query(IS_SUPPRESSED, [site, [...digests]])).length > 0;
    },

    async add(
      id: string,
      { site, email, types, textVersion, orderId }: GuestPreference,
    ): Promise<string | undefined> {
      const [row] = await tx.query(ADD, [id, site, email, [...types], textVersion, orderId]);
      return row?.id;
    },

    /** Its mailbox; undefined once it is withdrawn or deleted. */
    async findMailbox(id: string): Promise<{ site: string; email: string } | undefined> {
      const [row] = await tx.query(FIND, [id]);
      const email = row?.email ?? null;
      return row === undefined || email === null ? undefined : { site: row.site, email };
    },

    async addLink(token: string, contactId: string): Promise<void> {
      await tx.query(ADD_LINK, [hashOf(token), contactId]);
    },

    async lockByToken(
      site: string,
      token: string,
    ): Promise<{ id: string; email: string | null } | undefined> {
      const [row] = await tx.query(LOCK, [site, hashOf(token)]);
      return row;
    },

    async confirm(id: string): Promise<void> {
      await tx.query(CONFIRM, [id]);
    },

    async withdraw(id: string): Promise<void> {
      await tx.query(WITHDRAW, [id]);
    },

    async suppress(site: string, digest: string): Promise<void> {
      await tx.query(SUPPRESS, [site, digest]);
    },
  };
}

/** A token is 256 random bits, so that its plain hash cannot be reversed by guessing. */
const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();
