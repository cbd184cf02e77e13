import type { ListEmail } from '../domain/list/list-email.ts';

export interface MailListsPorts {
  readonly listEmails: {
    lease(limit: number): Promise<(ListEmail & { readonly isOver: boolean })[]>;
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
export async function mailLists({ listEmails, listMail, reportFault }: MailListsPorts): Promise<number> {
  const due = await listEmails.lease(BATCH);
  for (const { isOver, ...email } of due) {
    try {
      await listMail.send(email);
      await listEmails.remove(email.id);
    } catch (error) {
      reportFault(error, isOver ? 'A shared list is given up.' : 'A shared list waits to be sent.');
      if (isOver) await listEmails.remove(email.id);
    }
  }
  return due.length;
}
