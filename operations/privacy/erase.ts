import type pg from 'pg';
import { customerErased } from '../../services/identity/src/events/published/customer-erased.ts';
import { personErased } from '../../services/identity/src/events/published/person-erased.ts';
import { privacyRequested } from '../../services/identity/src/events/published/privacy-requested.ts';
import { eraseTable } from './erase-table.ts';
import { finishWish, isOfMailbox, keepBelongings, recordWish, wishOf } from './erasure-wish.ts';
import type { ByWhom, Wish } from './erasure-wish.ts';
import { tell } from './identity-tx.ts';
import { openMatters } from './open-matters.ts';
import { recipientsOf } from './recipients.ts';
import type { RegisteredTable } from './register.ts';
import { findGuest, OF_ACCOUNT, subjectOf } from './subject.ts';
import type { Guest, Subject } from './subject.ts';

/** Who is to be erased: an account by its id, or a guest by an order and the mailbox of it. */
export type Erasing = { readonly customer: string } | Guest;

export type ErasureOutcome =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'erased'; readonly counts: Readonly<Record<string, number>> }
  | { readonly kind: 'erased-before'; readonly at: Date }
  /** The wish is on record, with its month. */
  | { readonly kind: 'open'; readonly matters: readonly string[] };

/** Identity is last: until then a second run still finds the account and its mailbox. */
const ORDER = ['cart_checkout', 'stores_reservations', 'payments_finance', 'identity'];

/**
 * Erases a person by the register: one transaction for each schema, which records its own end, so that a second run does what is missing. Amounts,
 * the ledger and what the law asks for are kept.
 */
export async function erasePerson(
  client: pg.ClientBase,
  { register, erasing, by }: { register: readonly RegisteredTable[]; erasing: Erasing; by: ByWhom },
): Promise<ErasureOutcome> {
  const begun = await inOne(client, () => begin(client, erasing, by));
  if (begun.kind !== 'begun') return begun;
  const { wish, subject } = begun;
  const counts: Record<string, number> = {};
  for (const schema of ORDER) {
    const tables = register.filter((table) => table.schema === schema);
    Object.assign(
      counts,
      await inOne(client, () => erasePart(client, { schema, tables, wish, subject, erasing, by })),
    );
  }
  await finishWish(client, wish);
  return { kind: 'erased', counts };
}

export async function inOne<T>(client: pg.ClientBase, work: () => Promise<T>): Promise<T> {
  await client.query(`BEGIN; SET LOCAL loupe.erasing = 'on'`);
  try {
    const done = await work();
    await client.query('COMMIT');
    return done;
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
}

/** What an erasure would wait for; undefined where there is nobody like that. Nothing is recorded. */
export const openOf = (client: pg.ClientBase, erasing: Erasing): Promise<string[] | undefined> =>
  inOne(client, async () => {
    const found = await find(client, erasing);
    return found && openMatters(client, found);
  });

type Begun = { readonly kind: 'begun'; readonly wish: string; readonly subject: Subject };

/** Records the wish, looks for what is open, and fixes what is the person's own. */
async function begin(client: pg.ClientBase, erasing: Erasing, by: ByWhom): Promise<Begun | ErasureOutcome> {
  const subjectId = 'customer' in erasing ? erasing.customer : erasing.orderNumber;
  const before = await wishOf(client, subjectId);
  if (before?.doneAt) return { kind: 'erased-before', at: before.doneAt };
  // Fixed from the first part on: until then an order may have come.
  const fixed = before && (await hasPart(client, before.id)) ? before.belongings : null;
  const found = fixed ?? (await find(client, erasing));
  if (found === undefined || !isSamePerson(before, erasing)) return { kind: 'unknown' };
  const subject = { ...found, ...(await mailboxOf(client, erasing)) };
  const wish = before?.id ?? (await recordWish(client, { subjectId, site: subject.site, ...by }));
  const matters = fixed ? [] : await openMatters(client, subject);
  if (matters.length > 0) {
    if (before === undefined) await tellWish(client, { id: wish, subject, erasing });
    return { kind: 'open', matters };
  }
  await keepBelongings(client, { wish, subject, toTell: await recipientsOf(client, subject) });
  if (!before?.belongings) await tellBegun(client, wish, subject);
  await endSignIn(client, subject.customer);
  return { kind: 'begun', wish, subject };
}

async function hasPart(client: pg.ClientBase, wish: string): Promise<boolean> {
  const { rowCount } = await client.query('SELECT FROM identity.erasure_part WHERE erasure_id = $1 LIMIT 1', [
    wish,
  ]);
  return rowCount === 1;
}

const isSamePerson = (before: Wish | undefined, erasing: Erasing): boolean =>
  !before?.belongings || !('mailbox' in erasing) || isOfMailbox(before.belongings, erasing.mailbox);

/** From now on nobody is signed in to the account, nor signs in with its password or a link to a new one. */
async function endSignIn(client: pg.ClientBase, customer: string | null): Promise<void> {
  for (const table of ['session', 'credential', 'password_reset'])
    await client.query(`DELETE FROM identity.${table} WHERE customer_id = $1`, [customer]);
}

async function find(client: pg.ClientBase, erasing: Erasing): Promise<Subject | undefined> {
  if ('mailbox' in erasing) return findGuest(client, erasing);
  const { rows } = await client.query<{ id: string; site: string }>(
    'SELECT id, site FROM identity.customer WHERE id = $1 FOR UPDATE',
    [erasing.customer],
  );
  return rows[0] && subjectOf(client, rows[0]);
}

/** Only a guest's mailbox is proven: an account may have been opened with the address of somebody else. */
async function mailboxOf(
  client: pg.ClientBase,
  erasing: Erasing,
): Promise<Pick<Subject, 'mailbox' | 'address'>> {
  if ('mailbox' in erasing) {
    const mailbox = erasing.mailbox.toLowerCase();
    return { mailbox, address: mailbox };
  }
  const { rows } = await client.query<{ email: string }>(
    'SELECT lower(email) AS email FROM identity.customer WHERE id = $1',
    [erasing.customer],
  );
  return { mailbox: null, address: rows[0]?.email ?? null };
}

interface Part {
  readonly schema: string;
  readonly tables: readonly RegisteredTable[];
  readonly wish: string;
  readonly subject: Subject;
  readonly erasing: Erasing;
  readonly by: ByWhom;
}

async function erasePart(client: pg.ClientBase, part: Part): Promise<Readonly<Record<string, number>>> {
  const { schema, tables, wish, subject, erasing, by } = part;
  const { rowCount } = await client.query(
    `INSERT INTO identity.erasure_part (erasure_id, service, operator, counts) VALUES ($1, $2, $3, '{}') ON CONFLICT DO NOTHING`,
    [wish, schema, by.operator],
  );
  if (rowCount === 0) return {};
  if (schema === ORDER[0]) await requireNothingSince(client, erasing, subject);
  await client.query(`SET LOCAL search_path = ${schema}`);
  if (schema === 'identity') await tellErased(client, subject);
  const counts: Record<string, number> = {};
  for (const table of childrenFirst(tables)) {
    const rows = await eraseTable(client, table, subject);
    if (rows !== undefined && rows > 0) counts[`${schema}.${table.table}`] = rows;
  }
  await client.query('UPDATE identity.erasure_part SET counts = $3 WHERE erasure_id = $1 AND service = $2', [
    wish,
    schema,
    JSON.stringify(counts),
  ]);
  return counts;
}

/**
 * A request that was admitted before the sign-in ended may place an order. Placing locks its bag, too: what comes later finds no bag.
 * @throws when something was begun since: a repeated run sees it
 */
async function requireNothingSince(
  client: pg.ClientBase,
  erasing: Erasing,
  { site, carts, orders }: Subject,
): Promise<void> {
  const owner = 'customer' in erasing ? `c:${erasing.customer}` : null;
  await client.query(
    `SELECT FROM cart_checkout.cart WHERE ${OF_ACCOUNT} OR id = ANY ($3::text[]::uuid[]) FOR UPDATE`,
    [site, owner, carts],
  );
  const found = await find(client, erasing);
  if (found === undefined) return;
  const matters = await openMatters(client, found);
  if (matters.length > 0 || found.orders.some((order) => !orders.includes(order)))
    throw new Error(
      `Begun while the erasure ran: ${matters.join(', ') || 'an order'}. Repeat npm run privacy -- erase.`,
    );
}

/** Rows of a list go before the list: their conditions read it. */
const childrenFirst = (tables: readonly RegisteredTable[]): readonly RegisteredTable[] =>
  tables.toSorted((left, right) => Number(isParent(left)) - Number(isParent(right)));
const isParent = ({ table }: RegisteredTable): boolean => ['customer', 'shopping_list'].includes(table);

/** From the beginning on: a restore to a moment in the middle of the erasure, or before it, finds there who is to be erased. */
async function tellBegun(client: pg.ClientBase, wish: string, subject: Subject): Promise<void> {
  const { customer, site, numbers, legacy } = subject;
  const orderNumbers = customer === null ? [...numbers, ...legacy] : [];
  await tell(client, personErased({ id: wish, site, customerId: customer, orderNumbers }));
}

/** One that waits, so that a restore does not lose it. */
async function tellWish(
  client: pg.ClientBase,
  { id, subject, erasing }: { id: string; subject: Subject; erasing: Erasing },
): Promise<void> {
  const orderNumber = 'customer' in erasing ? null : erasing.orderNumber;
  const { site, customer: customerId } = subject;
  await tell(client, privacyRequested({ id, site, kind: 'wish', customerId, orderNumber }));
}

/** Other services and their indexes follow the event. */
async function tellErased(client: pg.ClientBase, { customer: id, site }: Subject): Promise<void> {
  if (id === null) return;
  const { rows } = await client.query<{ version: string }>(
    'UPDATE customer SET version = version + 1 WHERE id = $1 RETURNING version::text',
    [id],
  );
  const [raised] = rows;
  if (raised !== undefined) await tell(client, customerErased({ id, site, version: BigInt(raised.version) }));
}
