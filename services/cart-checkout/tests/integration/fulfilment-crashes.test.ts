import { randomUUID } from 'node:crypto';
import { createPool } from '@loupe/database/pool';
import { firstTime } from '@loupe/messaging/inbox';
import type { KillPoints } from '@loupe/subgraph-server/kill-points';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type pg from 'pg';
import { fulfilmentWebhook } from '../../src/adapters/fulfilment/fulfilment-webhook.ts';
import { createPorts } from '../../src/ports.ts';
import { followPayment } from '../../src/use-cases/follow-payment.ts';
import type { FollowPaymentPorts } from '../../src/use-cases/follow-payment.ts';
import { processWebhooks } from '../../src/use-cases/process-webhooks.ts';
import { receiveWebhook } from '../../src/use-cases/receive-webhook.ts';
import { signMessage } from '../../src/adapters/fulfilment/signature.ts';
import { PRICE } from './support/products.ts';
import { openShop } from './support/shop.ts';
import type { Instance, Shop } from './support/shop.ts';
import { expectSound } from './support/soundness.ts';
import { eventsOf, fulfilmentKeys, openWarehouse, placed, SECRET } from './support/warehouse.ts';
import type { Warehouse } from './support/warehouse.ts';

const SKU = '0100002';
const now = () => new Date();

/** Fails at the chosen point and at every later one. */
class DeathError extends Error {
  override readonly name = 'DeathError';
}

let shop: Shop;
let instance: Instance;
let warehouse: Warehouse;
let pool: pg.Pool;

beforeAll(async () => {
  shop = await openShop();
  instance = shop.instance();
  warehouse = await openWarehouse(instance);
  pool = createPool({ url: shop.database.url, applicationName: 'doomed', kind: 'background' });
});
beforeEach(() => shop.restock({ [SKU]: 5 }));
afterAll(async () => {
  await Promise.all([warehouse.stop(), pool.end()]);
  await shop.close();
});

/** The ports of a process that dies at a point: uncommitted changes are rolled back, and nothing more is executed. */
function doomed(point: string) {
  let dead = false;
  const killPoints: KillPoints = {
    announce: () => {},
    reached(reached) {
      if (!dead && reached !== point) return;
      dead = true;
      throw new DeathError(reached);
    },
  };
  const { payments, robots } = shop;
  const options = { pool, payments, robots, reportFault: () => {}, storefrontUrls: {}, killPoints };
  const ports = createPorts({
    ...options,
    digestKeys: () => ({ accepted: new Map() }),
    payAgainKeys: () => shop.payAgainKeys,
    dueInSeconds: 30,
    challengeDueInSeconds: 600,
    shoppingListLimit: 250,
  });
  return { ...ports, fulfilmentWebhook: fulfilmentWebhook({ keys: fulfilmentKeys(), now }) };
}

const around = (...methods: string[]) => methods.flatMap((method) => [`before:${method}`, `after:${method}`]);

describe('a process killed around each statement and commit', () => {
  it.each(
    around(
      ...['webhooks.lease', 'webhooks.take', 'followedOrders.lockByNumber', 'followedOrders.move'],
      ...['stock.putBack', 'webhooks.close', 'database.transaction'],
    ),
  )('[F2] [I14] applying a cancellation, %s: it is applied once', async (point) => {
    const { orderNumber, id } = await placed(shop, instance, [SKU, SKU]);
    await warehouse.notify('order.cancelled', orderNumber, { cancellationId: 'C1' });
    await expect(processWebhooks(doomed(point))).rejects.toThrow(DeathError);
    await shop.moveClock('61 seconds');
    await warehouse.process();
    expect(await shop.query('SELECT state FROM webhook')).toEqual([{ state: 'done' }]);
    expect((await eventsOf(shop, id)).map(({ type, version }) => `${type} ${version}`)).toEqual([
      ...['order-placed 1', 'order-cancelled 2'],
    ]);
    expect(await shop.stockOf(SKU)).toEqual({ onHand: 5, reserved: 0 });
    await expectSound(shop);
  });

  it.each(around('webhooks.store'))(
    '[F2] receiving it, %s: the sender repeats it, and it is stored once',
    async (point) => {
      const { orderNumber } = await placed(shop, instance, [SKU]);
      const body = JSON.stringify({
        type: 'order.picking',
        orderNumber,
        sequence: 1,
        occurredAt: now().toISOString(),
      });
      const delivery = {
        headers: { ...signMessage({ id: 'm', body }, SECRET, now()) },
        body: Buffer.from(body),
      };
      const ports = { ...doomed(point), webhookStored: () => {} };
      await expect(receiveWebhook(ports, delivery)).rejects.toThrow(DeathError);
      expect(await warehouse.post(body, delivery.headers)).toBe(200);
      expect(await warehouse.process()).toBe(1);
    },
  );

  it.each(around('followedOrders.lockByPlacement', 'followedOrders.settle', 'database.transaction'))(
    '[F2] [EU-05] hearing of money, %s: it is followed once',
    async (point) => {
      const { orderNumber, id, placementId } = await placed(shop, instance, [SKU]);
      await warehouse.notify('order.shipped', orderNumber, { shipmentId: 'P1' });
      await warehouse.process();
      const event = randomUUID();
      const follow = (ports: Omit<FollowPaymentPorts, 'firstTime'>) =>
        followPayment(
          { ...ports, firstTime: (tx, eventId) => firstTime(tx, 'payment-status', eventId) },
          event,
          {
            kind: 'capture',
            refused: false,
            amount: PRICE,
            captured: PRICE,
            refunded: 0,
            occurredAt: new Date(),
            placementId,
            orderId: id,
            reference: 'P1',
            reason: '',
            tender: null,
          },
        );
      await expect(follow(doomed(point))).rejects.toThrow(DeathError);
      await follow(instance.ports);
      const [order] = await shop.query<{ version: number }>(
        'SELECT status, captured, version FROM sales_order',
      );
      expect(order).toEqual({ status: 'INVOICED', captured: PRICE, version: 3 });
    },
  );
});
