import type pg from 'pg';
import { asQuery } from './subject.ts';
import type { Subject } from './subject.ts';

const OF_ORDERS = 'SELECT FROM cart_checkout.sales_order WHERE id = ANY (:orders)';
const paidBy = (method: string): string =>
  `SELECT FROM payments_finance.tender JOIN payments_finance.payment ON payment.id = payment_id
   WHERE placement_id = ANY (:placements) AND method IN (${method})`;

/** Who was given a person's data and is told of an erasure by hand: the condition finds a row where it was. None documents a call that erases. */
const RECIPIENTS: Readonly<Record<string, string>> = {
  'mail-provider': 'SELECT',
  fulfilment: OF_ORDERS,
  meta: OF_ORDERS,
  cybersource: paidBy(`'credit-card', 'applepay'`),
  applepay: paidBy(`'applepay'`),
  paypal: paidBy(`'paypal'`),
  klarna: paidBy(`'klarna'`),
  v12: paidBy(`'v12'`),
};

/** Vendors who are told nothing, and why. */
export const NOT_TOLD: Readonly<Record<string, string>> = {
  amplience: 'has texts of the shop',
  analytics: 'has an id that is made for each loaded page and stored nowhere',
  attraqt: 'has an id of a browser tab that stands in none of our tables',
  givex: 'has numbers of gift cards, without names',
  loqate: 'has what was typed in its logs, without a name by which it is found',
  recaptcha: 'has network addresses in its logs, without a name by which they are found',
  tagmanager: 'has an id of the visitor’s own cookie, which we do not store',
  video: 'has rooms without names, which end with the consultation',
};

export const RECIPIENT_NAMES = Object.keys(RECIPIENTS);

/** Before anything is erased: who has something of this person. */
export async function recipientsOf(client: pg.ClientBase, subject: Subject): Promise<string[]> {
  const recipients: string[] = [];
  for (const [name, condition] of Object.entries(RECIPIENTS)) {
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
