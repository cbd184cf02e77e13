import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { openPlantedShop } from '../../proofs/invariants/planted-shop.ts';
import type { PlantedShop } from '../../proofs/invariants/planted-shop.ts';
import { ROOT } from '../../tools/stack/services.ts';
import { dueWishes } from './due.ts';
import { erasePerson } from './erase.ts';
import { canariesOf, plantAccount, plantOrder, searchFor } from './planted-person.ts';
import { readRegister } from './register.ts';
import { findGuest } from './subject.ts';
import { workRequests } from './work-requests.ts';

const REGISTER = readRegister(ROOT);
const ADA = canariesOf('Adalgisa');
const GUEST = canariesOf('Guinevere');

let shop: PlantedShop;
let ada: string;
beforeEach(async () => {
  shop = await openPlantedShop();
  await shop.onValid(async (client) => {
    ada = await plantAccount(client, ADA);
    await plantOrder(client, `c:${ada}`, ADA);
  });
});
afterEach(() => shop.close());

const rows = async <Row extends object>(sql: string): Promise<Row[]> =>
  shop.onValid(async (client) => (await client.query<Row>(sql)).rows);
const ask = (kind: string) =>
  rows(
    `INSERT INTO identity.privacy_request (site, kind, customer_id) SELECT site, '${kind}', id FROM identity.customer WHERE id = '${ada}'`,
  );
const askAsGuest = (kind: string, mailbox: string) =>
  rows(
    `INSERT INTO identity.privacy_request (site, kind, order_number, mailbox) VALUES ('loupe', '${kind}', 'LP1', '${mailbox}')`,
  );
const work = () => shop.onValid((client) => workRequests(client, REGISTER));
const state = async () =>
  (
    await rows<{ said: string }>(
      `SELECT state || array_to_string(open_matters, ',') AS said FROM identity.privacy_request`,
    )
  ).map(({ said }) => said);
const letters = () => rows(`SELECT FROM identity.later_work WHERE kind = 'privacy-letter'`);
const later = (time: string) =>
  rows(`UPDATE identity.privacy_request SET due_at = due_at - interval '${time} 1 second'`);
/** The letters are sent, and counted still; their links have ended and are deleted. */
async function threeDaysLater() {
  await rows(`UPDATE identity.later_work SET payload = '{}' WHERE kind = 'privacy-letter'`);
  await later('72 hours');
}

describe('a copy that is asked for', () => {
  it('has all sections of the person, once, and its letter is owed', async () => {
    await ask('copy');
    expect((await work()).failed).toEqual([]);
    expect(await work()).toEqual({ answered: [], failed: [] });
    const [copy] = await rows<{ json: string; page: string }>('SELECT json, page FROM identity.privacy_copy');
    const sections = JSON.parse(copy!.json) as { name: string }[];
    expect(sections).toHaveLength(REGISTER.filter(({ section }) => section !== undefined).length);
    for (const said of [ADA.email, ADA.street, ADA.engraving]) expect(copy!.json).toContain(said);
    expect(copy!.page).toContain('Adalgisa Street');
    expect([await state(), (await letters()).length]).toEqual([['done'], 1]);
  });

  it('is not made in part: while a section cannot be read the request stays open, and others are answered', async () => {
    await ask('copy');
    await askAsGuest('copy', 'nobody@example.com');
    await rows('ALTER TABLE cart_checkout.order_line RENAME TO order_line_away');
    const { answered, failed } = await work();
    expect([answered.length, failed.length]).toEqual([1, 1]);
    expect(await rows('SELECT FROM identity.privacy_copy')).toEqual([]);
    expect((await state()).toSorted()).toEqual(['asked', 'cancelled']);
    await rows('ALTER TABLE cart_checkout.order_line_away RENAME TO order_line');
    expect((await work()).failed).toEqual([]);
    expect((await state()).toSorted()).toEqual(['cancelled', 'done']);
  });

  it('of a guest has the orders of the mailbox; a wrong mailbox is told nothing', async () => {
    await shop.onValid((client) => plantOrder(client, 'a:1', GUEST));
    await askAsGuest('copy', ADA.email);
    await work();
    expect([await state(), await letters()]).toEqual([['cancelled'], []]);
    await rows('DELETE FROM identity.privacy_request');
    await askAsGuest('copy', GUEST.email);
    await work();
    const [copy] = await rows<{ json: string }>('SELECT json FROM identity.privacy_copy');
    expect(copy?.json).toContain(GUEST.street);
    expect(copy?.json).not.toContain(ADA.name);
  });
});

describe('an erasure that is asked for', () => {
  it('waits for 72 hours with a letter, and is done then', async () => {
    await ask('erasure');
    await rows(`UPDATE identity.privacy_request SET asked_at = now() - interval '1 day'`);
    await work();
    expect([await state(), (await letters()).length]).toEqual([['waiting'], 1]);
    const [wait] = await rows<{ hours: number }>(
      'SELECT extract(epoch FROM due_at - now())::float8 / 3600 AS hours FROM identity.privacy_request',
    );
    expect(wait!.hours).toBeGreaterThan(71.9);
    expect(await work()).toEqual({ answered: [], failed: [] });
    expect((await shop.onValid((client) => searchFor(client, ADA))).length).toBeGreaterThan(20);
    await threeDaysLater();
    expect((await work()).failed).toEqual([]);
    expect(await state()).toEqual(['done']);
    expect(await shop.onValid((client) => searchFor(client, ADA))).toEqual([]);
    // The month counts from the day it was asked for.
    expect(
      await rows(`SELECT subject FROM identity.erasure WHERE asked_at < now() - interval '23 hours'`),
    ).toEqual([{ subject: ada }]);
  });

  it('is refused with the reason while something is open, when it is asked for and when it would be done', async () => {
    const open = () => rows(`UPDATE cart_checkout.sales_order SET status = 'IN_PICKING'`);
    await open();
    await ask('erasure');
    await work();
    expect(await state()).toEqual(['refusedorder LP1']);
    await rows(`UPDATE cart_checkout.sales_order SET status = 'COMPLETED'`);
    await rows('DELETE FROM identity.privacy_request');
    await ask('erasure');
    await work();
    await open();
    await threeDaysLater();
    await work();
    expect(await state()).toEqual(['refusedorder LP1']);
    expect(await rows('SELECT FROM identity.erasure')).toEqual([]);
    expect((await letters()).length).toBe(3);
  });

  it('that was cancelled is not done', async () => {
    await ask('erasure');
    await work();
    await rows(`UPDATE identity.privacy_request SET state = 'cancelled', ended_at = now(), due_at = NULL`);
    expect(await work()).toEqual({ answered: [], failed: [] });
    expect(await rows(`SELECT FROM identity.customer WHERE id = '${ada}'`)).toHaveLength(1);
  });

  it('that ended in a crash goes on', async () => {
    await ask('erasure');
    await work();
    await threeDaysLater();
    await rows(`CREATE FUNCTION identity.crash() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'crashed'; END $$;
      CREATE TRIGGER crash BEFORE DELETE ON identity.customer FOR EACH ROW EXECUTE FUNCTION identity.crash()`);
    expect((await work()).failed).toEqual([expect.stringContaining('crashed')]);
    expect(await state()).toEqual(['begun']);
    await rows('DROP TRIGGER crash ON identity.customer');
    expect((await work()).failed).toEqual([]);
    expect([await state(), await shop.onValid((client) => searchFor(client, ADA))]).toEqual([['done'], []]);
  });

  it('is not done while its letter is not sent: the time to think again has not begun', async () => {
    await ask('erasure');
    await work();
    await later('72 hours');
    expect((await work()).answered).toEqual([expect.stringContaining('waits for its letter')]);
    expect(await state()).toEqual(['waiting']);
    await threeDaysLater();
    await work();
    expect(await state()).toEqual(['done']);
  });

  it('ends when the account has another address than the one that was told', async () => {
    await ask('erasure');
    await work();
    await rows(`UPDATE identity.customer SET email = 'other@example.com' WHERE id = '${ada}'`);
    await threeDaysLater();
    await work();
    expect([await state(), await rows('SELECT FROM identity.erasure')]).toEqual([['cancelled'], []]);
  });

  it('of a guest is an operator’s, once the mailbox has answered: without an answer it ends, and nothing is erased', async () => {
    await shop.onValid((client) => plantOrder(client, 'a:1', GUEST));
    await askAsGuest('erasure', GUEST.email);
    await work();
    await threeDaysLater();
    expect(await work()).toEqual({ answered: [], failed: [] });
    expect([await state(), (await letters()).length]).toEqual([['waiting'], 1]);
    await later('27 days');
    await work();
    expect([await state(), await rows('SELECT FROM identity.erasure')]).toEqual([['cancelled'], []]);
    expect((await shop.onValid((client) => searchFor(client, GUEST))).length).toBeGreaterThan(3);
  });

  it('of a guest by an operator ends what the guest has asked for, and no other mailbox is meant by it', async () => {
    await shop.onValid((client) => plantOrder(client, 'a:1', GUEST));
    await askAsGuest('erasure', GUEST.email);
    await work();
    const erasing = { orderNumber: 'LP1', mailbox: GUEST.email };
    const by = { operator: 'Grace Hopper', reason: 'the mailbox has answered' };
    await shop.onValid((client) => erasePerson(client, { register: REGISTER, erasing, by }));
    expect(await work()).toEqual({ answered: [expect.stringContaining('erased already')], failed: [] });
    expect([await state(), await shop.onValid((client) => searchFor(client, GUEST))]).toEqual([['done'], []]);
    expect(await shop.onValid((client) => findGuest(client, { orderNumber: 'LP1', mailbox: '' }))).toBe(
      undefined,
    );
  });

  it('of a guest at the other shop is of nobody', async () => {
    await shop.onValid((client) => plantOrder(client, 'a:1', GUEST));
    await askAsGuest('erasure', GUEST.email);
    await rows(`UPDATE identity.privacy_request SET site = 'beaverbrooks'`);
    await work();
    expect([await state(), await letters()]).toEqual([['cancelled'], []]);
  });
});

it('a request that is not answered is due within a month, and one that is, is not', async () => {
  await ask('copy');
  expect(await shop.onValid(dueWishes)).toMatchObject([{ subject: ada, site: 'loupe', parts: 0 }]);
  await work();
  expect(await shop.onValid(dueWishes)).toEqual([]);
});
