import { fromBinary } from '@bufbuild/protobuf';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { ErasureSchema } from '@loupe/contracts/identity/erasure';
import { decodeEnvelope } from '@loupe/messaging/envelope';
import { openPlantedShop } from '../../proofs/invariants/planted-shop.ts';
import type { PlantedShop } from '../../proofs/invariants/planted-shop.ts';
import { ROOT } from '../../tools/stack/services.ts';
import { erasePerson } from './erase.ts';
import { eraseAgain } from './erased-again.ts';
import type { ErasedAgain } from './erased-again.ts';
import { canariesOf, plantAccount, plantOrder, searchFor } from './planted-person.ts';
import { readRegister } from './register.ts';
import type { ToldErasure } from './told.ts';

const REGISTER = readRegister(ROOT);
const ADA = canariesOf('Adalgisa');
const GUEST = canariesOf('Guinevere');
const AT = new Date('2026-11-27T12:00:00Z');

let shop: PlantedShop;
let ada: string;
beforeEach(async () => {
  shop = await openPlantedShop();
  await shop.onValid(async (client) => {
    ada = await plantAccount(client, ADA);
    await plantOrder(client, 'a:1', GUEST);
  });
});
afterEach(() => shop.close());

const again = (...erasures: ToldErasure[]): Promise<ErasedAgain> =>
  shop.onValid((client) => eraseAgain(client, REGISTER, { erasures, by: 'Op' }));
const account = (): ToldErasure => ({ customerId: ada, orderNumbers: [], at: AT });
const guest = (...orderNumbers: string[]): ToldErasure => ({ customerId: '', orderNumbers, at: AT });
const search = (person: typeof ADA) => shop.onValid((client) => searchFor(client, person));
const rows = <Row extends object>(sql: string): Promise<Row[]> =>
  shop.onValid(async (client) => (await client.query<Row>(sql)).rows);

describe('people who were erased after the moment to which a database was restored', () => {
  it('are erased again, each once, and nobody else', async () => {
    const told = [account(), guest('LP-of-the-lost-time', 'LP1')];
    expect(await again(...told)).toEqual({
      lines: [`erased again: ${ada}`, 'erased again: LP1'],
      left: 0,
    });
    expect([await search(ADA), await search(GUEST)]).toEqual([[], []]);
    expect(await again(...told)).toEqual({ lines: [], left: 0 });
    expect(await rows('SELECT asked_at, reason FROM identity.erasure WHERE done_at IS NOT NULL')).toEqual([
      { asked_at: AT, reason: 'erased before the restore' },
      { asked_at: AT, reason: 'erased before the restore' },
    ]);
  });

  it('are passed over where the database does not know them', async () => {
    const nobody = { customerId: '00000000-0000-7000-8000-00000000ffff', orderNumbers: [], at: AT };
    expect(await again(nobody, guest('LP-of-the-lost-time'))).toEqual({ lines: [], left: 0 });
    expect((await search(ADA)).length).toBeGreaterThan(0);
    expect(await rows('SELECT FROM identity.erasure')).toEqual([]);
  });

  it('wait while an order is open again, are named, and are due', async () => {
    await rows(`UPDATE cart_checkout.sales_order SET status = 'IN_PICKING'`);
    expect(await again(guest('LP1'))).toEqual({
      lines: ['not erased again yet, because of order LP1: LP1'],
      left: 1,
    });
    expect(await rows('SELECT subject FROM identity.erasure WHERE done_at IS NULL')).toEqual([
      { subject: 'LP1' },
    ]);
  });
});

describe('an erasure that was under way at the moment of the restore', () => {
  const crashBefore = (statement: string) =>
    rows(`CREATE FUNCTION identity.crash() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'crashed'; END $$;
      CREATE TRIGGER crash ${statement} FOR EACH ROW EXECUTE FUNCTION identity.crash()`);
  const by = { operator: 'Op', reason: 'asked by letter' };

  it('goes on, told by its beginning; one who cannot be erased stops nobody else', async () => {
    await crashBefore('BEFORE DELETE ON identity.customer');
    const told = [account(), guest('LP1')];
    const first = await again(...told);
    expect(first).toEqual({
      lines: [expect.stringContaining('crashed'), 'erased again: LP1'],
      left: 1,
    });
    const events = await rows(`SELECT FROM identity.outbox WHERE aggregatetype = 'identity.erasure.v1'`);
    expect(events).toHaveLength(2);
    await rows('DROP TRIGGER crash ON identity.customer');
    expect(await again(...told)).toEqual({ lines: [`erased again: ${ada}`], left: 0 });
    expect(await search(ADA)).toEqual([]);
  });

  it('of a guest whose orders name no mailbox any more is an operator’s, who is told the number', async () => {
    await rows(`CREATE FUNCTION identity.crash() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN IF NEW.service = 'stores_reservations' THEN RAISE EXCEPTION 'crashed'; END IF; RETURN NEW; END $$;
      CREATE TRIGGER crash BEFORE INSERT ON identity.erasure_part FOR EACH ROW EXECUTE FUNCTION identity.crash()`);
    const erasing = { orderNumber: 'LP1', mailbox: GUEST.email };
    await expect(
      shop.onValid((client) => erasePerson(client, { register: REGISTER, erasing, by })),
    ).rejects.toThrow('crashed');
    expect(await again(guest('LP1'))).toEqual({
      lines: ['begun, finish it by "privacy -- erase LP1 <mailbox>"'],
      left: 1,
    });
  });
});

describe('an erasure', () => {
  it('is told by ids alone: an account by its own, a guest by the numbers of the orders', async () => {
    const by = { operator: 'Op', reason: 'asked by letter' };
    await shop.onValid(async (client) => {
      await erasePerson(client, { register: REGISTER, erasing: { customer: ada }, by });
      const erasing = { orderNumber: 'LP1', mailbox: GUEST.email };
      await erasePerson(client, { register: REGISTER, erasing, by });
    });
    const told = await rows<{ payload: Buffer }>(
      `SELECT payload FROM identity.outbox WHERE aggregatetype = 'identity.erasure.v1' ORDER BY seq`,
    );
    const [first, second] = told.map(({ payload }) =>
      fromBinary(ErasureSchema, decodeEnvelope(payload).payload),
    );
    expect(first).toMatchObject({ customerId: ada, orderNumbers: [], site: 'loupe' });
    expect(second).toMatchObject({ customerId: '', orderNumbers: ['LP1'], site: 'loupe' });
  });
});
