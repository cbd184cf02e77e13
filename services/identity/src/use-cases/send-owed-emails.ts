import type { RetryPolicy } from '@loupe/database/retry-policy';
import type { LaterHandler, LaterHandlers } from '@loupe/database/run-later';
import type { Tx } from '@loupe/database/tx';
import { afterMailOutage, MailRefusedError } from '@loupe/mailer/mailer';
import type { Addressee, OwedEmail, EmailKind, LaterKinds } from '../domain/email/owed-email.ts';
import { privacyLetterHandler } from './send-privacy-letters.ts';
import type { SendPrivacyLettersPorts } from './send-privacy-letters.ts';

export interface AccountEmail extends OwedEmail {
  readonly kind: EmailKind;
  /** Empty when the site no longer has an account for the e-mail. */
  readonly firstName: string;
  /** Of the link that sets a new password; null in e-mails without one. */
  readonly token: string | null;
  /** The same in every copy of one e-mail. */
  readonly emailId: string;
}

export interface SendOwedEmailsPorts extends SendPrivacyLettersPorts {
  readonly customers: { findAddressee(site: string, email: string): Promise<Addressee | undefined> };
  readonly transaction: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
  readonly customersIn: (tx: Tx) => {
    /** Locks the account, so that its e-mail does not change until the transaction ends. */
    lockAddressee(site: string, email: string): Promise<Addressee | undefined>;
  };
  readonly resetsIn: (tx: Tx) => {
    issue(customerId: string, emailId: string, token: string, lifeSeconds: number): Promise<void>;
  };
  readonly newToken: () => string;
  /** Of an e-mail, under every key. */
  readonly digestsOf: (email: string) => readonly string[];
  readonly marketingIn: (tx: Tx) => {
    isSuppressed(site: string, digests: readonly string[]): Promise<boolean>;
    /** Undefined once it is withdrawn or deleted. */
    findMailbox(contactId: string): Promise<{ site: string; email: string } | undefined>;
    addLink(token: string, contactId: string): Promise<void>;
  };
  readonly marketingMail: {
    send(to: { site: string; email: string }, token: string, emailId: string): Promise<void>;
  };
  readonly mail: {
    /** @throws MailRefusedError when it is rejected permanently, MailUnavailableError when a retry may succeed */
    send(email: AccountEmail): Promise<void>;
  };
}

const LINK_LIFE_SECONDS = 3_600;

/** Retries after 10, 20, 40 … seconds, at most an hour apart, for two weeks: a full mailbox or a mail server may need days. */
const NOTICE: RetryPolicy = {
  firstPauseSeconds: 10,
  longestPauseSeconds: 3_600,
  giveUpAfterSeconds: 14 * 86_400,
  pauseSeconds: afterMailOutage,
  isFinal: (error) => error instanceof MailRefusedError,
};
/** The customer waits for it now, and asks again: a link that comes days later would look like somebody else's attempt. */
const LINK: RetryPolicy = { ...NOTICE, longestPauseSeconds: 300, giveUpAfterSeconds: 86_400 };

/** Send the stored e-mails. A link is sent only to an address with an account, which is looked up here and not in the request. */
export function owedEmailHandlers(ports: SendOwedEmailsPorts): LaterHandlers<LaterKinds> {
  const letter = (kind: EmailKind): LaterHandler<OwedEmail> => ({
    policy: NOTICE,
    run: async (owed, emailId) => {
      const addressee = await ports.customers.findAddressee(owed.site, owed.email);
      await ports.mail.send({ ...owed, kind, emailId, token: null, firstName: addressee?.firstName ?? '' });
    },
  });
  return {
    'password-reset': {
      policy: LINK,
      run: async (owed, emailId) => {
        const link = await issueLink(ports, owed, emailId);
        // No link: the site has no account for the address, or no longer. Nothing is sent.
        if (link !== undefined) await ports.mail.send({ ...owed, kind: 'password-reset', emailId, ...link });
      },
    },
    'marketing-confirm': {
      policy: NOTICE,
      run: async ({ contactId }, emailId) => {
        const token = ports.newToken();
        const mailbox = await ports.transaction(async (tx) => {
          const marketing = ports.marketingIn(tx);
          const found = await marketing.findMailbox(contactId);
          if (found === undefined) return undefined;
          // An earlier yes may have been withdrawn while this one was stored.
          if (await marketing.isSuppressed(found.site, ports.digestsOf(found.email))) return undefined;
          await marketing.addLink(token, contactId);
          return found;
        });
        if (mailbox !== undefined) await ports.marketingMail.send(mailbox, token, emailId);
      },
    },
    'privacy-letter': privacyLetterHandler(ports, NOTICE),
    'sign-up-tried': letter('sign-up-tried'),
    'password-changed': letter('password-changed'),
    'email-changed': letter('email-changed'),
  };
}

/** Under the customer's lock: a change of the e-mail is either visible here, or deletes this link afterwards. */
function issueLink(
  ports: SendOwedEmailsPorts,
  { site, email }: OwedEmail,
  emailId: string,
): Promise<Pick<AccountEmail, 'token' | 'firstName'> | undefined> {
  const token = ports.newToken();
  return ports.transaction(async (tx) => {
    const addressee = await ports.customersIn(tx).lockAddressee(site, email);
    if (addressee === undefined) return undefined;
    await ports.resetsIn(tx).issue(addressee.customerId, emailId, token, LINK_LIFE_SECONDS);
    return { token, firstName: addressee.firstName };
  });
}
