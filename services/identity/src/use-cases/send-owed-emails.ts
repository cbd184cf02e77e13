import { sweepEach } from '@loupe/database/sweep-each';
import type { Tx } from '@loupe/database/tx';
import type { Addressee, EmailJob, EmailKind } from '../domain/email/email-job.ts';

export interface AccountEmail {
  readonly site: string;
  readonly kind: EmailKind;
  readonly email: string;
  /** Empty where it is not known any more. */
  readonly firstName: string;
  /** Of the link that sets a new password, where the e-mail has one. */
  readonly token: string | null;
  /** The same for every copy. */
  readonly jobId: string;
}

export interface SendOwedEmailsPorts {
  readonly emails: {
    take(limit: number, leaseSeconds: number): Promise<EmailJob[]>;
    settle(jobId: string): Promise<void>;
    postpone(jobId: string, seconds: number): Promise<void>;
  };
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
  readonly mail: { send(email: AccountEmail): Promise<'sent' | 'refused' | 'unavailable'> };
  readonly report: (about: object, message: string) => void;
}

const AT_ONCE = 10;
/** Longer than all of them take, so that no other sweep sends one that is being sent. */
const LEASE_SECONDS = 180;
const LINK_LIFE_SECONDS = 3_600;
const GIVEN_UP_AFTER_SECONDS = 24 * 3_600;
const LONGEST_PAUSE_SECONDS = 300;

/**
 * Sends what is owed: each at least once, whatever dies in between. Who asked for a link without having an account gets nothing, and
 * only here is it looked up.
 * @returns how many were dealt with
 */
export async function sendOwedEmails(ports: SendOwedEmailsPorts): Promise<number> {
  const jobs = await ports.emails.take(AT_ONCE, LEASE_SECONDS);
  await sweepEach(jobs, (job) => deal(ports, job));
  return jobs.length;
}

async function deal(ports: SendOwedEmailsPorts, job: EmailJob): Promise<void> {
  const { id: jobId, kind, site, attempts, ageSeconds } = job;
  const outcome = ageSeconds > GIVEN_UP_AFTER_SECONDS ? 'given up' : await send(ports, job);
  if (outcome === 'unavailable') {
    const pause = Math.min(LONGEST_PAUSE_SECONDS, 5 * 2 ** Math.min(attempts, 10));
    ports.report({ jobId, kind, site, attempts }, 'e-mail not sent yet');
    return ports.emails.postpone(jobId, pause);
  }
  if (outcome !== 'sent') ports.report({ jobId, kind, site, attempts, outcome }, 'e-mail not sent');
  await ports.emails.settle(jobId);
}

/** What fails in an unforeseen way is tried again like the rest, and does not hold the others up. */
async function send(ports: SendOwedEmailsPorts, job: EmailJob) {
  try {
    return await attempt(ports, job);
  } catch (err) {
    ports.report({ jobId: job.id, err }, 'e-mail failed');
    return 'unavailable';
  }
}

async function attempt(ports: SendOwedEmailsPorts, job: EmailJob) {
  const { id: jobId, kind, site, email } = job;
  if (kind === 'password-reset') {
    const link = await issueLink(ports, job);
    // Nobody of ours asked, or the address is not theirs any more: nothing is owed.
    return link === undefined ? 'sent' : ports.mail.send({ site, kind, email, jobId, ...link });
  }
  const addressee = await ports.customers.findAddressee(site, email);
  return ports.mail.send({ site, kind, email, jobId, token: null, firstName: addressee?.firstName ?? '' });
}

/** Under the customer's lock, so that whoever changes the e-mail either is seen here or makes this link void. */
function issueLink(
  ports: SendOwedEmailsPorts,
  { id: jobId, site, email }: EmailJob,
): Promise<Pick<AccountEmail, 'token' | 'firstName'> | undefined> {
  const token = ports.newToken();
  return ports.transaction(async (tx) => {
    const addressee = await ports.customersIn(tx).lockAddressee(site, email);
    if (addressee === undefined) return undefined;
    await ports.resetsIn(tx).issue(addressee.customerId, jobId, token, LINK_LIFE_SECONDS);
    return { token, firstName: addressee.firstName };
  });
}
