import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { customerImportRepository } from '../../src/adapters/db/customer-import-repository.ts';
import { importedCustomerRepository } from '../../src/adapters/db/imported-customer-repository.ts';
import { readCustomerLine } from '../../src/import/read-customer-line.ts';
import { importCustomers } from '../../src/use-cases/import-customers.ts';
import { poolTx } from '@loupe/database/tx';
import { openHouse } from './support/house.ts';
import type { House } from './support/house.ts';
import { openOwedMail } from './support/owed-mail.ts';
import type { OwedMail } from './support/owed-mail.ts';
import { actorOf, begunToken, guest, newCustomer, signIn } from './support/shopper.ts';

const PASSWORD = 'seven slow amber finches';
const ADDRESS = {
  firstName: 'Hannah',
  lastName: 'Okafor',
  phone: ' 0113 496\t0512 ',
  country: 'GB',
  streetName: 'Woodhouse Lane',
  streetNumber: '14',
  city: 'Leeds',
  postalCode: 'ls2 9jt',
};

let house: House;
let mail: OwedMail;
beforeAll(async () => {
  house = await openHouse();
  mail = await openOwedMail(house);
});
afterAll(async () => {
  await mail.close();
  await house.close();
});

let named = 0;

function customer(change: object = {}) {
  named += 1;
  return {
    id: randomUUID(),
    hybrisCustomerId: `H00${named}`,
    site: 'beaverbrooks',
    email: `Old.${named}@Example.com`,
    title: 'ms',
    firstName: 'Hannah',
    lastName: 'Okafor',
    mobileNumber: '07700 900 512',
    day: 12,
    month: 6,
    marketing: { types: ['post', 'email'], source: 'migration' },
    addresses: [{ ...ADDRESS, isDefaultShipping: true }],
    ...change,
  };
}

async function run(lines: readonly (object | string)[], isStopped: () => boolean = () => false) {
  const faults: string[] = [];
  const done = await importCustomers(
    {
      transaction: house.ports.transaction,
      publish: house.ports.publish,
      read: readCustomerLine,
      importedIn: importedCustomerRepository,
      imports: customerImportRepository(poolTx(house.pool)),
      report: (line, { field, fault }) => faults.push(`${line} ${field}: ${fault}`),
      progress: () => {},
    },
    { actor: 'ada', file: 'customers.ndjson' },
    (async function* () {
      for (const line of lines) yield typeof line === 'string' ? line : JSON.stringify(line);
    })(),
    isStopped,
  );
  return { done, faults };
}

const WHO = `{ userType userInfo { id hybrisCustomerId email } user {
  title firstName mobileNumber birthday { day month } marketingPreferences { types } defaultShippingAddressId
  addresses { id phone postalCode city } } }`;

describe('customers of the previous platform', () => {
  it('[IN-07] [EN-20] [EU-08] [VA-02] sign in for the first time by a mailed link, and find their account', async () => {
    const old = customer();
    expect(await run([old])).toEqual({ done: { lines: 1, saved: 1, unchanged: 0, refused: 0 }, faults: [] });
    const email = old.email.toLowerCase();
    expect((await signIn(house, { email, password: PASSWORD })).data.signIn.__typename).toBe(
      'SignInRefusedError',
    );
    await house.ask(guest(), 'mutation ($input: ForgotPasswordInput!) { forgotPassword(input: $input) }', {
      input: { email },
    });
    await mail.sweep();
    const reset = await house.ask(
      guest(),
      'mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { __typename ... on User { id } } }',
      { input: { token: mail.tokenFor(email), password: PASSWORD } },
    );
    expect(reset.data.resetPassword).toEqual({ __typename: 'User', id: old.id });
    const actor = await actorOf(house, begunToken(reset));
    const { data } = await house.ask(actor!, WHO);
    const [address] = data.user.addresses;
    expect(data).toMatchObject({
      userType: 'Registered',
      userInfo: { id: old.id, hybrisCustomerId: old.hybrisCustomerId, email },
      user: {
        title: 'ms',
        firstName: 'Hannah',
        mobileNumber: '07700900512',
        birthday: { day: 12, month: 6 },
        marketingPreferences: { types: ['email', 'post'] },
        defaultShippingAddressId: address?.id,
        addresses: [{ phone: '01134960512', postalCode: 'LS2 9JT', city: 'Leeds' }],
      },
    });
    const [row] = await house.query<{ source: string }>(
      'SELECT marketing_source AS source FROM customer WHERE id = $1',
      [old.id],
    );
    expect(row?.source).toBe('migration');
  });

  it('[IN-07] are told to the other services once, so that orders of the same id are theirs', async () => {
    const old = customer({ marketing: { types: [], source: 'elucid' } });
    await run([old, old]);
    const rows = await house.query('SELECT id FROM outbox WHERE aggregateid = $1', [old.id]);
    expect(rows).toHaveLength(1);
  });

  it('[IN-07] an import that stopped is repeated whole: what was stored is unchanged, also by its owner', async () => {
    const [first, second] = [customer(), customer()];
    let asked = 0;
    const stopped = await run([first, second], () => (asked += 1) === 1);
    expect(stopped.done).toEqual({ lines: 1, saved: 1, unchanged: 0, refused: 0 });
    await house.query(`UPDATE customer SET first_name = 'Hanna' WHERE id = $1`, [first.id]);
    expect((await run([first, second])).done).toEqual({ lines: 2, saved: 1, unchanged: 1, refused: 0 });
    const [row] = await house.query<{ name: string }>(
      'SELECT first_name AS name FROM customer WHERE id = $1',
      [first.id],
    );
    expect(row?.name).toBe('Hanna');
  });

  it('[IN-07] an account of today is not taken over, nor an H id twice', async () => {
    const { email } = await newCustomer(house);
    const known = customer();
    await run([known]);
    const { done, faults } = await run([
      customer({ email }),
      customer({ hybrisCustomerId: known.hybrisCustomerId }),
      { ...known, hybrisCustomerId: 'H999999' },
    ]);
    expect(done).toMatchObject({ saved: 0, refused: 3 });
    expect(faults).toEqual([
      '1 email: has an account at this shop already',
      '2 hybrisCustomerId: belongs to an account with another id',
      '3 hybrisCustomerId: is not that of the account with this id',
    ]);
  });

  it('[IN-07] an account that was erased, or waits for it, does not come back by the same file', async () => {
    const gone = customer();
    await run([gone]);
    await house.query(
      `INSERT INTO erasure (subject, site, operator, reason) VALUES ($1, $2, 'Op', 'letter')`,
      [gone.id, gone.site],
    );
    await house.query('DELETE FROM customer WHERE id = $1', [gone.id]);
    expect(await run([gone])).toEqual({
      done: { lines: 1, saved: 0, unchanged: 0, refused: 1 },
      faults: ['1 id: is of an account that was erased, or is about to be'],
    });
    expect(await house.query('SELECT FROM customer WHERE id = $1', [gone.id])).toEqual([]);
  });

  it.each<[string, object | string, string]>([
    ['text that is no JSON', '{"id":', ''],
    ['an id of ours', customer({ hybrisCustomerId: 'bb_root1' }), 'hybrisCustomerId'],
    ['a source of shoppers', customer({ marketing: { types: [], source: 'checkout' } }), 'marketing.source'],
    ['a password', customer({ password: 'x' }), ''],
    ['an e-mail that is none', customer({ email: 'nobody' }), 'email'],
    ['a phone that is none', customer({ mobileNumber: 'n/a' }), 'mobileNumber'],
    ['an address without a city', customer({ addresses: [{ ...ADDRESS, city: '' }] }), 'addresses.0.city'],
    ['a day that does not exist', customer({ day: 31, month: 2 }), 'day'],
    [
      'two default addresses',
      customer({ addresses: [ADDRESS, ADDRESS].map((each) => ({ ...each, isDefaultBilling: true })) }),
      'addresses',
    ],
  ])('[IN-07] a line with %s is left out, and named', async (_what, line, field) => {
    const good = customer();
    const { done, faults } = await run([line, good]);
    expect(done).toMatchObject({ saved: 1, refused: 1 });
    expect(faults[0]).toMatch(new RegExp(`^1 ${field}: `));
  });

  it('[IN-07] each import is recorded with who ran it and what became of the lines', async () => {
    await run([customer(), 'nonsense']);
    const [row] = await house.query(
      `SELECT actor, file, lines, saved, refused, ended_at IS NOT NULL AS ended FROM customer_import ORDER BY began_at DESC, id DESC LIMIT 1`,
    );
    expect(row).toEqual({
      actor: 'ada',
      file: 'customers.ndjson',
      lines: 2,
      saved: 1,
      refused: 1,
      ended: true,
    });
  });
});
