import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { fromBinary } from '@bufbuild/protobuf';
import { CustomerSchema } from '@loupe/contracts/identity/customer';
import { decodeEnvelope } from '@loupe/messaging/envelope';
import { openPlantedShop } from '../../proofs/invariants/planted-shop.ts';
import type { PlantedShop } from '../../proofs/invariants/planted-shop.ts';
import { IDS } from '../../proofs/invariants/valid-shop.ts';
import { ROOT } from '../../tools/stack/services.ts';
import { dueWishes } from './due.ts';
import { erasePerson } from './erase.ts';
import type { ErasureOutcome, Erasing } from './erase.ts';
import { exportOf } from './export.ts';
import { canariesOf, plantAccount, plantOrder, searchFor } from './planted-person.ts';
import type { Canaries } from './planted-person.ts';
import { readRegister } from './register.ts';

const REGISTER = readRegister(ROOT);
const BY = { operator: 'Op', reason: 'asked by letter' };
const ADA = canariesOf('Adalgisa');
const GRACE = canariesOf('Gracilia');
const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
/** Of the first payment of the order, or of the second one. */
const disputeOf = (which: '=' | '<>') =>
  `INSERT INTO payments_finance.dispute (method, provider_id, payment_id, tender_id, request_id, currency, amount_minor, reason, opened_at)
   SELECT 'paypal', 'd', payment_id, id, id, 'GBP', 1, '', now() FROM payments_finance.tender WHERE payment_id ${which} '${IDS.PAYMENT}'`;

let shop: PlantedShop;
let ada: string;
beforeEach(async () => {
  shop = await openPlantedShop();
  await shop.onValid(async (client) => {
    ada = await plantAccount(client, ADA);
    await plantAccount(client, GRACE);
    await plantOrder(client, `c:${ada}`, ADA);
  });
});
afterEach(() => shop.close());

const erase = (erasing: Erasing): Promise<ErasureOutcome> =>
  shop.onValid((client) => erasePerson(client, { register: REGISTER, erasing, by: BY }));
const search = (person: Canaries): Promise<string[]> => shop.onValid((client) => searchFor(client, person));
const rows = async <Row extends object>(sql: string): Promise<Row[]> =>
  shop.onValid(async (client) => (await client.query<Row>(sql)).rows);
const ledger = () => rows('SELECT * FROM payments_finance.ledger_entry ORDER BY id');
const amounts = () =>
  rows(
    'SELECT order_number, subtotal, total, tax, captured, refunded, placed_at FROM cart_checkout.sales_order',
  );

describe('an account that is erased', () => {
  it('is found nowhere in any schema, and other people and all amounts are as before', async () => {
    expect((await search(ADA)).length).toBeGreaterThan(20);
    const before = [await search(GRACE), await ledger(), await amounts(), await shop.brokenAfter('')];
    expect(await erase({ customer: ada })).toMatchObject({
      kind: 'erased',
      counts: {
        'identity.customer': 1,
        'cart_checkout.sales_order': 1,
        'stores_reservations.reservation': 1,
      },
    });
    expect(await search(ADA)).toEqual([]);
    expect([await search(GRACE), await ledger(), await amounts(), await shop.brokenAfter('')]).toEqual(
      before,
    );
    const [order] = await rows<{ to: object }>(
      'SELECT shipping_address AS to FROM cart_checkout.sales_order',
    );
    expect(order?.to).toMatchObject({ country: 'GB', postalCode: 'LS1', lastName: '', region: null });
  });

  it('is told to other services, whose copies follow', async () => {
    await erase({ customer: ada });
    const [event] = await rows<{ payload: Buffer; version: string }>(
      `SELECT payload, aggregate_version::text AS version FROM identity.outbox WHERE aggregateid = '${ada}'`,
    );
    const { type, payload, aggregateVersion } = decodeEnvelope(event!.payload);
    expect([type, aggregateVersion]).toEqual(['customer-state', BigInt(event!.version)]);
    expect(fromBinary(CustomerSchema, payload)).toMatchObject({ id: ada, erased: true, emailDigest: '' });
  });

  it.each([
    ['the mailbox', () => ({ em: [sha256(ADA.email)] })],
    ['the account', () => ({ external_id: [sha256(ada)] })],
  ])('is told to no advertising network: an event that waits with a hash of %s goes', async (_what, data) => {
    const payload = JSON.stringify({ site: 'loupe', event: { user_data: data() } });
    await rows(
      `INSERT INTO identity.later_work VALUES ('event', 'facebook-event', '${payload}', 0, now(), now())`,
    );
    await erase({ customer: ada });
    expect(await rows(`SELECT FROM identity.later_work WHERE id = 'event'`)).toEqual([]);
  });

  it('leaves the work for a mailbox that ends alike', async () => {
    const payload = JSON.stringify({ site: 'loupe', email: `n${ADA.email}` });
    for (const schema of ['identity', 'cart_checkout', 'stores_reservations'])
      await rows(`INSERT INTO ${schema}.later_work VALUES ('nada', 'mail', '${payload}', 0, now(), now())`);
    await erase({ customer: ada });
    for (const table of ['identity.later_work', 'cart_checkout.later_work', 'stores_reservations.later_work'])
      expect(await rows(`SELECT id FROM ${table} WHERE id = 'nada'`)).toHaveLength(1);
  });

  it('leaves what a guest did with the same address: opening an account proves no mailbox', async () => {
    await rows(`UPDATE stores_reservations.reservation SET owner = 'a:1', email = '${ADA.email}'`);
    const reservations = () => rows('SELECT * FROM stores_reservations.reservation ORDER BY id');
    const before = await reservations();
    expect(await erase({ customer: ada })).toMatchObject({ kind: 'erased' });
    expect(await reservations()).toEqual(before);
  });

  it('is erased once: a second time changes nothing, and the export says when', async () => {
    await erase({ customer: ada });
    const events = await rows('SELECT id FROM identity.outbox');
    expect(await erase({ customer: ada })).toMatchObject({ kind: 'erased-before' });
    expect(await rows('SELECT id FROM identity.outbox')).toEqual(events);
    const sections = await shop.onValid((client) => exportOf(client, REGISTER, { customer: ada }));
    const found = (name: string) => sections?.find((section) => section.name === name)?.rows;
    expect(found('erasures')).toMatchObject([{ subject: ada, done_at: expect.anything() }]);
    expect(found('account')).toEqual([]);
    expect(JSON.stringify(sections)).not.toContain(ADA.name);
  });

  it('is finished by a second run after a crash between two services', async () => {
    await rows(`CREATE FUNCTION identity.crash() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'crashed'; END $$;
      CREATE TRIGGER crash BEFORE DELETE ON identity.customer FOR EACH ROW EXECUTE FUNCTION identity.crash()`);
    await expect(erase({ customer: ada })).rejects.toThrow('crashed');
    for (const table of ['session', 'credential', 'password_reset'])
      expect(await rows(`SELECT FROM identity.${table} WHERE customer_id = '${ada}'`)).toEqual([]);
    const left = await search(ADA);
    expect(left.length).toBeGreaterThan(0);
    expect(left.filter((place) => !place.startsWith('identity.'))).toEqual([]);
    await rows('DROP TRIGGER crash ON identity.customer');
    expect(await erase({ customer: ada })).toMatchObject({
      kind: 'erased',
      counts: { 'identity.customer': 1 },
    });
    expect(await search(ADA)).toEqual([]);
  });
});

describe('an order that is placed while its account is erased', () => {
  const OPEN = `UPDATE cart_checkout.sales_order SET status = 'IN_PICKING', owner = `;

  it('before its schema is worked on stops it, and a repeated run waits for the order and erases it, too', async () => {
    await rows(`UPDATE cart_checkout.sales_order SET owner = 'a:1'`);
    await rows(`CREATE FUNCTION identity.meanwhile() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN ${OPEN} 'c:${ada}'; RETURN NEW; END $$;
      CREATE TRIGGER meanwhile BEFORE INSERT ON identity.erasure_part FOR EACH ROW EXECUTE FUNCTION identity.meanwhile()`);
    await expect(erase({ customer: ada })).rejects.toThrow('Begun while the erasure ran: order LP1');
    await rows(`DROP TRIGGER meanwhile ON identity.erasure_part; ${OPEN} 'c:${ada}'`);
    expect(await erase({ customer: ada })).toEqual({ kind: 'open', matters: ['order LP1'] });
    await rows(`UPDATE cart_checkout.sales_order SET status = 'COMPLETED'`);
    expect(await erase({ customer: ada })).toMatchObject({ kind: 'erased' });
    expect(await search(ADA)).toEqual([]);
  });
});

describe('a guest', () => {
  it('is erased by the number of an order and the mailbox of it', async () => {
    const guest = canariesOf('Guinevere');
    await shop.onValid((client) => plantOrder(client, 'a:1', guest));
    expect(await erase({ orderNumber: 'LP1', mailbox: GRACE.email })).toEqual({ kind: 'unknown' });
    expect(await rows('SELECT id FROM identity.erasure')).toEqual([]);
    expect(await erase({ orderNumber: 'LP1', mailbox: 'Guinevere@example.com' })).toMatchObject({
      kind: 'erased',
    });
    expect(await search(guest)).toEqual([]);
    expect((await search(ADA)).length).toBeGreaterThan(10);
  });

  it('is the same one when a crashed erasure is repeated', async () => {
    await shop.onValid((client) => plantOrder(client, 'a:1', canariesOf('Guinevere')));
    await rows(`CREATE FUNCTION identity.crash() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'crashed'; END $$;
      CREATE TRIGGER crash BEFORE INSERT ON identity.erasure_part FOR EACH ROW EXECUTE FUNCTION identity.crash()`);
    const mailbox = 'guinevere@example.com';
    await expect(erase({ orderNumber: 'LP1', mailbox })).rejects.toThrow('crashed');
    await rows('DROP TRIGGER crash ON identity.erasure_part');
    expect(await erase({ orderNumber: 'LP1', mailbox: GRACE.email })).toEqual({ kind: 'unknown' });
    expect(await erase({ orderNumber: 'LP1', mailbox: 'Guinevere@example.com' })).toMatchObject({
      kind: 'erased',
    });
    const [wish] = await rows<{ belongings: object }>('SELECT belongings FROM identity.erasure');
    expect(wish?.belongings).not.toHaveProperty('mailboxDigest');
  });

  it('is not found by the order of an account', async () => {
    expect(await erase({ orderNumber: 'LP1', mailbox: ADA.email })).toEqual({ kind: 'unknown' });
  });
});

describe('a wish to be erased', () => {
  it('is due within a month while it waits, and not once it is done', async () => {
    await rows(`UPDATE cart_checkout.sales_order SET status = 'IN_PICKING'`);
    await erase({ customer: ada });
    await rows(`UPDATE identity.erasure SET asked_at = now() - interval '3 months'`);
    const [wish] = await shop.onValid(dueWishes);
    expect(wish).toMatchObject({ subject: ada, site: 'loupe', parts: 0 });
    expect(wish!.days).toBeLessThan(-50);
    await rows(`UPDATE cart_checkout.sales_order SET status = 'COMPLETED'`);
    expect(await erase({ customer: ada })).toMatchObject({ kind: 'erased' });
    // What is left of it are those who are told by hand.
    await rows(`UPDATE identity.erasure SET belongings = jsonb_set(belongings, '{toTell}', '[]')`);
    expect(await shop.onValid(dueWishes)).toEqual([]);
  });

  it.each([
    ['order LP1', `UPDATE cart_checkout.sales_order SET status = 'IN_PICKING'`],
    ['payment under way LP1', `UPDATE cart_checkout.placement SET state = 'authorising', due_at = now()`],
    ['second payment LP1', `UPDATE cart_checkout.pay_again SET state = 'challenge'`],
    ['dispute LP1', disputeOf('=')],
    ['dispute LP1', disputeOf('<>')],
    [
      'application LP1',
      `INSERT INTO payments_finance.tender_wait (tender_id, waits_for, began_at, changed_at)
       SELECT id, 'decision', now(), now() FROM payments_finance.tender WHERE payment_id = '${IDS.PAYMENT}'`,
    ],
    [
      'capture or refund LP1',
      `UPDATE payments_finance.settlement SET state = 'sent', settled_minor = 0, finished_at = NULL, next_attempt_at = now()`,
    ],
    [
      'appointment A-',
      `UPDATE stores_reservations.appointment SET state = 'BOOKED', closed_at = NULL WHERE first_name = '${ADA.name}'`,
    ],
    [
      'price promise P-',
      `UPDATE stores_reservations.price_promise SET state = 'PENDING_DECISION', reason = NULL, late_at = now() WHERE name = '${ADA.name}'`,
    ],
    [
      'price promise P-',
      `UPDATE stores_reservations.price_promise SET state = 'APPROVED', reason = NULL, agreed_price = 95, decided_by = 'Op', code = 'C',
         valid_until = now(), due_at = now() WHERE name = '${ADA.name}'`,
    ],
    [
      'reservation R-',
      `UPDATE stores_reservations.reservation SET state = 'NEW', reason = NULL, closed_at = NULL, expires_at = now(), due_at = now()`,
    ],
  ])('waits for what is open, and says so: %s', async (matter, sql) => {
    await rows(`SET session_replication_role = replica; ${sql}`);
    const before = await search(ADA);
    const outcome = await erase({ customer: ada });
    expect(outcome).toMatchObject({ kind: 'open', matters: [expect.stringContaining(matter)] });
    expect(await search(ADA)).toEqual(before);
    expect(await rows('SELECT subject, done_at FROM identity.erasure')).toEqual([
      { subject: ada, done_at: null },
    ]);
  });

  it('of nobody is not recorded', async () => {
    expect(await erase({ customer: '00000000-0000-7000-8000-00000000ffff' })).toEqual({ kind: 'unknown' });
    expect(await rows('SELECT id FROM identity.erasure')).toEqual([]);
  });
});
