import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openHouse } from './support/house.ts';
import type { House } from './support/house.ts';
import { guest, newCustomer } from './support/shopper.ts';

let house: House;
beforeAll(async () => (house = await openHouse()));
afterAll(() => house.close());

const BOOK = `__typename ... on User { addresses { id city } defaultShippingAddressId defaultBillingAddressId
  shippingAddresses { city } billingAddresses { city } } ... on Failure { code message } ... on ValidationError { field }`;
const ADD = `mutation ($input: CustomerAddressInput!) { addCustomerAddress(input: $input) { ${BOOK} } }`;
const UPDATE = `mutation ($id: ID!, $input: CustomerAddressInput!) { updateCustomerAddress(addressId: $id, input: $input) { ${BOOK} } }`;
const REMOVE = `mutation ($id: ID!) { removeCustomerAddress(addressId: $id) { ${BOOK} } }`;
const SET_DEFAULT = `mutation ($id: ID!, $type: AddressType!) { setDefaultAddress(addressId: $id, addressType: $type) { ${BOOK} } }`;

const input = (changes: object = {}) => ({
  salutation: 'ms',
  firstName: 'Ada',
  lastName: 'Lovelace',
  phone: '+44 113 496 0000',
  country: 'GB',
  streetName: 'Park Row',
  streetNumber: '1',
  city: 'Leeds',
  postalCode: 'ls1 4ap',
  ...changes,
});

type Actor = Awaited<ReturnType<typeof newCustomer>>['actor'];
const add = async (actor: Actor, changes: object = {}) =>
  (await house.ask(actor, ADD, { input: input(changes) })).data.addCustomerAddress;

describe('the address book', () => {
  it('[MU-04] [EN-02] stores an address with spaces trimmed', async () => {
    const { actor } = await newCustomer(house);
    await add(actor, { region: ' West Yorkshire ' });
    const { data } = await house.ask(
      actor,
      `{ user { addresses { salutation firstName lastName phone country region streetName streetNumber city postalCode } } }`,
    );
    expect(data.user.addresses).toEqual([
      { ...input(), phone: '+441134960000', region: 'West Yorkshire', postalCode: 'LS1 4AP' },
    ]);
  });

  it('[EU-16] [MU-04] has a default for delivery and one for billing, each first in its list', async () => {
    const { actor } = await newCustomer(house);
    await add(actor, { city: 'Leeds', defaultFor: ['shipping', 'billing'] });
    await add(actor, { city: 'York' });
    const third = await add(actor, { city: 'Hull', defaultFor: ['billing'] });
    const [leeds, , hull] = third.addresses.map(({ id }) => id);
    expect(third).toMatchObject({ defaultShippingAddressId: leeds, defaultBillingAddressId: hull });
    expect(third.addresses.map(({ city }) => city)).toEqual(['Leeds', 'York', 'Hull']);
    const { data } = await house.ask(actor, SET_DEFAULT, { id: hull, type: 'shipping' });
    expect(data.setDefaultAddress).toMatchObject({ defaultShippingAddressId: hull });
    expect(data.setDefaultAddress.shippingAddresses.map(({ city }) => city)).toEqual([
      ...['Hull', 'Leeds', 'York'],
    ]);
  });

  it('[VA-02] does not store the same address twice, however its phone is written', async () => {
    const { actor } = await newCustomer(house);
    await add(actor);
    const again = await add(actor, { phone: '0113 496 0000', defaultFor: ['shipping'] });
    expect(again.addresses).toHaveLength(1);
    expect(again.defaultShippingAddressId).toBe(again.addresses[0]?.id);
    expect((await add(actor, { streetNumber: '2' })).addresses).toHaveLength(2);
  });

  it('[MU-04] changes an address, and a default stays the default', async () => {
    const { actor } = await newCustomer(house);
    const { addresses } = await add(actor, { defaultFor: ['shipping'] });
    const { data } = await house.ask(actor, UPDATE, { id: addresses[0]?.id, input: input({ city: 'York' }) });
    expect(data.updateCustomerAddress).toMatchObject({
      addresses: [{ id: addresses[0]?.id, city: 'York' }],
      defaultShippingAddressId: addresses[0]?.id,
    });
  });

  it('[MU-04] removing a missing address succeeds; after a default is removed there is none', async () => {
    const { actor } = await newCustomer(house);
    const { addresses } = await add(actor, { defaultFor: ['shipping'] });
    for (const id of ['nothing', '0190a000-0000-7000-8000-000000000009']) {
      const { data } = await house.ask(actor, REMOVE, { id });
      expect(data.removeCustomerAddress.addresses).toHaveLength(1);
    }
    const { data } = await house.ask(actor, REMOVE, { id: addresses[0]?.id });
    expect(data.removeCustomerAddress).toMatchObject({ addresses: [], defaultShippingAddressId: null });
  });

  it('[VA-13] refuses invalid input and names its field', async () => {
    const { actor } = await newCustomer(house);
    const broken = [
      ['postalCode', { postalCode: 'LS1' }],
      ['country', { country: 'FR' }],
      ['phone', { phone: '0113' }],
      ['firstName', { firstName: ' ' }],
      ['streetName', { streetName: 'x'.repeat(61) }],
    ] as const;
    for (const [field, changes] of broken)
      expect(await add(actor, changes)).toMatchObject({ __typename: 'ValidationError', field });
    expect((await add(actor)).addresses).toHaveLength(1);
  });

  it('another customer’s address is treated as missing, and does not change', async () => {
    const [own, other] = [await newCustomer(house), await newCustomer(house)];
    const { addresses } = await add(other.actor, { defaultFor: ['shipping'] });
    const id = addresses[0]?.id;
    await add(own.actor, { defaultFor: ['shipping'] });
    const update = await house.ask(own.actor, UPDATE, { id, input: input({ city: 'York' }) });
    expect(update.data.updateCustomerAddress).toMatchObject({ __typename: 'AddressNotFoundError' });
    const makeDefault = await house.ask(own.actor, SET_DEFAULT, { id, type: 'shipping' });
    expect(makeDefault.data.setDefaultAddress).toMatchObject({ __typename: 'AddressNotFoundError' });
    const remove = await house.ask(own.actor, REMOVE, { id });
    expect(remove.data.removeCustomerAddress.defaultShippingAddressId).not.toBeNull();
    const { data } = await house.ask(other.actor, '{ user { defaultShippingAddressId addresses { city } } }');
    expect(data.user).toEqual({ defaultShippingAddressId: id, addresses: [{ city: 'Leeds' }] });
  });

  it('holds at most fifty, also under concurrent requests', async () => {
    const { actor, id } = await newCustomer(house);
    await house.query(
      `INSERT INTO customer_address (customer_id, first_name, last_name, phone, country, street_name, city, postal_code)
       SELECT $1, 'Ada', 'Lovelace', '01134960000', 'GB', 'Park Row ' || n, 'Leeds', 'LS1 4AP' FROM generate_series(1, 48) n`,
      [id],
    );
    const answers = await Promise.all(['a', 'b', 'c', 'd'].map((city) => add(actor, { city })));
    const names = answers.map(({ __typename }) => __typename).sort();
    expect(names).toEqual(['AddressLimitError', 'AddressLimitError', 'User', 'User']);
    const [row] = await house.query<{ n: bigint }>(
      'SELECT count(*) AS n FROM customer_address WHERE customer_id = $1',
      [id],
    );
    expect(Number(row?.n)).toBe(50);
  });

  it('[ER-07] tells a guest that the session has ended, by a code the caller can act on', async () => {
    const { errors } = await house.ask(guest(), ADD, { input: input() });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'SessionExpiredError' });
  });
});
