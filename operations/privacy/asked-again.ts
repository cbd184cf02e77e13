import type pg from 'pg';
import { MARGIN_MS } from '../restore/rewind-consumers.ts';
import type { ToldRequest } from './told.ts';

/** What was done, one line for each request, and how many are left for an operator. */
export interface AskedAgain {
  readonly lines: readonly string[];
  readonly left: number;
}

const BY = { operator: 'the restore', reason: 'asked before the restore' };

/**
 * Opens again what was asked for after the moment to which a database was restored, and ends what was cancelled or refused since. The job
 * works on them when the shop is open, with a letter that has a new link: the links of the lost time are lost. A copy of the lost time is made again.
 */
export async function askAgain(
  client: pg.ClientBase,
  { requests, since }: { readonly requests: readonly ToldRequest[]; readonly since: Date },
): Promise<AskedAgain> {
  const lines: string[] = [];
  let left = 0;
  const lost = requests.filter(({ at }) => at.getTime() >= since.getTime() - MARGIN_MS);
  const ends = lost.filter(({ endedAs }) => endedAs !== '');
  for (const { id, endedAs } of ends)
    if (await end(client, id, endedAs)) lines.push(`ended again, as ${endedAs}: request ${id}`);
  for (const request of lost) {
    if (ends.some(({ id }) => id === request.id)) continue;
    const said = `${request.kind} of ${request.customerId || request.orderNumber}`;
    if (await open(client, request)) lines.push(`asked again: ${said}`);
    else if (request.customerId === '' && !(await isKnown(client, request))) {
      lines.push(`not asked again, because the order is lost: ${said}`);
      left += 1;
    }
  }
  return { lines, left };
}

/** What an operator is told of the requests that are left. */
export const stillToAnswer = (left: number): string =>
  `${left} ${left === 1 ? 'request is' : 'requests are'} still to be answered: see "lost orders" in docs/runbooks/restore.md for the mailbox`;

async function end(client: pg.ClientBase, id: string, state: string): Promise<boolean> {
  const { rowCount } = await client.query(
    `UPDATE identity.privacy_request SET state = $2, ended_at = now(), due_at = NULL, mailbox = CASE WHEN customer_id IS NULL THEN mailbox END
     WHERE id = $1 AND state IN ('asked', 'waiting')`,
    [id, state],
  );
  return rowCount === 1;
}

/** @returns whether it was not known. The mailbox of a guest is that of the order. An erasure that has begun goes on without a request. */
async function open(client: pg.ClientBase, request: ToldRequest): Promise<boolean> {
  const { id, site, kind, customerId, orderNumber, at } = request;
  const who =
    customerId === ''
      ? `SELECT NULL::uuid AS customer, order_number AS number, lower(email) AS mailbox FROM cart_checkout.sales_order
         WHERE order_number = $3 AND site = $2 AND email <> '' AND starts_with(owner, 'a:')
         UNION ALL SELECT NULL, order_number, lower(email) FROM cart_checkout.legacy_order WHERE order_number = $3 AND site = $2 AND email <> ''`
      : `SELECT id AS customer, NULL AS number, NULL AS mailbox FROM identity.customer WHERE id = ($3::text)::uuid AND site = $2`;
  const { rowCount } = await client.query(
    kind === 'wish'
      ? `INSERT INTO identity.erasure (id, site, subject, asked_at, operator, reason)
         SELECT $1::uuid, $2, $3, $4::timestamptz, $5, $6 FROM (${who}) AS person ON CONFLICT DO NOTHING`
      : `INSERT INTO identity.privacy_request (id, site, kind, customer_id, order_number, mailbox, asked_at)
         SELECT $1::uuid, $2, $5, customer, number, mailbox, $4::timestamptz FROM (${who}) AS person
         WHERE $5 <> 'erasure' OR NOT EXISTS (SELECT FROM identity.erasure WHERE subject = $3) ON CONFLICT DO NOTHING`,
    [id, site, customerId || orderNumber, at, ...(kind === 'wish' ? [BY.operator, BY.reason] : [kind])],
  );
  return rowCount === 1;
}

/** The request itself, another one that says the same, or the erasure of the person. */
async function isKnown(client: pg.ClientBase, { id, orderNumber, kind }: ToldRequest): Promise<boolean> {
  const { rowCount } = await client.query(
    `SELECT FROM identity.privacy_request WHERE id = $1::uuid OR (order_number = $2 AND kind = $3)
     UNION ALL SELECT FROM identity.erasure WHERE subject = $2
     UNION ALL SELECT FROM cart_checkout.sales_order WHERE order_number = $2
     UNION ALL SELECT FROM cart_checkout.legacy_order WHERE order_number = $2`,
    [id, orderNumber, kind],
  );
  return (rowCount ?? 0) > 0;
}
