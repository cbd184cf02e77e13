import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { IDS } from '../../proofs/invariants/valid-shop.ts';
import { plantSecondPayment } from './planted-second-payment.ts';
import { plantVisits } from './planted-visits.ts';

/** What a search for a person looks for. */
export interface Canaries {
  readonly name: string;
  readonly street: string;
  readonly email: string;
  readonly phone: string;
  readonly postcode: string;
  readonly engraving: string;
}

export const canariesOf = (name: string): Canaries => ({
  name,
  street: `${name} Street`,
  email: `${name.toLowerCase()}@example.com`,
  phone: `0113${name.length}496${name.charCodeAt(0)}`,
  postcode: `LS1 ${name.length}${name.slice(0, 2).toUpperCase()}`,
  engraving: `For ${name}, always`,
});

const addressOf = ({ name, street, phone, postcode }: Canaries) =>
  JSON.stringify({
    salutation: 'DR',
    firstName: name,
    lastName: name,
    phone,
    country: 'GB',
    region: null,
    streetName: street,
    streetNumber: '1',
    city: 'Leeds',
    postalCode: postcode,
  });

/** An account with something in every table that has data of persons and outlives a day. */
export async function plantAccount(client: pg.ClientBase, person: Canaries): Promise<string> {
  const id = randomUUID();
  const { name, street, email, phone, postcode, engraving } = person;
  const mail = JSON.stringify({ site: 'loupe', email });
  const options = JSON.stringify({
    engraving: { text: engraving },
    recipient: { name, email },
    wristSize: 16,
  });
  const cart = randomUUID();
  const list = randomUUID();
  const legacy = `WW${id.slice(0, 8).toUpperCase()}`;
  const run = (sql: string, ...values: unknown[]) => client.query(sql, values);
  await client.query('SET session_replication_role = replica');
  await run(
    `INSERT INTO identity.customer (id, site, email, hybris_customer_id, first_name, last_name, mobile_number) VALUES ($1, 'loupe', $2, $3, $4, $4, $5)`,
    ...[id, email, `lou_root${id.slice(0, 8)}`, name, phone],
  );
  await run(
    `INSERT INTO identity.credential (customer_id, password_hash) VALUES ($1, '$argon2id$of-a-password')`,
    id,
  );
  await run(
    `INSERT INTO identity.customer_address (customer_id, salutation, first_name, last_name, phone, country, street_name, city, postal_code)
     VALUES ($1, 'DR', $2, $2, $3, 'GB', $4, 'Leeds', $5)`,
    ...[id, name, phone, street, postcode],
  );
  await run(
    `INSERT INTO identity.session (token_hash, customer_id, site, expires_at) VALUES (sha256($1::text::bytea), $1::uuid, 'loupe', now())`,
    id,
  );
  await run(
    `INSERT INTO identity.password_reset (token_hash, customer_id, email_id, expires_at) VALUES (sha256($1::text::bytea), $1::uuid, $1::uuid, now())`,
    id,
  );
  await run(`INSERT INTO identity.known_source (customer_id, prefix) VALUES ($1, $2)`, id, name);
  for (const schema of ['identity', 'cart_checkout', 'stores_reservations'])
    await run(
      `INSERT INTO ${schema}.later_work VALUES ($1, 'mail', $2, 0, now(), now())`,
      `${id}.${schema}`,
      mail,
    );
  await run(
    `INSERT INTO cart_checkout.customer_projection (id, version, site, email_digest, named_order, erased) VALUES ($1, 1, 'loupe', 'digest', $2, false)`,
    ...[id, `LP-${name}`],
  );
  await run(
    `INSERT INTO cart_checkout.cart (id, site, owner, shipping_address, billing_address, guest_email) VALUES ($1, 'loupe', $2, $3, $3, $4)`,
    ...[cart, `c:${id}`, addressOf(person), email],
  );
  await run(
    `INSERT INTO cart_checkout.line_item (cart_id, sku, quantity, price_when_added, options, options_key) VALUES ($1, $2, 1, 1, $3::jsonb, $3::jsonb::text)`,
    ...[cart, `sku-${id}`, options],
  );
  await run(
    `INSERT INTO cart_checkout.cart_gift_card (cart_id, id, masked_number, balance, position, added_to, added_by) VALUES ($1, $2, $3, 1, 1, $1, $4)`,
    ...[cart, randomUUID(), `xxxx ${name}`, `c:${id}`],
  );
  await run(
    `INSERT INTO cart_checkout.shopping_list (id, site, owner, size) VALUES ($1, 'loupe', $2, 1)`,
    list,
    `c:${id}`,
  );
  await run(
    `INSERT INTO cart_checkout.shopping_list_item (list_id, product_id) VALUES ($1, $2)`,
    list,
    randomUUID(),
  );
  const document = JSON.stringify({
    orderNumber: legacy,
    email,
    total: 1,
    shippingAddress: JSON.parse(addressOf(person)),
  });
  await run(
    `INSERT INTO cart_checkout.legacy_order VALUES ($1, 'loupe', $2, now(), 'COMPLETED', 1, $3)`,
    ...[legacy, email, document],
  );
  await run('INSERT INTO cart_checkout.legacy_order_owner VALUES ($1, $2)', legacy, `c:${id}`);
  await run(
    `INSERT INTO stores_reservations.reservation (id, number, site, owner, store_id, sku, intended_sku, unit_no, product_id, product_key,
       product_name, price, salutation, first_name, last_name, email, phone, state, reason, placed_at, closed_at)
     VALUES ($1, $2, 'loupe', $3, $1, 'ring', '', 1, $1, 'ring', 'Ring', 100, 'DR', $4, $4, $5, $6, 'CANCELLED', 'CUSTOMER', now(), now())`,
    ...[randomUUID(), `R-${id.slice(0, 8)}`, `c:${id}`, name, email, phone],
  );
  await plantVisits(client, `c:${id}`, person);
  await client.query('SET session_replication_role = DEFAULT');
  return id;
}

/** Gives the order of the valid shop, completed, to an owner, with what the person typed. */
export async function plantOrder(client: pg.ClientBase, owner: string, person: Canaries): Promise<void> {
  const { name, email, engraving } = person;
  const address = addressOf(person);
  const options = { engraving: { text: engraving }, recipient: { name, email }, wristSize: 16 };
  const snapshot = JSON.stringify({
    email,
    cartKey: 'LP1-x',
    cart: {
      total: 10_000,
      guestEmail: email,
      shippingAddress: JSON.parse(address),
      lines: [{ sku: 'ring', options }],
    },
  });
  await client.query(
    `UPDATE cart_checkout.sales_order SET owner = $1, email = $2, shipping_address = $3, billing_address = $3, status = 'COMPLETED'`,
    [owner, email, address],
  );
  await client.query('UPDATE cart_checkout.placement SET owner = $1, snapshot = $2', [owner, snapshot]);
  await client.query('UPDATE cart_checkout.order_line SET snapshot = $1', [
    JSON.stringify({ name: 'Ring', options }),
  ]);
  await client.query(`UPDATE cart_checkout.order_tender SET masked_number = $1`, [`xxxx ${name}`]);
  await client.query(`UPDATE payments_finance.tender SET masked_number = $1`, [`xxxx ${name}`]);
  await plantSecondPayment(client, `xxxx ${name}`);
  await client.query(`UPDATE cart_checkout.shipment SET tracking_url = $1`, [`https://example.com/${name}`]);
  await client.query(
    `INSERT INTO cart_checkout.refused_email (order_id, message, reason, refused_at) VALUES ($1, $2, $3, now())`,
    [IDS.ORDER, `placed.${name.length}`, `550 ${email}`],
  );
  await client.query(
    `INSERT INTO cart_checkout.gift_card_resend (issue_id, order_number, sent_to, operator, outcome, at) VALUES ($1, 'LP1', $2, 'Op', 'sent', now())`,
    [randomUUID(), email],
  );
  await client.query(
    `INSERT INTO identity.marketing_contact (id, site, email, types, source, basis, text_version, order_id)
     VALUES ($1, 'loupe', $2, '{email}', 'checkout', 'consent', 1, $3) ON CONFLICT (order_id) DO UPDATE SET email = $2`,
    [randomUUID(), email, IDS.ORDER],
  );
}

/** Where in all schemas one of a person's canaries stands: `table.column`. */
export async function searchFor(client: pg.ClientBase, person: Canaries): Promise<string[]> {
  const { rows: columns } = await client.query<{ place: string; of: string; name: string }>(
    `SELECT c.table_schema || '.' || c.table_name || '.' || c.column_name AS place, format('%I.%I', c.table_schema, c.table_name) AS of,
       format('%I', c.column_name) AS name
     FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
     WHERE t.table_type = 'BASE TABLE' AND c.table_schema NOT IN ('pg_catalog', 'information_schema')
       AND c.data_type IN ('text', 'character varying', 'json', 'jsonb', 'ARRAY', 'bytea') ORDER BY 1`,
  );
  const said = Object.values(person) as string[];
  const found: string[] = [];
  for (const { place, of, name } of columns) {
    const text = `CASE WHEN pg_typeof(${name}) = 'bytea'::regtype THEN encode(${name}::text::bytea, 'escape') ELSE ${name}::text END`;
    const { rows } = await client.query(
      `SELECT FROM ${of} WHERE EXISTS (SELECT FROM unnest($1::text[]) AS said WHERE strpos(lower(${text}), lower(said)) > 0) LIMIT 1`,
      [said],
    );
    if (rows.length > 0) found.push(place);
  }
  return found;
}
