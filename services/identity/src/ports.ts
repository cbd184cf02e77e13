import { randomBytes, randomInt, randomUUIDv7 } from 'node:crypto';
import { laterWork } from '@loupe/database/later-work';
import { inTransaction } from '@loupe/database/transaction';
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
import { resetRepository } from './adapters/db/reset-repository.ts';
import { sessionRepository } from './adapters/db/session-repository.ts';
import type { CustomerState } from './domain/customer/customer-state.ts';
import type { DealerMessage } from './domain/dealer/dealer-message.ts';
import { newReference } from './domain/dealer/reference.ts';
import type { EmailKind, LaterKinds } from './domain/email/email-job.ts';
import { customerState } from './events/published/customer-state.ts';

export interface PortsOptions<Outside extends object> {
  readonly pool: pg.Pool;
  /** Ports that do not use the database, and settings. */
  readonly outside: Outside;
  /** The keys of the digests that replace e-mails in events and counters. */
  readonly digestKeys: () => SigningKeySet<HmacKey>;
  /** Called after each committed transaction; events or e-mails may be waiting. */
  readonly committed?: () => void;
}

export type Ports = ReturnType<typeof createPorts>;

/** The ports of the use cases over one pool: part of the composition root, so that tests and main share it. */
export function createPorts<Outside extends object>({
  pool,
  outside,
  digestKeys,
  committed,
}: PortsOptions<Outside>) {
  const tx = poolTx(pool);
  const newId = () => randomUUIDv7() as string;
  const digestOf = emailDigester(digestKeys);
  return {
    ...outside,
    digestsOf: emailDigests(digestKeys),
    customers: accountRepository(tx),
    sessions: sessionRepository(tx),
    consents: consentRepository(tx),
    limits: rateLimits(tx),
    customersIn: accountRepository,
    addressesIn: addressRepository,
    sessionsIn: sessionRepository,
    later: laterWork<LaterKinds>(tx),
    emailsIn: (inTx: Tx) => ({
      owe: (site: string, kind: EmailKind, email: string) =>
        laterWork<LaterKinds>(inTx).store({ id: newId(), kind, payload: { site, email } }),
    }),
    dealerMessagesIn: (inTx: Tx) => ({
      owe: (message: DealerMessage) =>
        laterWork<LaterKinds>(inTx).store({ id: newId(), kind: 'dealer-message', payload: message }),
    }),
    resets: resetRepository(tx),
    resetsIn: resetRepository,
    newId,
    newReference: () => newReference(randomInt),
    now: () => new Date(),
    newToken: () => randomBytes(32).toString('base64url'),
    publish: (inTx: Tx, state: CustomerState) => enqueue(inTx, customerState(state, digestOf)),
    transaction: async <T>(work: (tx: Tx) => Promise<T>): Promise<T> => {
      const result = await inTransaction(pool, work);
      committed?.();
      return result;
    },
  };
}
