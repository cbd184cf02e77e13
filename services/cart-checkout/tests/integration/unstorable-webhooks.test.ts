import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { openShop } from './support/shop.ts';
import type { Instance, Shop } from './support/shop.ts';
import { eventsOf, openWarehouse, placed } from './support/warehouse.ts';
import type { Warehouse } from './support/warehouse.ts';

const RING = '0100002';
const REFUSED = {
  status: 400,
  body: {
    code: 'BAD_USER_INPUT',
    status: 'not UTF-8, or with U+0000 or half a surrogate pair in its text',
  },
};

let shop: Shop;
let instance: Instance;
let warehouse: Warehouse;

beforeAll(async () => {
  shop = await openShop();
  instance = shop.instance();
  warehouse = await openWarehouse(instance);
});
beforeEach(() => shop.restock({ [RING]: 5 }));
afterAll(async () => {
  await warehouse.stop();
  await shop.close();
});

const about = { sequence: 1, occurredAt: '2026-11-21T10:00:00Z' };
const parcel = { type: 'order.shipped', shipmentId: 'P1', ...about };
const webhooks = () =>
  shop.query<{ state: string; outcome: string | null }>('SELECT state, outcome FROM webhook');

describe('a signed webhook whose text Postgres rejects or changes', () => {
  it.each<[string, (orderNumber: string) => string | Buffer<ArrayBuffer>]>([
    [
      'U+0000 in the carrier',
      (orderNumber) => JSON.stringify({ ...parcel, orderNumber, carrier: 'D\u0000PD' }),
    ],
    [
      'U+0000 in the tracking URL',
      (orderNumber) => JSON.stringify({ ...parcel, orderNumber, trackingUrl: 'https://dpd.example/\u0000' }),
    ],
    [
      'U+0000 in the reference',
      (orderNumber) => JSON.stringify({ ...parcel, orderNumber, shipmentId: '\u0000' }),
    ],
    ['U+0000 in the order number', () => JSON.stringify({ ...parcel, orderNumber: 'BB\u0000' })],
    [
      'U+0000 in a member we do not read',
      (orderNumber) => JSON.stringify({ ...parcel, orderNumber, note: '\u0000' }),
    ],
    ['U+0000 in a name', (orderNumber) => JSON.stringify({ ...parcel, orderNumber, 'no\u0000te': 1 })],
    [
      'a high surrogate alone',
      (orderNumber) => JSON.stringify({ ...parcel, orderNumber, carrier: '\ud83dPD' }),
    ],
    [
      'a low surrogate alone',
      (orderNumber) => JSON.stringify({ ...parcel, orderNumber, shipmentId: '\ude00' }),
    ],
    [
      'bytes that are not UTF-8',
      (orderNumber) =>
        Buffer.from(JSON.stringify({ ...parcel, orderNumber, carrier: 'D\u00fcPD' }), 'latin1'),
    ],
  ])('with %s is refused: 400, nothing stored', async (_what, bodyFor) => {
    const { orderNumber } = await placed(shop, instance, [RING]);
    const before = await shop.rowCounts();
    expect(await warehouse.answerToSigned(bodyFor(orderNumber), 'unstorable')).toEqual(REFUSED);
    expect(await shop.rowCounts()).toEqual(before);
    expect(await warehouse.process()).toBe(0);
    expect(shop.faults.map(String)).toEqual(['WebhookRefusedError: fulfilment unstorable: unstorable']);
  });

  it('an escaped pair of surrogates is text like any other', async () => {
    const { orderNumber, id } = await placed(shop, instance, [RING]);
    const body = JSON.stringify({ ...parcel, orderNumber, carrier: 'DPD x' }).replace('x', '\\ud83d\\ude00');
    expect((await warehouse.answerToSigned(body, 'emoji')).status).toBe(200);
    await warehouse.process();
    expect(await webhooks()).toEqual([{ state: 'done', outcome: 'moved' }]);
    expect(await eventsOf(shop, id)).toHaveLength(2);
  });
});

describe('a webhook that was stored before such text was refused', () => {
  it.each([
    ['carrier', { carrier: 'D\u0000PD' }],
    ['order number', { orderNumber: 'BB\u0000' }],
    ['reference', { shipmentId: '\ude00' }],
  ])('is not retried (%s): it has failed, and the reason is logged', async (_what, wrong) => {
    const { orderNumber } = await placed(shop, instance, [RING]);
    const body = JSON.stringify({ ...parcel, orderNumber, ...wrong });
    await instance.ports.webhooks.store({ provider: 'fulfilment', messageId: 'old', body });
    expect(await warehouse.process()).toBe(1);
    expect(await webhooks()).toEqual([{ state: 'failed', outcome: 'it cannot be read any more' }]);
    expect(shop.faults.map(String)).toEqual([
      'WebhookFailedError: fulfilment old: it cannot be read any more',
    ]);
  });
});
