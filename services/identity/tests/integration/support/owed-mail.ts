import { runLater } from '@loupe/database/run-later';
import type { LaterFailure } from '@loupe/database/run-later';
import { createMailer } from '@loupe/mailer/mailer';
import { marketingMailer } from '../../../src/adapters/mail/marketing-mailer.ts';
import { privacyMailer } from '../../../src/adapters/mail/privacy-mailer.ts';
import { accountMailer } from '../../../src/adapters/mail/account-mailer.ts';
import { owedEmailHandlers } from '../../../src/use-cases/send-owed-emails.ts';
import type { House } from './house.ts';
import { openMailServer } from '@loupe/test-harness/mail-server';

export const SENDERS = {
  beaverbrooks: {
    from: 'Beaverbrooks <accounts@beaverbrooks.localhost>',
    storefrontUrl: 'https://beaverbrooks.example',
  },
  loupe: { from: 'Loupe <accounts@loupe.localhost>', storefrontUrl: 'https://loupe.example' },
};

export type OwedMail = Awaited<ReturnType<typeof openOwedMail>>;

/** The sender of stored e-mails, with a mail server that accepts them. */
export async function openOwedMail(house: House) {
  const server = await openMailServer();
  const mailer = createMailer({ smtpUrl: server.url });
  const failures: LaterFailure[] = [];
  const ports = {
    ...house.ports,
    mail: accountMailer({ mailer, senders: SENDERS }),
    marketingMail: marketingMailer({ mailer, senders: SENDERS }),
    privacyMail: privacyMailer({ mailer, senders: SENDERS }),
  };
  return {
    server,
    failures,
    ports,
    sweep: (changes: Partial<typeof ports> = {}) => {
      const changed = { ...ports, ...changes };
      const report = (failure: LaterFailure) => failures.push(failure);
      return runLater({ later: changed.later, handlers: owedEmailHandlers(changed), report });
    },
    /** The token of the newest link sent to the address. */
    tokenFor: (email: string): string => {
      const index = server.inbox.findLastIndex((raw) => raw.includes(`To: ${email}`));
      const token = /\/login\/pw\/change\?token=([\w-]+)/.exec(server.words(index))?.[1];
      if (token === undefined) throw new Error(`No link went to ${email}.`);
      return token;
    },
    to: (email: string) => server.inbox.filter((raw) => raw.includes(`To: ${email}`)),
    /** Removes what earlier tests have left: received and stored e-mails. */
    forget: async () => {
      server.reset();
      failures.length = 0;
      await house.query('DELETE FROM later_work');
    },
    close: async () => {
      mailer.close();
      await server.close();
    },
  };
}
