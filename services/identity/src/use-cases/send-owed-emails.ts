import type { RetryPolicy } from '@loupe/database/retry-policy';
import type { LaterHandler, LaterHandlers } from '@loupe/database/run-later';
import type { Tx } from '@loupe/database/tx';
import { MailRefusedError } from '@loupe/mailer/mailer';
import type { Addressee, EmailJob, EmailKind, LaterKinds } from '../domain/email/email-job.ts';

export interface AccountEmail extends EmailJob {
  readonly kind: EmailKind;
  /** Empty where it is not known any more. */
  readonly firstName: string;
  /** Of the link that sets a new password, where the e-mail has one. */
  readonly token: string | null;
  /** The same for every copy. */
  readonly jobId: string;
}

export interface SendOwedEmailsPorts {
  readonly customers: { findAddressee(site: string, email: string): Promise<Addressee | undefined> };
  readonly transaction: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
  readonly customersIn: (tx: Tx) => {
    /** The e-mail stays theirs until the transaction ends. */
    lockAddressee(site: string, email: string): Promise<Addressee | undefined>;
  };
  readonly resetsIn: (tx: Tx) => {
    issue(customerId: string, jobId: string, token: string, lifeSeconds: number): Promise<void>;
  };
  readonly newToken: () => string;
  readonly mail: {
    /** @throws MailRefusedError when it will never be taken, MailUnavailableError when it can be sent later */
    send(email: AccountEmail): Promise<void>;
  };
}

const LINK_LIFE_SECONDS = 3_600;
/** After 10, 20, 40 … seconds, every five minutes at most, for a day: somebody is waiting for it. */
const POLICY: RetryPolicy = {
  firstPauseSeconds: 10,
  longestPauseSeconds: 300,
  giveUpAfterSeconds: 86_400,
  isFinal: (error) => error instanceof MailRefusedError,
};

/** Sends what is owed. A link goes to an address that has an account, and only here is that looked up. */
export function owedEmailHandlers(ports: SendOwedEmailsPorts): LaterHandlers<LaterKinds> {
  const letter = (kind: EmailKind): LaterHandler<EmailJob> => ({
    policy: POLICY,
    run: async (job, jobId) => {
      const addressee = await ports.customers.findAddressee(job.site, job.email);
      await ports.mail.send({ ...job, kind, jobId, token: null, firstName: addressee?.firstName ?? '' });
    },
  });
  return {
    'password-reset': {
      policy: POLICY,
      run: async (job, jobId) => {
        const link = await issueLink(ports, job, jobId);
        // Without one nobody of ours asked, or the address is no longer theirs: nothing is owed.
        if (link !== undefined) await ports.mail.send({ ...job, kind: 'password-reset', jobId, ...link });
      },
    },
    'sign-up-tried': letter('sign-up-tried'),
    'password-changed': letter('password-changed'),
    'email-changed': letter('email-changed'),
  };
}

/** Under the customer's lock: a change of the e-mail is either seen here or makes this link void. */
function issueLink(
  ports: SendOwedEmailsPorts,
  { site, email }: EmailJob,
  jobId: string,
): Promise<Pick<AccountEmail, 'token' | 'firstName'> | undefined> {
  const token = ports.newToken();
  return ports.transaction(async (tx) => {
    const addressee = await ports.customersIn(tx).lockAddressee(site, email);
    if (addressee === undefined) return undefined;
    await ports.resetsIn(tx).issue(addressee.customerId, jobId, token, LINK_LIFE_SECONDS);
    return { token, firstName: addressee.firstName };
  });
}
