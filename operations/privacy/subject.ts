import type pg from 'pg';

/** Whose data is asked for. The register's conditions name these as `:customer`, `:owner` and so on. Ids alone, but for the mailbox. */
export interface Subject {
  readonly site: string;
  /** Null: a guest. */
  readonly customer: string | null;
  /** As bags and orders name the account. */
  readonly owner: string | null;
  readonly carts: readonly string[];
  /** Second payments of orders are among them, as they are to payments. */
  readonly placements: readonly string[];
  readonly orders: readonly string[];
  readonly numbers: readonly string[];
  /** Numbers of orders of the platform before. */
  readonly legacy: readonly string[];
  /** In small letters; null where it is not known that the mailbox is the person's: no letter proves the address of an account. */
  readonly mailbox: string | null;
  /** Where an erasure runs: the address of the account until its row is gone, or the guest's mailbox. Work that waits for it is not done. */
  readonly address: string | null;
}

const TYPES: Readonly<Record<keyof Subject, string>> = {
  site: 'text',
  customer: 'uuid',
  owner: 'text',
  carts: 'text[]',
  placements: 'text[]',
  orders: 'uuid[]',
  numbers: 'text[]',
  legacy: 'text[]',
  mailbox: 'text',
  address: 'text',
};

export interface OwnOrder {
  readonly id: string;
  readonly orderNumber: string;
  readonly cartId: string;
}
const ORDER = 'id, order_number AS "orderNumber", cart_id AS "cartId"';

/** Finds an account by its shop and its e-mail, and what is its own in checkout. @returns undefined where there is none */
export async function findSubject(
  client: pg.ClientBase,
  site: string,
  email: string,
): Promise<Subject | undefined> {
  const { rows } = await client.query<{ id: string }>(
    'SELECT id FROM identity.customer WHERE site = $1 AND email = lower($2)',
    [site, email],
  );
  return rows[0] && subjectOf(client, { id: rows[0].id, site });
}

/** An account by its id, also one that was erased. */
export async function findAccount(client: pg.ClientBase, customer: string): Promise<Subject | undefined> {
  const { rows } = await client.query<{ site: string }>('SELECT site FROM identity.customer WHERE id = $1', [
    customer,
  ]);
  return rows[0] ? subjectOf(client, { id: customer, site: rows[0].site }) : findErased(client, customer);
}

/** An account that was erased, or is about to be. @returns undefined where that was never asked for */
async function findErased(client: pg.ClientBase, customer: string): Promise<Subject | undefined> {
  const { rows } = await client.query<{ site: string }>(
    'SELECT site FROM identity.erasure WHERE subject = $1',
    [customer],
  );
  return rows[0] && subjectOf(client, { id: customer, site: rows[0].site });
}

/** Bags of an account, each half by an index of its own. $1 site, $2 owner. */
export const OF_ACCOUNT = `(site = $1 AND owner = $2 AND state = 'active' OR owner = $2 AND owner LIKE 'c:%' AND state <> 'active')`;
const CARTS = `SELECT id FROM cart_checkout.cart WHERE ${OF_ACCOUNT}`;
const PLACEMENTS = 'SELECT id FROM cart_checkout.placement WHERE site = $1 AND owner = $2';
const ORDERS = `SELECT ${ORDER} FROM cart_checkout.sales_order WHERE site = $1 AND owner = $2`;
const LEGACY = 'SELECT order_number AS "orderNumber" FROM cart_checkout.legacy_order_owner WHERE owner = $1';

/**
 * What is an account's own in checkout. No mailbox: its address may be another person's, who books and buys as a guest.
 */
export async function subjectOf(
  client: pg.ClientBase,
  { id, site }: { readonly id: string; readonly site: string },
): Promise<Subject> {
  const owner = `c:${id}`;
  const idsOf = async (statement: string): Promise<string[]> =>
    (await client.query<{ id: string }>(statement, [site, owner])).rows.map((row) => row.id);
  const { rows: orders } = await client.query<OwnOrder>(ORDERS, [site, owner]);
  const { rows: legacy } = await client.query<Pick<OwnOrder, 'orderNumber'>>(LEGACY, [owner]);
  const own = await ownOf(client, orders, legacy);
  return {
    ...own,
    site,
    customer: id,
    owner,
    // Of a guest's order that was attached the bag and the placement are still a guest's.
    carts: unique([...(await idsOf(CARTS)), ...own.carts]),
    placements: unique([...(await idsOf(PLACEMENTS)), ...own.placements]),
    mailbox: null,
    address: null,
  };
}

export interface Guest {
  readonly orderNumber: string;
  readonly mailbox: string;
  /** The shop that was asked; either without it. */
  readonly site?: string;
}

/**
 * All orders that guests have placed with one mailbox, when one of their numbers is known, too. Orders of an account are not among them.
 * @returns undefined where no order has both
 */
export async function findGuest(
  client: pg.ClientBase,
  { orderNumber, mailbox, site }: Guest,
): Promise<Subject | undefined> {
  // What was erased has no e-mail any more.
  if (mailbox === '') return undefined;
  const { rows: known } = await client.query<{ site: string }>(
    `SELECT site FROM cart_checkout.sales_order WHERE order_number = $1 AND lower(email) = lower($2) AND starts_with(owner, 'a:')
     UNION ALL
     SELECT site FROM cart_checkout.legacy_order l WHERE order_number = $1 AND lower(email) = lower($2)
       AND NOT EXISTS (SELECT FROM cart_checkout.legacy_order_owner w WHERE w.order_number = l.order_number)`,
    [orderNumber, mailbox],
  );
  const found = known.find((order) => site === undefined || order.site === site);
  if (found === undefined) return undefined;
  const values = [found.site, mailbox];
  const { rows: orders } = await client.query<OwnOrder>(
    `SELECT ${ORDER} FROM cart_checkout.sales_order WHERE site = $1 AND lower(email) = lower($2) AND owner LIKE 'a:%'`,
    values,
  );
  const { rows: legacy } = await client.query<{ orderNumber: string }>(
    `SELECT order_number AS "orderNumber" FROM cart_checkout.legacy_order l WHERE site = $1 AND lower(email) = lower($2)
       AND NOT EXISTS (SELECT FROM cart_checkout.legacy_order_owner w WHERE w.order_number = l.order_number)`,
    values,
  );
  return {
    ...(await ownOf(client, orders, legacy)),
    site: found.site,
    customer: null,
    owner: null,
    mailbox: mailbox.toLowerCase(),
    address: mailbox.toLowerCase(),
  };
}

/** What is somebody's own by their orders, of here and of the platform before. */
export const ownOf = async (
  client: pg.ClientBase,
  orders: readonly OwnOrder[],
  legacy: readonly Pick<OwnOrder, 'orderNumber'>[],
): Promise<Pick<Subject, 'carts' | 'placements' | 'orders' | 'numbers' | 'legacy'>> => ({
  carts: orders.map(({ cartId }) => cartId),
  placements: await attemptsOf(client, orders),
  orders: orders.map(({ id }) => id),
  numbers: orders.map(({ orderNumber }) => orderNumber),
  legacy: legacy.map(({ orderNumber }) => orderNumber),
});

/**
 * By what payments know them: every attempt of the bags of these orders, also one that came to nothing, and second payments, each of which is a
 * placement of its own to them.
 */
async function attemptsOf(client: pg.ClientBase, orders: readonly OwnOrder[]): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    `SELECT id FROM cart_checkout.placement WHERE cart_id = ANY ($1::uuid[])
     UNION ALL SELECT id FROM cart_checkout.pay_again WHERE order_id = ANY ($2::uuid[])`,
    [orders.map(({ cartId }) => cartId), orders.map(({ id }) => id)],
  );
  return rows.map(({ id }) => id);
}

const unique = (ids: readonly string[]): string[] => [...new Set(ids)];

/** A condition of the register as SQL with numbered parameters, each cast to the type of its column. */
export function asQuery(condition: string): {
  readonly text: string;
  readonly names: readonly (keyof Subject)[];
} {
  const names: (keyof Subject)[] = [];
  const text = condition.replaceAll(/(?<!:):([a-z]+)/g, (_all, name: string) => {
    if (!(name in TYPES)) throw new Error(`:${name} is no parameter of a person`);
    const key = name as keyof Subject;
    if (!names.includes(key)) names.push(key);
    return `$${names.indexOf(key) + 1}::${TYPES[key]}`;
  });
  return { text, names };
}
