import { createHash, randomBytes, randomUUIDv7 } from 'node:crypto';
import { laterWork } from '@loupe/database/later-work';
import { transactions } from '@loupe/database/transactions';
import { poolTx } from '@loupe/database/tx';
import type { Tx } from '@loupe/database/tx';
import { emailDigester, emailDigests } from '@loupe/email-digest/email-digest';
import { enqueue } from '@loupe/messaging/outbox';
import { rateLimits } from '@loupe/rate-limit/rate-limits';
import type { SigningKeySet, HmacKey } from '@loupe/subgraph-server/key-set';
import type pg from 'pg';
import { accountRepository } from './adapters/db/account-repository.ts';
import { addressRepository } from './adapters/db/address-repository.ts';
import { consentRepository } from './adapters/db/consent-repository.ts';
import { housekeeping } from './adapters/db/housekeeping.ts';
import { marketingRepository } from './adapters/db/marketing-repository.ts';
import { privacyRepository } from './adapters/db/privacy-repository.ts';
import { resetRepository } from './adapters/db/reset-repository.ts';
import { sessionRepository } from './adapters/db/session-repository.ts';
import { storeConversion } from './adapters/db/waiting-conversions.ts';
import type { ConversionKinds, WaitingConversion } from './domain/conversions/waiting-conversion.ts';
import type { CustomerState } from './domain/customer/customer-state.ts';
import type { EmailKind, LaterKinds } from './domain/email/owed-email.ts';
import { customerState } from './events/published/customer-state.ts';
import { toldPrivacy } from './told-privacy.ts';

export interface PortsOptions {
  readonly pool: pg.Pool;
  /** The keys of the digests that replace e-mails in events and counters. */
  readonly digestKeys: () => SigningKeySet<HmacKey>;
  /** Called after each committed transaction; events or e-mails may be waiting. */
  readonly committed?: () => void;
  readonly now?: () => Date;
}

export type Ports = ReturnType<typeof createPorts>;

/** The ports of the use cases over one pool: part of the composition root, so that tests and main share it. */
export function createPorts<Outside extends object>({
  pool,
  digestKeys,
  committed,
  now = () => new Date(),
  ...outside
}: PortsOptions & Outside) {
  const tx = poolTx(pool);
  const { transaction } = transactions(pool, committed);
  const newId = () => randomUUIDv7() as string;
  const digestOf = emailDigester(digestKeys);
  const digestsOf = emailDigests(digestKeys);
  return {
    ...outside,
    transaction,
    digestsOf,
    customers: accountRepository(tx),
    sessions: sessionRepository(tx),
    consents: consentRepository(tx),
    limits: rateLimits(tx),
    customersIn: accountRepository,
    addressesIn: addressRepository,
    sessionsIn: sessionRepository,
    later: laterWork<LaterKinds>(tx),
    laterConversions: laterWork<ConversionKinds>(tx),
    storeConversion: (payload: WaitingConversion) => transaction((inTx) => storeConversion(inTx, payload)),
    hashOf: (text: string) => createHash('sha256').update(text).digest('hex'),
    emailsIn: (inTx: Tx) => ({
      // In the order of what happened: of two links for one customer the one that is sent last is valid.
      owe: (site: string, kind: EmailKind, email: string) =>
        laterWork<LaterKinds>(inTx).store({
          id: newId(),
          kind,
          payload: { site, email },
          series: `account:${site}:${digestOf(email).digest}`,
        }),
    }),
    marketingIn: marketingRepository,
    privacy: privacyRepository(tx),
    privacyTold: toldPrivacy(transaction),
    marketingEmailsIn: (inTx: Tx) => ({
      owe: (contactId: string) =>
        laterWork<LaterKinds>(inTx).store({ id: newId(), kind: 'marketing-confirm', payload: { contactId } }),
    }),
    activeDigestOf: (email: string) => digestOf(email).digest,
    resets: resetRepository(tx),
    resetsIn: resetRepository,
    prune: housekeeping(tx).prune,
    newId,
    now,
    newToken: () => randomBytes(32).toString('base64url'),
    publish: (inTx: Tx, state: CustomerState) => enqueue(inTx, customerState(state, digestOf)),
  };
}
