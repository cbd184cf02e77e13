import { transactions } from '@loupe/database/transactions';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import pg from 'pg';
import { toldPrivacy } from '../../services/identity/src/told-privacy.ts';
import { openPlantedShop } from '../../proofs/invariants/planted-shop.ts';
import type { PlantedShop } from '../../proofs/invariants/planted-shop.ts';
import { ROOT } from '../../tools/stack/services.ts';
import { askAgain } from './asked-again.ts';
import type { AskedAgain } from './asked-again.ts';
import { dueWishes } from './due.ts';
import { erasePerson } from './erase.ts';
import { canariesOf, plantAccount, plantOrder } from './planted-person.ts';
import { readRegister } from './register.ts';
import { toldBy } from './told.ts';
import type { ToldRequest } from './told.ts';
import { workRequests } from './work-requests.ts';

const REGISTER = readRegister(ROOT);
const ADA = canariesOf('Adalgisa');
const GUEST = canariesOf('Guinevere');

let shop: PlantedShop;
let pool: pg.Pool;
let ada: string;
beforeEach(async () => {
  shop = await openPlantedShop();
  await shop.onValid(async (client) => {
    ada = await plantAccount(client, ADA);
    await plantOrder(client, 'a:1', GUEST);
    const { host, port, user, password, database } = client;
    pool = new pg.Pool({ host, port, user, password, database, options: '-c search_path=identity' });
  });
});
afterEach(async () => {
  await pool.end();
  await shop.close();
});

const rows = <Row extends object>(sql: string): Promise<Row[]> =>
  shop.onValid(async (client) => (await client.query<Row>(sql)).rows);
const identity = () => toldPrivacy(transactions(pool).transaction);
const work = () => shop.onValid((client) => workRequests(client, REGISTER));
const guestAsks = (orderNumber: string, mailbox: string) =>
  rows(`INSERT INTO identity.privacy_request (site, kind, order_number, mailbox)
        VALUES ('loupe', 'erasure', '${orderNumber}', '${mailbox}')`);
const state = () =>
  rows(`SELECT kind, state, customer_id, order_number, mailbox FROM identity.privacy_request ORDER BY kind`);

/** What the relay has sent, as the topic has it. */
async function told(): Promise<readonly ToldRequest[]> {
  const events = await rows<{ payload: Buffer }>(
    `SELECT payload FROM identity.outbox WHERE aggregatetype = 'identity.erasure.v1' ORDER BY seq`,
  );
  return toldBy(events.map(({ payload }) => payload)).requests;
}
const again = (requests: readonly ToldRequest[], since = new Date(Date.now() - 1_000)): Promise<AskedAgain> =>
  shop.onValid((client) => askAgain(client, { requests, since }));
/** All that was asked for is of the time after the moment. */
const restore = () => rows('DELETE FROM identity.privacy_request; DELETE FROM identity.erasure');

it('opens what was asked for after the moment, each once and with its day', async () => {
  await identity().ask('loupe', 'copy', ada);
  await guestAsks('LP1', GUEST.email);
  await guestAsks('07700900123', GUEST.email);
  await work();
  await rows(`UPDATE cart_checkout.sales_order SET status = 'IN_PICKING'`);
  const by = { operator: 'Op', reason: 'asked by letter' };
  const erasing = { orderNumber: 'LP1', mailbox: GUEST.email };
  await shop.onValid((client) => erasePerson(client, { register: REGISTER, erasing, by }));
  const requests = await told();
  // A number is told when the job has found the order, never as it was typed.
  expect(requests.map(({ kind, orderNumber }) => `${kind} ${orderNumber}`)).toEqual([
    'copy ',
    'erasure LP1',
    ' ',
    'wish LP1',
  ]);
  await restore();
  const lines = [`asked again: copy of ${ada}`, 'asked again: erasure of LP1', 'asked again: wish of LP1'];
  expect(await again(requests)).toEqual({ lines, left: 0 });
  expect(await again(requests)).toEqual({ lines: [], left: 0 });
  expect(await state()).toEqual([
    { kind: 'copy', state: 'asked', customer_id: ada, order_number: null, mailbox: null },
    { kind: 'erasure', state: 'asked', customer_id: null, order_number: 'LP1', mailbox: GUEST.email },
  ]);
  expect(await shop.onValid(dueWishes)).toHaveLength(3);
  const [days] = await rows<{ asked: Date }>(
    `SELECT asked_at AS asked FROM identity.privacy_request WHERE kind = 'copy'`,
  );
  expect(days!.asked).toEqual(requests[0]!.at);
});

it('asks for no erasure that has begun: it goes on by itself, and nobody is told that it is refused', async () => {
  await identity().ask('loupe', 'erasure', ada);
  const requests = await told();
  await rows('DELETE FROM identity.privacy_request');
  await rows(
    `INSERT INTO identity.erasure (site, subject, operator, reason) VALUES ('loupe', '${ada}', 'Op', 'the restore')`,
  );
  expect(await again(requests)).toEqual({ lines: [], left: 0 });
  expect(await state()).toEqual([]);
});

it('does not erase one who has cancelled it after the moment', async () => {
  await identity().ask('loupe', 'erasure', ada);
  await work();
  await rows(`INSERT INTO identity.privacy_link (token_hash, request_id, ends_at)
    SELECT sha256('token'), id, now() + interval '1 day' FROM identity.privacy_request`);
  const [before] = await rows<{ state: string }>('SELECT state FROM identity.privacy_request');
  expect(before).toEqual({ state: 'waiting' });
  expect(await identity().cancel('loupe', 'token')).toBe(true);
  const requests = await told();
  const due = `due_at = now() - interval '1 hour'`;
  await rows(`UPDATE identity.privacy_request SET state = 'waiting', ended_at = NULL, ${due};
    DELETE FROM identity.later_work`);
  const { lines } = await again(requests);
  expect(lines).toEqual([`ended again, as cancelled: request ${requests[0]!.id}`]);
  expect(await work()).toEqual({ answered: [], failed: [] });
  expect(await rows(`SELECT FROM identity.customer WHERE id = '${ada}'`)).toHaveLength(1);
});

it('leaves what is older than the moment, and names what cannot be opened', async () => {
  await identity().ask('loupe', 'copy', ada);
  const [asked] = await told();
  await restore();
  expect(await again([asked!], new Date(Date.now() + 120_000))).toEqual({ lines: [], left: 0 });
  const guest = { ...asked!, customerId: '', orderNumber: 'LP-lost' };
  const nobody = { ...asked!, customerId: '00000000-0000-7000-8000-00000000ffff' };
  expect(await again([guest, nobody])).toEqual({
    lines: ['not asked again, because the order is lost: copy of LP-lost'],
    left: 1,
  });
  expect(await state()).toEqual([]);
});
