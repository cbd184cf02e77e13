import type pg from 'pg';
import { erasePerson, inOne, openOf } from './erase.ts';
import { endRequest, oweLetter, whoseIs } from './privacy-request.ts';
import type { PrivacyRequest } from './privacy-request.ts';
import type { RegisteredTable } from './register.ts';

/** Time to think again, in which the link of the e-mail cancels it. */
const COOLING_OFF = '72 hours';
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
    await client.query(
      `UPDATE identity.privacy_request SET state = 'waiting', due_at = now() + $2::interval WHERE id = $1`,
      [request.id, COOLING_OFF],
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
    const matters = (await openOf(client, whose)) ?? [];
    if (matters.length > 0) return inOne(client, () => refuse(client, request, matters));
    const begun = await client.query(
      `UPDATE identity.privacy_request SET state = 'begun' WHERE id = $1 AND state = 'waiting'`,
      [request.id],
    );
    if (begun.rowCount === 0) return 'cancelled';
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

async function refuse(
  client: pg.Client,
  request: PrivacyRequest,
  matters: readonly string[],
): Promise<string> {
  await endRequest(client, request, 'refused', matters);
  await oweLetter(client, request);
  return `refused: ${matters.join(', ')}`;
}
