import { randomUUID } from 'node:crypto';
import { laterWork } from '@loupe/database/later-work';
import type pg from 'pg';
import { privacyRequestEnded } from '../../services/identity/src/events/published/privacy-request-ended.ts';
import { privacyRequested } from '../../services/identity/src/events/published/privacy-requested.ts';
import type { LaterKinds } from '../../services/identity/src/domain/email/owed-email.ts';
import type { Erasing } from './erase.ts';
import { identityTx, tell } from './identity-tx.ts';

/** What a person asked for on a page of the shop. */
export interface PrivacyRequest {
  readonly id: string;
  readonly site: string;
  readonly kind: 'copy' | 'erasure';
  readonly state: 'asked' | 'waiting' | 'begun';
  /** Null: a guest, with the two others; of an account the mailbox is the one that was told of an erasure. */
  readonly customerId: string | null;
  readonly orderNumber: string | null;
  readonly mailbox: string | null;
  readonly askedAt: Date;
}

export const whoseIs = ({ customerId, orderNumber, mailbox, site }: PrivacyRequest): Erasing =>
  customerId === null
    ? { orderNumber: orderNumber ?? '', mailbox: mailbox ?? '', site }
    : { customer: customerId };

/** The job does nothing more about the request. In a transaction. */
export async function endRequest(
  client: pg.ClientBase,
  { id, site }: PrivacyRequest,
  state: 'done' | 'refused' | 'cancelled',
  openMatters: readonly string[] = [],
): Promise<void> {
  await client.query(
    `UPDATE identity.privacy_request SET state = $2, open_matters = $3, ended_at = now(), due_at = NULL,
       mailbox = CASE WHEN customer_id IS NULL THEN mailbox END
     WHERE id = $1`,
    [id, state, openMatters],
  );
  if (state !== 'done') await tell(client, privacyRequestEnded({ id, site, endedAs: state }));
}

/** In the transaction that changes the request. identity sends it, and finds the mailbox when it does. */
export async function oweLetter(client: pg.ClientBase, { id }: PrivacyRequest): Promise<void> {
  const later = laterWork<LaterKinds>(await identityTx(client));
  await later.store({ id: randomUUID(), kind: 'privacy-letter', payload: { requestId: id } });
}

/** Number and mailbox of a guest belong together: until it is known, the number may be anything that was typed. An account's is told by identity. */
export async function tellOfGuest(client: pg.ClientBase, request: PrivacyRequest): Promise<void> {
  if (request.customerId === null) await tell(client, privacyRequested(request));
}
