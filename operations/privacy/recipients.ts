import type pg from 'pg';
import { DECLARED } from '../../tools/vendors/declared-vendors.ts';
import { asQuery } from './subject.ts';
import type { Subject } from './subject.ts';

const OF_ORDERS = 'SELECT FROM cart_checkout.sales_order WHERE id = ANY (:orders)';
const paidBy = (methods: readonly string[]): string =>
  `SELECT FROM payments_finance.tender JOIN payments_finance.payment ON payment.id = payment_id
   WHERE placement_id = ANY (:placements) AND method IN (${methods.map((method) => `'${method}'`).join(', ')})`;

/** Who was given a person's data and is told of an erasure by hand, since none documents a call: the condition finds a row where it was. */
const RECIPIENTS: ReadonlyMap<string, string> = new Map([
  ['mail-provider', 'SELECT'],
  ...DECLARED.flatMap(({ name, persons }): [string, string][] =>
    'of' in persons ? [[name, persons.of === 'orders' ? OF_ORDERS : paidBy(persons.of)]] : [],
  ),
]);

export const RECIPIENT_NAMES = [...RECIPIENTS.keys()];

/** Before anything is erased: who has something of this person. */
export async function recipientsOf(client: pg.ClientBase, subject: Subject): Promise<string[]> {
  const recipients: string[] = [];
  for (const [name, condition] of RECIPIENTS) {
    const { text, names } = asQuery(condition);
    const { rowCount } = await client.query(
      `SELECT WHERE EXISTS (${text})`,
      names.map((each) => subject[each]),
    );
    if (rowCount === 1) recipients.push(name);
  }
  return recipients;
}

/** Records that a recipient was told of an erasure. @returns who is still to be told; undefined where this one is not */
export async function recordTold(
  client: pg.ClientBase,
  { subject, recipient, operator }: { subject: string; recipient: string; operator: string },
): Promise<readonly string[] | undefined> {
  const { rows } = await client.query<{ left: readonly string[] }>(
    `WITH told AS (
       UPDATE identity.erasure SET belongings = jsonb_set(belongings, '{toTell}', (belongings -> 'toTell') - $2::text)
       WHERE subject = $1 AND done_at IS NOT NULL AND belongings -> 'toTell' ? $2::text RETURNING id, belongings -> 'toTell' AS left_over
     ), recorded AS (
       INSERT INTO identity.erasure_part (erasure_id, service, operator, counts) SELECT id, 'told ' || $2::text, $3::text, '{}' FROM told
     )
     SELECT left_over AS left FROM told`,
    [subject, recipient, operator],
  );
  return rows[0]?.left;
}
