import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openPlantedShop } from '../../proofs/invariants/planted-shop.ts';
import type { PlantedShop } from '../../proofs/invariants/planted-shop.ts';
import { ROOT } from '../../tools/stack/services.ts';
import { exportOf } from './export.ts';
import type { Section } from './export.ts';
import { readablePage } from './readable.ts';
import { readRegister } from './register.ts';

const ADA = randomUUID();
const GRACE = randomUUID();
const HASH = '$argon2id$of-the-password';

let shop: PlantedShop;
beforeAll(async () => {
  shop = await openPlantedShop();
  await shop.onValid(async (client) => {
    const people = [ADA, GRACE].map(
      (id, index) =>
        `('${id}', 'loupe', '${['ada', 'grace'][index]}@example.com', 'lou_root${index}', 'Name ${index} <b>')`,
    );
    await client.query(
      `INSERT INTO identity.customer (id, site, email, hybris_customer_id, first_name) VALUES ${people.join(', ')}`,
    );
    await client.query(
      `UPDATE identity.customer SET marketing_types = '{email}', marketing_text_version = 3 WHERE id = $1`,
      [ADA],
    );
    for (const id of [ADA, GRACE])
      await client.query('INSERT INTO identity.credential (customer_id, password_hash) VALUES ($1, $2)', [
        id,
        HASH,
      ]);
    for (const table of ['cart', 'placement', 'sales_order'])
      await client.query(`UPDATE cart_checkout.${table} SET owner = $1`, [`c:${ADA}`]);
  });
});
afterAll(() => shop.close());

const exported = (email: string): Promise<Section[] | undefined> =>
  shop.onValid((client) => exportOf(client, readRegister(ROOT), { site: 'loupe', email }));

const counts = (sections: readonly Section[] = []) =>
  Object.fromEntries(sections.flatMap(({ name, rows }) => (rows.length > 0 ? [[name, rows.length]] : [])));

describe('an export of what is stored of a person', () => {
  it('has the account, its orders and their payments, a section for each table, and no secret', async () => {
    const sections = await exported('Ada@example.com');
    expect(counts(sections)).toMatchObject({
      account: 1,
      orders: 1,
      'order lines': 1,
      'order payments': 1,
      'payments tried': 1,
      payments: 1,
      'ways of paying': 1,
      'when the password was changed': 1,
    });
    expect(sections).toHaveLength(readRegister(ROOT).filter(({ section }) => section !== undefined).length);
    expect(JSON.stringify(sections)).not.toContain(HASH);
    expect(JSON.stringify(sections)).not.toContain('grace@example.com');
    // Who of the staff did something is another person's data.
    expect(JSON.stringify(sections)).not.toMatch(/"(?:actor|operator)":/);
  });

  it('says what the account agreed to, and which version of the sentence was shown', async () => {
    const account = (await exported('ada@example.com'))?.find(({ name }) => name === 'account');
    expect(account?.rows).toMatchObject([{ marketing_types: ['email'], marketing_text_version: 3 }]);
  });

  it('of another account has none of these orders', async () => {
    const found = counts(await exported('grace@example.com'));
    expect(found).toEqual({ account: 1, 'when the password was changed': 1 });
  });

  it('is not made for who has no account', async () => {
    expect(await exported('nobody@example.com')).toBeUndefined();
  });

  it('is a page that a person can read, with what they wrote as text', async () => {
    const page = readablePage('What we store of you', (await exported('ada@example.com')) ?? []);
    expect(page).toContain('<h2>orders</h2>');
    expect(page).toContain('Name 0 &lt;b&gt;');
    expect(page).toContain('favourites');
  });

  it('of who registers an address that another account has left has nothing of that account', async () => {
    await shop.onValid(async (client) => {
      await client.query(`UPDATE cart_checkout.sales_order SET email = 'ada@example.com'`);
      await client.query(`UPDATE identity.customer SET email = 'moved@example.com' WHERE id = $1`, [ADA]);
      await client.query(
        `INSERT INTO identity.customer (id, site, email, hybris_customer_id, first_name) VALUES ($1, 'loupe', 'ada@example.com', 'lou_root2', 'Eve')`,
        [randomUUID()],
      );
    });
    expect(counts(await exported('ada@example.com'))).toEqual({ account: 1 });
    expect(counts(await exported('moved@example.com'))).toMatchObject({ account: 1, orders: 1 });
  });
});
