import { beforeEach, describe, expect, it } from '@jest/globals';
import {
  control,
  handOver,
  isSigned,
  signatureOf,
  startWarehouse,
  useWarehouse,
} from './warehouse-process.ts';
import type { Shop, WarehouseProcess, Yard } from './warehouse-process.ts';

let shop: Shop;
let warehouse: WarehouseProcess;
let sheet: Yard['sheet'];
let orderNumber: string;
const yard = useWarehouse();
beforeEach(() => {
  ({ shop, warehouse, sheet } = yard);
  ({ orderNumber } = sheet);
});

const perform = (action: string, asked: object = {}) =>
  control(warehouse.url, `orders/${orderNumber}/${action}`, asked);
const order = async (url = warehouse.url) =>
  (await (await fetch(`${url}/control/orders/${orderNumber}`)).json()) as {
    state: string;
    events: { deliveredAt?: string; attempts: { result: number | string }[] }[];
  };

describe('receiving orders', () => {
  it('[EU-07] an order that is sent repeatedly is stored once and accepted once', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => handOver(warehouse.url, sheet)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 201]);
    const [message] = await shop.until(orderNumber, 1);
    expect(message?.body).toMatchObject({ type: 'order.accepted', orderNumber, sequence: 1 });
    expect((await order()).events).toHaveLength(1);
  });

  it('[F44] one altered byte, another secret or an old time is 401, and nothing is stored', async () => {
    const old = String(Math.floor(Date.now() / 1_000) - 301);
    const text = JSON.stringify(sheet);
    const changes = [
      { body: text.replace('ring', 'rinG') },
      { headers: { 'webhook-signature': 'v1,AAAA' } },
      { headers: { 'webhook-signature': '' } },
      { headers: { 'webhook-id': 'other' } },
      {
        headers: {
          'webhook-timestamp': old,
          'webhook-signature': signatureOf(`${orderNumber}.placed`, old, text),
        },
      },
    ];
    for (const change of changes) expect((await handOver(warehouse.url, sheet, change)).status).toBe(401);
    expect((await fetch(`${warehouse.url}/control/orders/${orderNumber}`)).status).toBe(404);
  });

  it('[EU-07] rejects an invalid order, one whose number differs from the path, and other lines under a known number', async () => {
    const wrong = [
      { ...sheet, lines: [] },
      { ...sheet, lines: [...sheet.lines, ...sheet.lines] },
      { ...sheet, address: { ...sheet.address, postalCode: ' ' } },
      { ...sheet, address: null },
    ];
    const answers = await Promise.all(wrong.map((each) => handOver(warehouse.url, each)));
    expect(answers.map(({ status }) => status)).toEqual([422, 422, 422, 422]);
    const named = (await Promise.all(answers.map((answer) => answer.json()))) as { field: string }[];
    expect(named.map(({ field }) => field)).toEqual(['lines', 'lines', 'address.postalCode', 'address']);
    const elsewhere = await handOver(warehouse.url, sheet, { path: 'BB000000000' });
    expect([elsewhere.status, await elsewhere.json()]).toMatchObject([422, { field: 'orderNumber' }]);
    const emailed = { ...sheet, orderNumber: 'LP000000077', deliveryMethod: 'EMAIL', address: null };
    expect((await handOver(warehouse.url, emailed)).status).toBe(201);
    await handOver(warehouse.url, sheet);
    const other = { ...sheet, lines: [{ sku: 'ring', quantity: 2, name: '' }] };
    expect((await handOver(warehouse.url, other)).status).toBe(409);
  });
});

describe('processing an order', () => {
  it('[EU-07] picks, part-ships, cancels the rest, takes a return and is delivered', async () => {
    await handOver(warehouse.url, sheet);
    await perform('pick');
    await perform('ship', { lines: [{ sku: 'ring', quantity: 1 }] });
    await perform('ship', { lines: [{ sku: 'hoops', quantity: 1 }] });
    await perform('cancel');
    await perform('return', {
      lines: [{ sku: 'ring', quantity: 1 }],
      restock: false,
      giftCards: ['0652'],
    });
    await perform('complete');
    const bodies = (await shop.until(orderNumber, 7))
      .map(({ body }) => body)
      .sort((a, b) => Number(a.sequence) - Number(b.sequence));
    expect(bodies).toMatchObject([
      { type: 'order.accepted', sequence: 1 },
      { type: 'order.picking', sequence: 2 },
      { type: 'order.shipped', shipmentId: `${orderNumber}-S3`, lines: [{ sku: 'ring', quantity: 1 }] },
      { type: 'order.shipped', shipmentId: `${orderNumber}-S4`, lines: [{ sku: 'hoops', quantity: 1 }] },
      {
        type: 'order.cancelled',
        cancellationId: `${orderNumber}-C5`,
        lines: [{ sku: 'hoops', quantity: 1 }],
      },
      { type: 'order.returned', returnId: `${orderNumber}-R6`, restock: false, giftCards: ['0652'] },
      { type: 'order.completed', sequence: 7 },
    ]);
    const tracking = new URL(String(bodies[2]?.trackingUrl)).pathname;
    expect(await (await fetch(warehouse.url + tracking)).text()).toContain('1 × ring');
    expect((await order()).state).toBe('Delivered');
  });

  it('[EU-07] moves pieces of a line by its id, and pieces of an article from its lines in turn', async () => {
    const lines = [
      { id: '1', sku: 'ring', quantity: 1, personalised: [{ quantity: 1, engraving: 'Ada' }] },
      { id: '2', sku: 'ring', quantity: 2 },
    ];
    const [order, twiceTheSame] = [lines, [lines[0], lines[0]]].map((of) => ({ ...sheet, lines: of }));
    expect((await handOver(warehouse.url, twiceTheSame!)).status).toBe(422);
    expect((await handOver(warehouse.url, order!)).status).toBe(201);
    const bySku = { ...sheet, lines: [{ sku: 'ring', quantity: 3 }] };
    expect((await handOver(warehouse.url, bySku)).status).toBe(200);
    await perform('ship', { lines: [{ id: '2', sku: 'ring', quantity: 1 }] });
    await perform('ship', { lines: [{ sku: 'ring', quantity: 2 }] });
    const twice = [
      { sku: 'ring', quantity: 1 },
      { id: '2', sku: 'ring', quantity: 1 },
    ];
    expect(await perform('return', { lines: twice })).toMatchObject({ status: 409 });
    const bodies = await shop.until(orderNumber, 3);
    expect(bodies.map(({ body }) => body.lines).slice(1)).toEqual([
      [{ id: '2', sku: 'ring', quantity: 1 }],
      [
        { id: '1', sku: 'ring', quantity: 1 },
        { id: '2', sku: 'ring', quantity: 1 },
      ],
    ]);
    expect(await (await fetch(warehouse.url)).text()).toContain('engraved “Ada”');
  });

  it('[EU-07] a hold stops picking and shipping until it is released', async () => {
    await handOver(warehouse.url, sheet);
    await perform('hold', { hold: 'BATCH_HOLD' });
    expect((await perform('pick')).status).toBe(409);
    expect((await perform('ship')).status).toBe(409);
    await perform('release');
    expect((await perform('ship')).status).toBe(200);
    expect((await shop.until(orderNumber, 4)).map(({ body }) => body.hold).filter(Boolean)).toEqual([
      'BATCH_HOLD',
    ]);
  });

  it('[EU-07] begins the making of pieces that are made, and of no more than those', async () => {
    const [ring] = sheet.lines;
    const toOrder = { ...sheet, lines: [{ ...ring!, quantity: 3, toMake: 2 }] };
    await handOver(warehouse.url, toOrder);
    expect((await perform('make', { lines: [{ sku: ring!.sku, quantity: 3 }] })).status).toBe(409);
    expect((await perform('make', { lines: [{ sku: ring!.sku, quantity: 1 }] })).status).toBe(200);
    expect((await perform('make')).status).toBe(200);
    expect((await perform('make')).status).toBe(409);
    const bodies = (await shop.until(orderNumber, 3)).map(({ body }) => body);
    expect(
      bodies.filter(({ type }) => type === 'order.making').map(({ makingId, lines }) => [makingId, lines]),
    ).toEqual([
      [`${orderNumber}-M2`, [{ sku: ring!.sku, quantity: 1 }]],
      [`${orderNumber}-M3`, [{ sku: ring!.sku, quantity: 1 }]],
    ]);
  });

  it('[EU-07] ships nothing while its money is missing and says why; of two states the later version wins', async () => {
    const pay = (payment: object, change: { signature?: string } = {}) => {
      const body = JSON.stringify(payment);
      const time = String(Math.floor(Date.now() / 1_000));
      const id = `${orderNumber}.payment`;
      return fetch(`${warehouse.url}/orders/${orderNumber}/payment`, {
        method: 'PUT',
        body,
        headers: {
          'webhook-id': id,
          'webhook-timestamp': time,
          'webhook-signature': change.signature ?? signatureOf(id, time, body),
        },
      });
    };
    expect((await pay({ state: 'held', version: 1 })).status).toBe(404);
    await handOver(warehouse.url, sheet);
    expect((await pay({ state: 'missing', version: 3 }, { signature: 'v1,AAAA' })).status).toBe(401);
    expect((await pay({ state: 'lost', version: 3 })).status).toBe(422);
    expect((await perform('pick')).status).toBe(200);
    expect(await (await pay({ state: 'missing', version: 3 })).json()).toEqual({
      state: 'missing',
      version: 3,
    });
    expect(await (await pay({ state: 'held', version: 2 })).json()).toEqual({ state: 'missing', version: 3 });
    expect(await (await perform('ship')).json()).toMatchObject({
      message: expect.stringContaining('money is missing'),
    });
    expect(await (await fetch(warehouse.url)).text()).toContain(
      'It can leave when the customer has paid again.',
    );
    expect(await (await pay({ state: 'held', version: 4 })).json()).toEqual({ state: 'held', version: 4 });
    expect((await perform('ship')).status).toBe(200);
  });

  it('[F52] of concurrent requests for the same pieces one succeeds, and never more pieces move than there are', async () => {
    await handOver(warehouse.url, sheet);
    const rivals = await Promise.all([perform('ship'), perform('cancel'), perform('ship')]);
    expect(rivals.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    for (const lines of [[{ sku: 'ring', quantity: 2 }], [{ sku: 'none', quantity: 1 }], []])
      expect((await perform('return', { lines })).status).toBe(409);
    expect((await control(warehouse.url, `orders/${orderNumber}/accept`)).status).toBe(400);
    expect((await control(warehouse.url, 'orders/BB000000000/ship')).status).toBe(409);
  });

  it('[EU-07] the page has the same actions, and shows why one is refused', async () => {
    const marked = { ...sheet, address: { ...sheet.address, city: '<b>Leeds</b>' } };
    await handOver(warehouse.url, marked);
    const press = (action: string, fields: Record<string, string> = {}) =>
      fetch(`${warehouse.url}/control/orders/${orderNumber}/${action}`, {
        method: 'POST',
        body: new URLSearchParams({ 'quantity.ring': '', 'quantity.hoops': '', ...fields }),
      });
    const page = await (await press('ship?part', { 'quantity.hoops': '1' })).text();
    expect(page).toContain('Partly shipped');
    expect(page).toContain('Baker, High Street, &lt;b&gt;Leeds&lt;/b&gt;, LS1 1AA, GB');
    expect(await (await press('ship?part')).text()).toContain('Name each article once, and at least one.');
    expect(await (await press('ship?all', { 'quantity.ring': '1' })).text()).toContain('Shipped');
    expect((await shop.until(orderNumber, 3)).map(({ body }) => body.lines).at(-1)).toEqual([
      { sku: 'ring', quantity: 1 },
      { sku: 'hoops', quantity: 1 },
    ]);
  });
});

describe('sending messages to the shop', () => {
  it('[F40] the same message under the same id until it is answered with 200, with a new signature for each attempt', async () => {
    shop.answer(orderNumber, 500, 401);
    await handOver(warehouse.url, sheet);
    const messages = await shop.until(orderNumber, 3);
    expect(new Set(messages.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(new Set(messages.map(({ text }) => text)).size).toBe(1);
    expect(messages.every((message) => isSigned(message))).toBe(true);
  });

  it('[F40] survives kill -9: orders are kept, and undelivered messages are sent after it', async () => {
    shop.answer(orderNumber, ...Array.from({ length: 20 }, () => 503));
    await handOver(warehouse.url, sheet);
    await perform('pick');
    await shop.until(orderNumber, 2);
    await warehouse.kill('SIGKILL');
    shop.answer(orderNumber);
    const before = shop.about(orderNumber).length;
    yard.warehouse = warehouse = await startWarehouse(yard.folder.path, shop.url);
    const messages = (await shop.until(orderNumber, before + 2)).slice(before);
    expect(messages.map(({ body }) => body.type).sort()).toEqual(['order.accepted', 'order.picking']);
    expect((await perform('ship')).status).toBe(200);
    expect((await handOver(warehouse.url, sheet)).status).toBe(200);
  });

  it('[EU-07] ships automatically when configured to', async () => {
    await warehouse.kill('SIGTERM');
    yard.warehouse = warehouse = await startWarehouse(yard.folder.path, shop.url, 1);
    await handOver(warehouse.url, sheet);
    const messages = await shop.until(orderNumber, 4);
    expect(messages.map(({ body }) => body.type)).toEqual(
      expect.arrayContaining(['order.accepted', 'order.shipped', 'order.completed']),
    );
  });
});
