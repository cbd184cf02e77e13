import { spawn } from 'node:child_process';
import { createHmac, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { until } from '@loupe/test-harness/until';
import { projectCustomer } from '../../src/use-cases/project-customer.ts';
import { pay, readyToPay } from './support/buyer.ts';
import { ORDER } from './support/documents.ts';
import { environmentFor } from './support/environment.ts';
import { serveGraph } from './support/graph.ts';
import type { Graph } from './support/graph.ts';
import { openShop } from './support/shop.ts';
import type { Instance, Shop } from './support/shop.ts';

const SKU = '0100002';
const ORDERS = 2_500;
const KILLED_AT = [1, 900, 1_600];
const HISTORY = `query { accountOrders { total orders { orderNumber status quantity images
  totalPrice { value } totalPriceAfterGiftCard { value } } } }`;

let shop: Shop;
let instance: Instance;
let graph: Graph;
let made = 0;
let prefix: string;
const folder = mkdtempSync(join(tmpdir(), 'loupe-orders-'));
beforeAll(async () => {
  shop = await openShop();
  instance = shop.instance();
  graph = await serveGraph(instance);
});
beforeEach(async () => {
  await shop.restock({ [SKU]: 5 });
  prefix = `WWT${++made}X`; // imported orders stay: each test has its own
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await graph.stop();
  await shop.close();
});

const orderAt = (at: number, change: object = {}) => ({
  orderNumber: `${prefix}${1_000 + at}`,
  site: 'beaverbrooks',
  email: 'ada@example.com',
  placedAt: '2022-05-05T10:00:00Z',
  status: 'COMPLETED',
  lines: [
    { sku: 'OLD1', name: 'Halo pendant', quantity: 3, unitPrice: 1_000, total: 2_900, tax: 483, taxRate: 20 },
  ],
  shipping: 495,
  total: 3_395,
  tax: 565,
  deliveryMethod: { id: 'STD', name: 'Standard delivery' },
  deliverBy: '2022-05-10',
  shippingAddress: {
    firstName: 'Ada',
    lastName: 'Lovelace',
    country: 'GB',
    streetName: '12 St James’s Square',
    city: 'London',
    postalCode: 'SW1Y 4JH',
  },
  payments: [
    { method: 'credit-card', amount: 3_000 },
    { method: 'givex', amount: 395 },
  ],
  ...change,
});

/** The import as a process of its own. */
function startImport(...lines: readonly (object | string)[]) {
  const file = join(folder, `${prefix}.ndjson`);
  writeFileSync(
    file,
    lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n'),
  );
  const child = spawn(process.execPath, ['src/import-orders.ts', file], {
    cwd: new URL('../..', import.meta.url),
    env: environmentFor(shop.database.url),
  });
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const ended = new Promise<number | null>((resolve) => child.once('close', (code) => resolve(code)));
  return { kill: () => child.kill('SIGKILL'), ended, said: () => said.trim().split('\n') };
}
async function importLines(...lines: readonly (object | string)[]) {
  const run = startImport(...lines);
  return { code: await run.ended, said: run.said() };
}
const stored = async () => {
  const [row] = await shop.query<{ n: number }>(
    'SELECT count(*)::int AS n FROM legacy_order WHERE starts_with(order_number, $1)',
    [prefix],
  );
  return row!.n;
};
const lookUp = (variables: object, customerId?: string) =>
  graph.ask<{ order: Record<string, unknown> | null }>(
    customerId === undefined ? { anonymousId: randomUUID() } : { customerId },
    ORDER,
    variables,
  );

describe('npm run orders:import', () => {
  it('[EN-09] reports each bad line with its number and field, and stores all others', async () => {
    const { code, said } = await importLines(
      orderAt(0),
      '{"orderNumber": "WW',
      orderAt(1, { email: 'nobody', deliverBy: '2022-13-01' }),
      '',
      orderAt(0, { shipping: 0, total: 2_900, payments: [] }),
      `"${'x'.repeat(1_100_000)}"`,
      orderAt(2),
    );
    expect(said).toEqual([
      'line 2: is not JSON',
      'line 3, email: must be an e-mail address',
      expect.stringMatching(/^line 3, deliverBy: /),
      'line 6: is too long for an order',
      'line 5, orderNumber: is also on line 1',
      '7 lines: 2 orders saved, 0 unchanged, 4 refused',
    ]);
    expect(code).toBe(1);
    expect(await stored()).toBe(2);
  });

  it('[EN-09] repeated has no effect, and a different line for a stored order is refused', async () => {
    expect(await importLines(orderAt(0), orderAt(1))).toMatchObject({ code: 0 });
    const again = await importLines(orderAt(0), orderAt(1, { email: 'eve@example.com' }), orderAt(2));
    expect(again).toEqual({
      code: 1,
      said: [
        'line 2, orderNumber: is imported with other content, and imported orders never change',
        '3 lines: 1 orders saved, 1 unchanged, 1 refused',
      ],
    });
    const { data } = await lookUp({ orderNumber: `${prefix}1001`, email: 'eve@example.com' });
    expect(data?.order).toBeNull();
  });

  it('[EN-09] brings back nobody who was erased, and calls what was blanked no different order', async () => {
    const gone = randomUUID();
    await shop.query(
      `INSERT INTO legacy_order (order_number, site, email, placed_at, status, total, document)
       VALUES ($1, 'beaverbrooks', '', now(), 'COMPLETED', 3395, '{}')`,
      [`${prefix}1000`],
    );
    await shop.query(
      `INSERT INTO customer_projection (id, version, site, email_digest, named_order, erased) VALUES ($1, 2, 'beaverbrooks', '', '', true)`,
      [gone],
    );
    expect(await importLines(orderAt(0), orderAt(1, { customerId: gone }))).toEqual({
      code: 0,
      said: ['2 lines: 0 orders saved, 2 unchanged, 0 refused'],
    });
    expect(await stored()).toBe(1);
  });

  it('[EN-09] killed at three points and repeated, ends with every order once', async () => {
    const lines = Array.from({ length: ORDERS }, (_, at) => orderAt(at, { customerId: randomUUID() }));
    for (const orders of KILLED_AT) {
      const run = startImport(...lines);
      await until(`${orders} orders are stored`, async () => (await stored()) >= orders, 60_000);
      run.kill();
      await run.ended;
      const [halves] = await shop.query<{ n: number }>(
        `SELECT count(*)::int AS n FROM legacy_order l WHERE starts_with(order_number, $1)
          AND NOT EXISTS (SELECT FROM legacy_order_owner w WHERE w.order_number = l.order_number)`,
        [prefix],
      );
      expect(halves!.n).toBe(0);
    }
    expect(await importLines(...lines)).toMatchObject({ code: 0 });
    expect(await stored()).toBe(ORDERS);
  });
});

describe('an imported order', () => {
  it('[EN-09] [QY-01] is in its customer’s history among the others, with the order of its own', async () => {
    const ada = randomUUID();
    const bought = await pay(
      instance,
      await readyToPay(instance, [SKU], { site: 'beaverbrooks', owner: `c:${ada}` }),
    );
    await importLines(orderAt(0, { customerId: ada }), orderAt(1, { customerId: randomUUID() }));
    const { data } = await graph.ask<{ accountOrders: object }>({ customerId: ada }, HISTORY);
    expect(data?.accountOrders).toEqual({
      total: 2,
      orders: [
        expect.objectContaining({ orderNumber: bought.type === 'OrderPlaced' ? bought.orderNumber : '' }),
        {
          orderNumber: `${prefix}1000`,
          status: 'COMPLETED',
          quantity: 3,
          images: [],
          totalPrice: { value: 3_395 },
          totalPriceAfterGiftCard: { value: 3_000 },
        },
      ],
    });
    const shown = await lookUp({ orderNumber: `${prefix}1000` }, ada);
    expect(shown.data?.order).toMatchObject({
      orderNumber: `${prefix}1000`,
      isLegacy: true,
      status: 'COMPLETED',
      totalPrice: { value: 3_395 },
      revenueWithoutTaxes: 3_395 - 495 - 483,
    });
    expect((await lookUp({ orderNumber: `${prefix}1000` }, randomUUID())).data?.order).toBeNull();
    const entity = `{ _entities(representations: [{ __typename: "Order", id: "${prefix}1000" }]) {
      ... on Order { orderNumber } } }`;
    const entities = await graph.ask({ customerId: ada }, entity);
    expect(entities.data).toEqual({ _entities: [{ orderNumber: `${prefix}1000` }] });
  });

  it('[EN-09] [QY-06] is found by number and e-mail, and by neither alone', async () => {
    await importLines(orderAt(0));
    const orderNumber = `${prefix}1000`;
    const right = await lookUp({ orderNumber: ` ${orderNumber.toLowerCase()}`, email: 'ADA@example.com' });
    expect(right.data?.order).toMatchObject({ orderNumber, isLegacy: true });
    for (const wrong of [{ orderNumber }, { orderNumber, email: 'eve@example.com' }])
      expect((await lookUp(wrong)).data?.order).toBeNull();
  });

  it('[EN-09] [VA-11] belongs to the customer who names it at sign-up with its e-mail, once', async () => {
    await importLines(orderAt(0));
    const orderNumber = `${prefix}1000`;
    const emailDigest = (email: string) =>
      createHmac('sha256', Buffer.alloc(32, 'd')).update(email).digest('hex');
    const signUp = (id: string, email: string) =>
      projectCustomer(instance.ports, {
        id,
        version: 1n,
        site: 'beaverbrooks',
        namedOrder: orderNumber,
        erased: false,
        emailDigest: emailDigest(email),
        emailDigestKey: 'test',
      });
    const [ada, eve, late] = [randomUUID(), randomUUID(), randomUUID()] as const;
    expect(await signUp(eve, 'eve@example.com')).toBe(false);
    expect(await signUp(ada, 'ada@example.com')).toBe(true);
    expect(await signUp(late, 'ada@example.com')).toBe(false);
    expect((await lookUp({ orderNumber }, ada)).data?.order).toMatchObject({ orderNumber });
    expect((await lookUp({ orderNumber }, late)).data?.order).toBeNull();
    expect(await importLines(orderAt(0, { customerId: late }))).toMatchObject({
      said: [
        'line 1, customerId: is not the customer that the order belongs to',
        '1 lines: 0 orders saved, 0 unchanged, 1 refused',
      ],
    });
  });

  it('[EN-09] is changed by no statement, and by no message of the warehouse or of payments', async () => {
    await importLines(orderAt(0, { customerId: randomUUID() }));
    for (const change of [
      `UPDATE legacy_order SET status = 'CANCELLED'`,
      'DELETE FROM legacy_order',
      'TRUNCATE legacy_order CASCADE',
      `UPDATE legacy_order_owner SET owner = 'c:eve'`,
      'DELETE FROM legacy_order_owner',
    ])
      await expect(shop.query(change)).rejects.toThrow('is append-only');
    const orders = await instance.ports.transaction((tx) =>
      instance.ports.followedOrdersIn(tx).lockByNumber(`${prefix}1000`),
    );
    expect(orders).toBeNull();
  });
});
