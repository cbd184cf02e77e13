import type pg from 'pg';
import { COOLING_OFF_HOURS } from '../../services/identity/src/domain/privacy/privacy-request.ts';
import { erasePerson, inOne, openOf } from './erase.ts';
import { endRequest, oweLetter, tellOfGuest, whoseIs } from './privacy-request.ts';
import type { PrivacyRequest } from './privacy-request.ts';
import type { RegisteredTable } from './register.ts';

const COOLING_OFF = `${COOLING_OFF_HOURS} hours`;
/** A guest has shown nothing but an order's number: an operator erases when the mailbox has answered, and without an answer nothing is done. */
const ANSWER_OF_GUEST = '30 days';
const BY = { operator: 'the job of requests', reason: 'asked on a page of the shop' };

/** An erasure that was asked for: it is refused while something is open, or waits. The mailbox is told either way. */
export async function planErasure(client: pg.Client, request: PrivacyRequest): Promise<string> {
  const matters = await openOf(client, whoseIs(request));
  return inOne(client, async () => {
    if (matters === undefined) {
      await endRequest(client, request, 'cancelled');
      return 'of nobody';
    }
    if (matters.length > 0) return refuse(client, request, matters);
    await tellOfGuest(client, request);
    await client.query(
      `UPDATE identity.privacy_request SET state = 'waiting', due_at = now() + $2::interval,
         mailbox = coalesce(mailbox, (SELECT lower(email) FROM identity.customer WHERE customer.id = customer_id))
       WHERE id = $1`,
      [request.id, request.customerId === null ? ANSWER_OF_GUEST : COOLING_OFF],
    );
    await oweLetter(client, request);
    return 'waiting';
  });
}

/** One whose time to think again is over. From `begun` on the link cancels nothing, and a run after a crash goes on. */
export async function carryOut(
  client: pg.Client,
  register: readonly RegisteredTable[],
  request: PrivacyRequest,
): Promise<string> {
  const whose = whoseIs(request);
  if (request.state === 'waiting') {
    if (request.customerId === null) return cancelled(client, request, 'without an answer of the guest');
    if (!(await isStillTold(client, request)))
      return cancelled(client, request, 'of an address that has changed');
    if (await postponed(client, request)) return 'waits for its letter';
    const matters = await openOf(client, whose);
    if (matters === undefined) return cancelled(client, request, 'of nobody');
    if (matters.length > 0) return inOne(client, () => refuse(client, request, matters));
    const begun = await client.query(
      `UPDATE identity.privacy_request SET state = 'begun' WHERE id = $1 AND state = 'waiting' AND due_at <= now()`,
      [request.id],
    );
    // Cancelled, or put off by its letter that was sent meanwhile.
    if (begun.rowCount === 0) return 'waits, or was cancelled';
  }
  const by = { ...BY, askedAt: request.askedAt };
  const outcome = await erasePerson(client, { register, erasing: whose, by });
  // Opened since: the wish is on record, and is an operator's now.
  if (outcome.kind === 'open') return inOne(client, () => refuse(client, request, outcome.matters));
  if (outcome.kind === 'unknown')
    throw new Error('It has begun, and the person is not found: finish it by hand.');
  await endRequest(client, request, 'done');
  return outcome.kind;
}

async function cancelled(client: pg.Client, request: PrivacyRequest, why: string): Promise<string> {
  await inOne(client, () => endRequest(client, request, 'cancelled'));
  return `cancelled: ${why}`;
}

/** Whether the account has the address to which the letter went. */
async function isStillTold(client: pg.Client, { id }: PrivacyRequest): Promise<boolean> {
  const { rowCount } = await client.query(
    `SELECT FROM identity.privacy_request r JOIN identity.customer c ON c.id = r.customer_id
     WHERE r.id = $1 AND lower(c.email) = r.mailbox`,
    [id],
  );
  return rowCount === 1;
}

/** Puts it off while its letter is owed: the link that stops it is not sent, and sending it begins the time to think again. */
async function postponed(client: pg.Client, { id }: PrivacyRequest): Promise<boolean> {
  const { rowCount } = await client.query(
    `UPDATE identity.privacy_request SET due_at = now() + $2::interval
     WHERE id = $1 AND EXISTS (
       SELECT FROM identity.later_work WHERE kind = 'privacy-letter' AND payload ->> 'requestId' = $1::text)`,
    [id, COOLING_OFF],
  );
  return rowCount === 1;
}

async function refuse(
  client: pg.Client,
  request: PrivacyRequest,
  matters: readonly string[],
): Promise<string> {
  await endRequest(client, request, 'refused', matters);
  await oweLetter(client, request);
  return `refused: ${matters.join(', ')}`;
}
