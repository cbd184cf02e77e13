import { createHmac, randomUUID } from 'node:crypto';
import { create, toBinary } from '@bufbuild/protobuf';
import { CustomerSchema } from '@loupe/contracts/identity/customer';
import { emailComparison } from '@loupe/email-digest/email-digest';
import { decodeEnvelope, toOutboxRow } from '@loupe/messaging/envelope';
import { PoisonMessageError } from '@loupe/messaging/errors';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { onCustomerState } from '../../src/events/consumed/customer-state.ts';
import { projectCustomer } from '../../src/use-cases/project-customer.ts';
import { pay, readyToPay } from './support/buyer.ts';
import { guest, openShop } from './support/shop.ts';
import type { Instance, Shop } from './support/shop.ts';

const SKU = '0100002';
const [FORMER, NEXT] = [Buffer.alloc(32, 'f'), Buffer.alloc(32, 'n')];
const digestOf = (email: string, key: Buffer) => createHmac('sha256', key).update(email).digest('hex');
const ADA = digestOf('ada@example.com', FORMER);
const EVE = digestOf('eve@example.com', FORMER);
/** Ada's digest, as published once the next key is active. */
const BY_NEXT = { emailDigest: digestOf('ada@example.com', NEXT), emailDigestKey: 'next' };

/** The keys that the service accepts, and what it has reported. */
let accepted: Map<string, Buffer>;
let reported: string[];

let shop: Shop;
let instance: Instance;
let number: string;
let id: string;

beforeAll(async () => {
  shop = await openShop();
  instance = shop.instance();
});
beforeEach(async () => {
  await shop.restock({ [SKU]: 5 });
  number = await ordered();
  id = randomUUID();
  accepted = new Map([['former', FORMER]]);
  reported = [];
});
afterAll(() => shop.close());

async function ordered(shopper = guest()): Promise<string> {
  const answer = await pay(instance, await readyToPay(instance, [SKU], shopper));
  if (answer.type !== 'OrderPlaced') throw new Error(answer.type);
  return answer.orderNumber;
}

const handle = (message: { envelope: ReturnType<typeof decodeEnvelope> }) =>
  onCustomerState((customer) =>
    projectCustomer(
      {
        ...instance.ports,
        emailComparison: emailComparison(() => ({ accepted })),
        reportFault: (error) => void reported.push((error as Error).message),
      },
      customer,
    ),
  )(message);

function message(state: object = {}, version = 1n) {
  const customer = create(CustomerSchema, {
    id,
    site: 'beaverbrooks',
    emailDigest: ADA,
    emailDigestKey: 'former',
    existingOrderNumber: number,
    ...state,
  });
  const event = {
    topic: 'identity.customer.v1',
    type: 'customer-state',
    aggregateId: id,
    aggregateVersion: version,
    site: 'beaverbrooks',
    payload: toBinary(CustomerSchema, customer),
  };
  return { envelope: decodeEnvelope(toOutboxRow(event, { id: randomUUID(), now: new Date(0) }).payload) };
}
const signedUp = (state: object = {}, version = 1n) => handle(message(state, version));
const page = { pageIndex: 0, pageSize: 10 };
const ownOrders = async () => {
  const { orders } = await instance.listOrders({ site: 'beaverbrooks', owner: `c:${id}` }, page);
  return orders.map(({ orderNumber }) => orderNumber);
};

describe('a guest order named at sign-up', () => {
  it('[VA-11] [QY-01] is attached to the customer once, however often the event is delivered', async () => {
    await signedUp({ existingOrderNumber: ` ${number.toLowerCase()} ` });
    await signedUp({ existingOrderNumber: ` ${number.toLowerCase()} ` });
    expect(await ownOrders()).toEqual([number]);
  });

  it.each([
    ['another’s e-mail', { emailDigest: EVE }],
    ['a digest of another length', { emailDigest: 'abcd' }],
    ['no digest', { emailDigest: '' }],
    ['another site', { site: 'loupe' }],
    ['no such order', { existingOrderNumber: 'BB000000000' }],
    ['no order', { existingOrderNumber: '' }],
    ['an account that is gone', { erased: true }],
  ])('[VA-11] stays a guest’s, without an error: %s', async (_what, state) => {
    await signedUp(state);
    const [row] = await shop.query<{ owner: string }>('SELECT owner FROM sales_order');
    expect(row?.owner).toMatch(/^a:/);
  });

  it('[VA-11] is not attached when it belongs to another customer', async () => {
    const owner = `c:${randomUUID()}`;
    number = await ordered({ site: 'beaverbrooks', owner }).catch(async () => '');
    if (number === '') throw new Error('The customer could not order.');
    await signedUp();
    const [row] = await shop.query<{ owner: string }>(
      'SELECT owner FROM sales_order WHERE order_number = $1',
      [number],
    );
    expect(row?.owner).toBe(owner);
  });

  it('[VA-11] is checked when it is first named, so that a later e-mail attaches nothing', async () => {
    await signedUp({ emailDigest: EVE });
    await signedUp({ emailDigest: ADA }, 2n);
    expect(await ownOrders()).toEqual([]);
  });

  it('stores newer states only, and no digest of an erased account', async () => {
    await signedUp({ existingOrderNumber: '' }, 3n);
    await signedUp({ existingOrderNumber: number }, 2n);
    expect(await ownOrders()).toEqual([]);
    await signedUp({ erased: true }, 4n);
    const known =
      'SELECT version::int, email_digest AS digest, named_order AS named, erased FROM customer_projection';
    expect(await shop.query(known)).toEqual([{ version: 4, digest: '', named: '', erased: true }]);
    const { envelope } = message();
    await expect(handle({ envelope: { ...envelope, payload: new Uint8Array([255]) } })).rejects.toThrow(
      PoisonMessageError,
    );
  });
});

describe('while the key of e-mails’ digests is rotated, a guest order named at sign-up', () => {
  it('[VA-11] is attached with either key, and with the next key before identity uses it', async () => {
    accepted.set('next', NEXT);
    await signedUp();
    expect(await ownOrders()).toEqual([number]);
    [number, id] = [await ordered(), randomUUID()];
    await signedUp(BY_NEXT);
    expect(await ownOrders()).toEqual([number]);
  });

  it('[VA-11] is not checked under a key that is not accepted, but when identity publishes it again', async () => {
    await signedUp(BY_NEXT);
    expect(await ownOrders()).toEqual([]);
    expect(reported).toEqual([expect.stringContaining('"next"')]);
    accepted.set('next', NEXT);
    await signedUp(BY_NEXT, 2n);
    expect(await ownOrders()).toEqual([number]);
    expect(reported).toHaveLength(1);
  });

  it('[VA-11] that was checked is not checked again, although a state in between could not be', async () => {
    await signedUp({ emailDigest: EVE });
    await signedUp(BY_NEXT, 2n);
    await signedUp({}, 3n);
    accepted.set('next', NEXT);
    await signedUp(BY_NEXT, 4n);
    expect(await ownOrders()).toEqual([]);
  });

  it('nothing is reported for a customer who named no order, or was erased', async () => {
    await signedUp({ ...BY_NEXT, existingOrderNumber: '' });
    await signedUp({ ...BY_NEXT, erased: true }, 2n);
    expect(reported).toEqual([]);
  });
});
