import { createHmac } from 'node:crypto';
import { fromBinary } from '@bufbuild/protobuf';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CustomerSchema } from '@loupe/contracts/identity/customer';
import { decodeEnvelope } from '@loupe/messaging/envelope';
import { openHouse } from './support/house.ts';
import type { House } from './support/house.ts';
import { newCustomer, PASSWORD, signIn, signUp } from './support/shopper.ts';

let house: House;
beforeAll(async () => (house = await openHouse()));
afterAll(() => house.close());

const UPDATE = `mutation ($input: CustomerDataInput!) { updateCustomerData(input: $input) { __typename } }`;

/** The customer's events in the outbox, in order. */
async function published(customerId: string) {
  const rows = await house.query<{ payload: Buffer }>(
    'SELECT payload FROM outbox WHERE aggregateid = $1 ORDER BY seq',
    [customerId],
  );
  return rows.map(({ payload }) => {
    const { aggregateVersion, payload: bytes } = decodeEnvelope(payload);
    return { version: aggregateVersion, ...fromBinary(CustomerSchema, bytes) };
  });
}

describe('the events of a customer', () => {
  it('[VA-11] [MU-01] the state at sign-up, with the guest order to attach', async () => {
    const { id, email } = await newCustomer(house, { existingOrderNumber: ' bbn0ksn7hcq ' });
    expect(await published(id)).toMatchObject([
      {
        version: 1n,
        id,
        site: 'beaverbrooks',
        marketingTypes: ['email', 'mobile'],
        erased: false,
        emailDigest: house.digestOf(email),
        existingOrderNumber: 'BBN0KSN7HCQ',
      },
    ]);
  });

  it('[MU-04] each later state, newer than the one before, also for concurrent changes', async () => {
    const { id, actor } = await newCustomer(house);
    const types = [['email'], ['post'], ['mobile'], []] as const;
    await Promise.all(
      types.map((said) => {
        const answers = Object.fromEntries(
          ['email', 'post', 'mobile'].map((type) => [type, said.includes(type as never)]),
        );
        return house.ask(actor, UPDATE, {
          input: { marketingPreferences: { ...answers, source: 'checkout' } },
        });
      }),
    );
    const states = await published(id);
    expect(states.map(({ version }) => version)).toEqual([1n, 2n, 3n, 4n, 5n]);
    const { data } = await house.ask(actor, '{ user { marketingPreferences { types } } }');
    expect(states.at(-1)?.marketingTypes).toEqual(data.user.marketingPreferences.types);
  });

  it('[MU-04] a new e-mail by its digest', async () => {
    const { id, actor } = await newCustomer(house);
    const email = `new.${id}@example.com`;
    await house.ask(actor, UPDATE, { input: { email, currentPassword: PASSWORD } });
    expect((await published(id)).at(-1)?.emailDigest).toBe(house.digestOf(email));
  });

  it('the digest under the key that is active, by its id', async () => {
    const before = house.keys.digest;
    const key = Buffer.alloc(32, 'n');
    house.keys.digest = {
      accepted: new Map([...before.accepted, ['next', key]]),
      active: { kid: 'next', key },
    };
    const { id, email } = await newCustomer(house);
    house.keys.digest = before;
    const [state] = await published(id);
    const emailDigest = createHmac('sha256', key).update(email).digest('hex');
    expect(state).toMatchObject({ emailDigest, emailDigestKey: 'next' });
  });

  it('none when nothing changed: a second sign-up, a sign-in, a refusal', async () => {
    const { id, email, actor } = await newCustomer(house);
    await signUp(house, { email });
    await signIn(house, { email });
    await house.ask(actor, UPDATE, { input: { firstName: '' } });
    expect(await published(id)).toHaveLength(1);
  });
});
