import { createMailer } from '@loupe/mailer/mailer';
import { accountMailer } from '../../../src/adapters/mail/account-mailer.ts';
import { sendOwedEmails } from '../../../src/use-cases/send-owed-emails.ts';
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

/** The sweeper of e-mails over a house, and a mail server that takes them. */
export async function openOwedMail(house: House) {
  const server = await openMailServer();
  const mailer = createMailer({ smtpUrl: server.url });
  const reports: { about: object; message: string }[] = [];
  const ports = {
    ...house.ports,
    mail: accountMailer({ mailer, senders: SENDERS }),
    report: (about: object, message: string) => void reports.push({ about, message }),
  };
  return {
    server,
    reports,
    ports,
    sweep: (changes: Partial<typeof ports> = {}) => sendOwedEmails({ ...ports, ...changes }),
    /** The token of the newest link that went to the address. */
    tokenFor: (email: string): string => {
      const index = server.inbox.findLastIndex((raw) => raw.includes(`To: ${email}`));
      const token = /\/login\/pw\/change\?token=([\w-]+)/.exec(server.words(index))?.[1];
      if (token === undefined) throw new Error(`No link went to ${email}.`);
      return token;
    },
    to: (email: string) => server.inbox.filter((raw) => raw.includes(`To: ${email}`)),
    /** Whatever earlier tests have left: e-mails taken, and those still owed. */
    forget: async () => {
      server.reset();
      reports.length = 0;
      await house.query('DELETE FROM email_job');
    },
    close: async () => {
      mailer.close();
      await server.close();
    },
  };
}
