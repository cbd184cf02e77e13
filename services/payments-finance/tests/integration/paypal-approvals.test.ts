import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { ReadApproval } from '../../src/domain/payment/approval.ts';
import type { OrderContent } from '../../src/domain/payment/order-content.ts';
import type { AuthoriseOrder } from '../../src/use-cases/authorise-payment.ts';
import { resultOf } from './challenges.ts';
import { PAYERS } from './paypal-sandbox.ts';
import { pageOf, startPayPalWorld } from './paypal-world.ts';
import type { PayPalWorld } from './paypal-world.ts';

let world: PayPalWorld;
beforeAll(async () => void (world = await startPayPalWorld()));
afterEach(() => world.sandbox.clearFaults());
afterAll(() => world.stop());

const PENCE = 18_500;
const RETURN = 'https://shop.test/api/providerReturn';
const content = (isDigital = false): OrderContent => ({
  lines: [
    {
      sku: 'R1',
      name: 'A ring',
      quantity: 2,
      unitPrice: 10_000,
      amount: 18_000,
      tax: 3_000,
      taxRate: 2_000,
      isDigital,
    },
  ],
  delivery: 500,
  shipTo: undefined,
});

async function opened(cartId: string, isDigital?: boolean): Promise<{ id: string; url: string }> {
  const amount = { minorUnits: PENCE, currency: 'GBP' };
  const asked = { cartId, amount, content: content(isDigital), returnUrl: RETURN };
  const approval = await world.application.openApproval('paypal', asked);
  if (approval.kind !== 'opened') throw new Error('The provider gave nothing to agree to.');
  return approval;
}

const read = (id: string, cartId: string): Promise<ReadApproval> =>
  world.application.readApproval('paypal', { id, cartId });

/** An order that brings an approval of its cart. */
const bringing = (id: string, minorUnits = PENCE): AuthoriseOrder => {
  const order = world.order(minorUnits);
  const [tender] = order.plan;
  return {
    ...order,
    content: { ...content(), shipTo: SHIP_TO },
    plan: [{ ...tender!, details: { method: 'paypal', token: id } }],
  };
};

const SHIP_TO = {
  fullName: 'Ada King',
  street: '1 Park Row',
  city: 'Leeds',
  region: '',
  postalCode: 'LS1 5HD',
  country: 'GB',
};

describe('what a shopper agrees to at PayPal before there is an order', () => {
  it('[MU-14] [VA-01] tells who they are and where it is sent once they have agreed, to the server', async () => {
    const { cartId } = world.order();
    const { id, url } = await opened(cartId);
    expect(await read(id, cartId)).toMatchObject({ isApproved: false, contact: undefined });
    await world.sandbox.approve(url);
    expect(await read(id, cartId)).toEqual({
      kind: 'approval',
      cartId,
      isApproved: true,
      amount: { minorUnits: PENCE, currency: 'GBP' },
      contact: {
        firstName: 'Ada',
        lastName: 'Byron',
        email: 'annapays00001@sandbox.example',
        phone: '07700900123',
        street: '12 St James’s Square',
        city: 'London',
        region: '',
        postalCode: 'SW1Y 4JH',
        country: 'GB',
      },
    });
  });

  it('[VA-01] leaves empty what PayPal does not tell, and asks for no address of what is e-mailed', async () => {
    const { cartId } = world.order();
    const lacking = await opened(cartId);
    await world.sandbox.approve(lacking.url, PAYERS.pays, 'no-postcode');
    expect(await read(lacking.id, cartId)).toMatchObject({
      contact: { firstName: 'Ada', lastName: '', postalCode: '', country: 'GB' },
    });
    const emailed = await opened(cartId, true);
    await world.sandbox.approve(emailed.url);
    expect(await read(emailed.id, cartId)).toMatchObject({
      contact: { firstName: 'Anna', lastName: 'Archer', street: '', country: '' },
    });
  });

  it('[MU-14] is of its own cart, and unknown to any other', async () => {
    const { id } = await opened(world.order().cartId);
    expect(await read(id, world.order().cartId)).toEqual({ kind: 'gone' });
    expect(await read('UNKNOWN', world.order().cartId)).toEqual({ kind: 'gone' });
  });

  it('[MU-14] is unavailable while PayPal does not answer', async () => {
    await world.sandbox.fault({ next: 2, call: 'create', http: 503 });
    const amount = { minorUnits: PENCE, currency: 'GBP' };
    const asked = { cartId: world.order().cartId, amount, content: content(), returnUrl: RETURN };
    expect(await world.application.openApproval('paypal', asked)).toEqual({ kind: 'unavailable' });
  });
});

describe('an order of what its shopper has agreed to before', () => {
  it('[MU-14] [EU-05] is held without another visit, and known at PayPal by its own number', async () => {
    const { id, url } = await opened('00000000-0000-4000-8000-00000000000a');
    await world.sandbox.approve(url);
    const order = { ...bringing(id), cartId: '00000000-0000-4000-8000-00000000000a' };
    expect(pageOf(await world.application.authorise(order))).toBe(order.browser?.returnUrl);
    expect(await world.provided(order)).toEqual([]);
    expect(resultOf(await world.resume(order))).toEqual(['authorised', undefined]);
    expect(await world.provided(order)).toEqual([`authorization ${PENCE}`]);
    const [held] = await world.sandbox.movements(order.reference);
    expect(held?.orderId).toBe(id);
    expect(await world.differences()).toEqual([]);
  });

  it.each<[string, (id: string, cartId: string) => Partial<AuthoriseOrder>]>([
    ['another total', (id, cartId) => ({ ...bringing(id, PENCE + 1), cartId })],
    ['another cart', (id) => bringing(id)],
  ])('[MU-14] of %s is agreed to once more, and nothing is held by the first', async (_name, changed) => {
    const { cartId } = world.order();
    const { id, url } = await opened(cartId);
    await world.sandbox.approve(url);
    const order = { ...world.order(), ...changed(id, cartId) };
    const page = pageOf(await world.application.authorise(order));
    expect(new URL(page).pathname).toBe('/checkoutnow');
    expect(resultOf(await world.resume(order))).toEqual(['action', undefined]);
    expect(await world.provided(order)).toEqual([]);
    await world.sandbox.approve(page);
    expect(resultOf(await world.resume(order))).toEqual(['authorised', undefined]);
    expect(await world.provided(order)).toEqual([`authorization ${order.amount.minorUnits}`]);
  });

  it('[MU-14] that they have not agreed to is agreed to now; one agreement pays for one order', async () => {
    const { cartId } = world.order();
    const open = await opened(cartId);
    const first = { ...bringing(open.id), cartId };
    expect(new URL(pageOf(await world.application.authorise(first))).pathname).toBe('/checkoutnow');
    const { id, url } = await opened(cartId);
    await world.sandbox.approve(url);
    const second = { ...bringing(id), cartId };
    expect(pageOf(await world.application.authorise(second))).toBe(second.browser?.returnUrl);
    const third = { ...bringing(id), cartId };
    expect(new URL(pageOf(await world.application.authorise(third))).pathname).toBe('/checkoutnow');
  });

  it('[MU-14] whose instrument is declined goes back to PayPal with a new order, sent to the order’s address', async () => {
    const { cartId } = world.order();
    const { id, url } = await opened(cartId);
    await world.sandbox.approve(url, PAYERS.declined);
    const order = { ...bringing(id), cartId };
    await world.application.authorise(order);
    const again = pageOf(await world.resume(order));
    expect(await (await fetch(again)).text()).toContain('Sent to Ada King, 1 Park Row, Leeds, LS1 5HD');
    await world.sandbox.approve(again);
    expect(resultOf(await world.resume(order))).toEqual(['authorised', undefined]);
    expect(await world.provided(order)).toEqual([`authorization ${PENCE}`]);
  });

  it.each(['order', 'patch'])(
    '[MU-14] holds nothing while PayPal does not answer "%s", and can be placed after that',
    async (call) => {
      const { cartId } = world.order();
      const { id, url } = await opened(cartId);
      await world.sandbox.approve(url);
      await world.sandbox.fault({ next: 2, call, http: 503 });
      const order = { ...bringing(id), cartId };
      const outcome = await world.application.authorise(order);
      expect(await world.provided(order)).toEqual([]);
      // Without its references it is not taken over: the shopper agrees to another.
      if (call === 'patch') return expect(new URL(pageOf(outcome)).pathname).toBe('/checkoutnow');
      expect(resultOf(outcome)).toEqual(['declined', 'provider-unavailable']);
      const next = { ...bringing(id), cartId };
      await world.application.authorise(next);
      expect(resultOf(await world.resume(next))).toEqual(['authorised', undefined]);
    },
  );
});
