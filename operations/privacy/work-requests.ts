import type pg from 'pg';
import { carryOut, planErasure } from './requested-erasure.ts';
import { copyFor } from './requested-copy.ts';
import { endRequest } from './privacy-request.ts';
import type { PrivacyRequest } from './privacy-request.ts';
import type { RegisteredTable } from './register.ts';

export interface Worked {
  /** A line for each request: its id and what became of it. */
  readonly answered: readonly string[];
  /** Their requests stay open, and are worked on again. */
  readonly failed: readonly string[];
}

/** Any number; two jobs never work at once. */
const LOCK = 447_008;

/**
 * Works on the requests that people have made on the shop's pages and that are due: copies, and erasures twice, when they are asked for and 72
 * hours later; of a guest an operator does it. One that fails stays open and does not stop the others.
 */
export async function workRequests(client: pg.Client, register: readonly RegisteredTable[]): Promise<Worked> {
  const answered: string[] = [];
  const failed: string[] = [];
  const { rows: lock } = await client.query<{ got: boolean }>('SELECT pg_try_advisory_lock($1) AS got', [
    LOCK,
  ]);
  if (lock[0]?.got !== true) return { answered, failed };
  try {
    for (const request of await dueRequests(client))
      try {
        answered.push(`${request.id} ${request.kind} ${await workOn(client, register, request)}`);
      } catch (error) {
        failed.push(`${request.id} ${request.kind} failed: ${String(error)}`);
      }
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [LOCK]);
  }
  return { answered, failed };
}

async function dueRequests(client: pg.Client): Promise<PrivacyRequest[]> {
  const { rows } = await client.query<PrivacyRequest>(
    `SELECT id, site, kind, state, customer_id AS "customerId", order_number AS "orderNumber", mailbox, asked_at AS "askedAt"
     FROM identity.privacy_request
     WHERE due_at <= now() OR (ended_at IS NULL AND customer_id IS NULL AND mailbox IS NULL) ORDER BY due_at`,
  );
  return rows;
}

function workOn(client: pg.Client, register: readonly RegisteredTable[], request: PrivacyRequest) {
  // An erasure has taken the mailbox of its other requests.
  if (request.customerId === null && request.mailbox === null)
    return endRequest(client, request, 'done').then(() => 'erased already');
  if (request.kind === 'copy') return copyFor(client, register, request);
  return request.state === 'asked' ? planErasure(client, request) : carryOut(client, register, request);
}
