import type pg from 'pg';
import { erasePerson } from './erase.ts';
import type { Erasing } from './erase.ts';
import type { RegisteredTable } from './register.ts';
import type { ToldErasure } from './told.ts';

/** What was done, one line for each person, and how many are left for an operator. */
export interface ErasedAgain {
  readonly lines: readonly string[];
  readonly left: number;
}

/**
 * Erases each of them again whom the database still knows, each in its own transactions. One who cannot be erased yet, because an order or a
 * payment was open at the moment of the restore, or because of an error, stops none of the others. A guest's erasure that had begun is only
 * listed: an operator has to name the mailbox.
 */
export async function eraseAgain(
  client: pg.ClientBase,
  register: readonly RegisteredTable[],
  { erasures, by }: { readonly erasures: readonly ToldErasure[]; readonly by: string },
): Promise<ErasedAgain> {
  const lines: string[] = [];
  let left = 0;
  for (const erasure of erasures) {
    const erasing = await whoStillIs(client, erasure);
    if (erasing === undefined) continue;
    const subject = 'customer' in erasing ? erasing.customer : erasing.orderNumber;
    const operator = { operator: by, reason: 'erased before the restore', askedAt: erasure.at };
    const outcome = await erasePerson(client, { register, erasing, by: operator }).catch(
      (error: unknown) => ({
        kind: 'failed' as const,
        error,
      }),
    );
    if (outcome.kind === 'erased') lines.push(`erased again: ${subject}`);
    if (outcome.kind === 'open')
      lines.push(`not erased again yet, because of ${outcome.matters.join(', ')}: ${subject}`);
    if (outcome.kind === 'failed')
      lines.push(`not erased again, because of ${String(outcome.error)}: ${subject}`);
    if (outcome.kind === 'open' || outcome.kind === 'failed') left += 1;
  }
  const begun = await guestsHalfErased(client);
  return {
    lines: [...lines, ...begun.map((number) => `begun, finish it by "privacy -- erase ${number} <mailbox>"`)],
    left: left + begun.length,
  };
}

/** What an operator is told of the people that are left. */
export const stillToErase = (left: number): string =>
  `${left} ${left === 1 ? 'person is' : 'people are'} still to be erased: do it by docs/runbooks/privacy-request.md once the shop is open`;

/** Whose orders name no mailbox any more, at the moment of the restore. */
async function guestsHalfErased(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ subject: string }>(
    `SELECT subject FROM identity.erasure WHERE done_at IS NULL AND belongings ->> 'mailboxDigest' IS NOT NULL ORDER BY asked_at`,
  );
  return rows.map(({ subject }) => subject);
}

async function whoStillIs(client: pg.ClientBase, erasure: ToldErasure): Promise<Erasing | undefined> {
  if (erasure.customerId !== '') return { customer: erasure.customerId };
  const { rows } = await client.query<{ orderNumber: string; mailbox: string }>(
    `SELECT order_number AS "orderNumber", email AS mailbox FROM cart_checkout.sales_order
     WHERE order_number = ANY ($1) AND email <> '' AND starts_with(owner, 'a:')
     UNION ALL SELECT order_number, email FROM cart_checkout.legacy_order WHERE order_number = ANY ($1) AND email <> ''
     ORDER BY 1 LIMIT 1`,
    [erasure.orderNumbers],
  );
  return rows[0];
}
