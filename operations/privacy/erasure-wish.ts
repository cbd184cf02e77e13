import { createHash } from 'node:crypto';
import type pg from 'pg';
import type { Subject } from './subject.ts';

export interface ByWhom {
  readonly operator: string;
  readonly reason: string;
  /** When the person asked, if that was earlier. */
  readonly askedAt?: Date;
}

/** A person's wish to be erased, as `identity.erasure` has it. */
export interface Wish {
  readonly id: string;
  readonly doneAt: Date | null;
  /** Null until it has begun. */
  readonly belongings: Belongings | null;
}

/** What is the person's own, without the mailbox. Until the erasure is done, a guest's has a digest of it: a repeated command names the same one. */
type Belongings = Subject & { readonly mailboxDigest: string | null };

export async function wishOf(client: pg.ClientBase, subjectId: string): Promise<Wish | undefined> {
  const { rows } = await client.query<Wish>(
    'SELECT id, done_at AS "doneAt", belongings FROM identity.erasure WHERE subject = $1 FOR UPDATE',
    [subjectId],
  );
  return rows[0];
}

export async function recordWish(
  client: pg.ClientBase,
  wish: ByWhom & { readonly subjectId: string; readonly site: string },
): Promise<string> {
  const { rows } = await client.query<{ id: string }>(
    `INSERT INTO identity.erasure (subject, site, operator, reason, asked_at) VALUES ($1, $2, $3, $4, coalesce($5, now())) RETURNING id`,
    [wish.subjectId, wish.site, wish.operator, wish.reason, wish.askedAt ?? null],
  );
  return rows[0]!.id;
}

/** Fixes what is the person's own, and who is told by hand when it is done. */
export async function keepBelongings(
  client: pg.ClientBase,
  { wish, subject, toTell }: { wish: string; subject: Subject; toTell: readonly string[] },
): Promise<void> {
  const isGuest = subject.customer === null && subject.mailbox !== null;
  const belongings = {
    ...subject,
    mailbox: null,
    address: null,
    toTell,
    mailboxDigest: isGuest ? digestOf(subject.mailbox) : null,
  };
  await client.query('UPDATE identity.erasure SET belongings = $2 WHERE id = $1', [
    wish,
    JSON.stringify(belongings),
  ]);
}

/** Whether the mailbox of a repeated command is the one with which the erasure began. */
export const isOfMailbox = ({ mailboxDigest }: Belongings, mailbox: string): boolean =>
  mailboxDigest === digestOf(mailbox);

export async function finishWish(client: pg.ClientBase, wish: string): Promise<void> {
  await client.query(
    `UPDATE identity.erasure SET done_at = now(), belongings = belongings - 'mailboxDigest' WHERE id = $1`,
    [wish],
  );
}

const digestOf = (mailbox: string): string =>
  createHash('sha256').update(mailbox.toLowerCase()).digest('hex');
