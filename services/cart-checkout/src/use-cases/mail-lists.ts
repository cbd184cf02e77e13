import { sweepEach } from '@loupe/database/sweep-each';
import type { ListEmail } from '../domain/list/list-email.ts';

interface DueListEmail extends ListEmail {
  /** Tried long enough. */
  readonly isOver: boolean;
}

export interface MailListsPorts {
  readonly listEmails: {
    lease(limit: number): Promise<DueListEmail[]>;
    remove(id: string): Promise<void>;
  };
  readonly listMail: {
    /** Resolves as well when the mail server will never take it. @throws while the server is away */
    send(email: ListEmail): Promise<void>;
  };
  readonly reportFault: (error: unknown, message: string) => void;
}

/** One after the other, and all of them within the lease of the last. */
const BATCH = 5;

/**
 * Sends the lists that are due, each at least once: its row goes after the e-mail has left, and a copy that a crash in between
 * brings about bears the same Message-ID. What the mail server does not take comes again, for three days.
 * @returns how many were due
 */
export async function mailLists(ports: MailListsPorts): Promise<number> {
  const due = await ports.listEmails.lease(BATCH);
  await sweepEach(due, (email) => mailOne(ports, email));
  return due.length;
}

async function mailOne(
  { listEmails, listMail, reportFault }: MailListsPorts,
  { isOver, ...email }: DueListEmail,
): Promise<void> {
  try {
    await listMail.send(email);
    await listEmails.remove(email.id);
  } catch (error) {
    reportFault(error, isOver ? 'A shared list is given up.' : 'A shared list waits to be sent.');
    if (isOver) await listEmails.remove(email.id);
  }
}
