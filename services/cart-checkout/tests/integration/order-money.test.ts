import { create, toBinary } from '@bufbuild/protobuf';
import { EnvelopeSchema } from '@loupe/contracts/envelope';
import { HoldState, PaymentHoldStateSchema } from '@loupe/contracts/payments/payment';
import { runLater } from '@loupe/database/run-later';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { firstTime } from '@loupe/messaging/inbox';
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { fulfilmentClient } from '../../src/adapters/fulfilment/fulfilment-client.ts';
import { onPaymentHoldState } from '../../src/events/consumed/payment-hold-state.ts';
import { followMoney } from '../../src/use-cases/follow-money.ts';
import { OrderMissingError } from '../../src/use-cases/order-missing-error.ts';
import { tellMoney } from '../../src/use-cases/tell-money.ts';
import { openShop } from './support/shop.ts';
import type { Instance, Shop } from './support/shop.ts';
import { fulfilmentKeys, openWarehouse, placed } from './support/warehouse.ts';
import type { Warehouse } from './support/warehouse.ts';

const SKU = '0100002';
const { HELD, MISSING, TAKEN } = HoldState;

let shop: Shop;
let instance: Instance;
let warehouse: Warehouse;
let order: Awaited<ReturnType<typeof placed>>;
let server: Server;
/** What the warehouse was told, and the statuses of its next answers before 200. */
const told: { path: string | undefined; body: unknown; id: unknown }[] = [];
const statuses: number[] = [];

beforeAll(async () => {
  shop = await openShop();
  instance = shop.instance();
  warehouse = await openWarehouse(instance);
  server = createServer(async (request, response) => {
    const body = JSON.parse((await buffer(request)).toString('utf8')) as unknown;
    told.push({ path: request.url, body, id: request.headers['webhook-id'] });
    response.writeHead(statuses.shift() ?? 200).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
beforeEach(async () => {
  await shop.restock({ [SKU]: 5 });
  order = await placed(shop, instance, [SKU]);
});
afterEach(() => {
  told.length = 0;
  statuses.length = 0;
});
afterAll(async () => {
  server.close();
  await warehouse.stop();
  await shop.close();
});

function hear(state: HoldState, version: number, placementId = order.placementId, id = randomUUID()) {
  const message = create(PaymentHoldStateSchema, {
    placementId,
    state,
    version: BigInt(version),
    missingMinorUnits: state === MISSING ? 100_00n : 0n,
  });
  const payload = toBinary(PaymentHoldStateSchema, message);
  const ports = {
    ...instance.ports,
    firstTime: (...[tx, eventId]: [Parameters<typeof firstTime>[0], string]) =>
      firstTime(tx, 'cart-checkout.order-money', eventId),
  };
  const consume = onPaymentHoldState((eventId, placement, money) =>
    followMoney(ports, eventId, placement, money),
  );
  return consume({ envelope: create(EnvelopeSchema, { id, type: 'payment-hold-state', payload }) });
}

function tell(): Promise<number> {
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const moneyAtWarehouse = fulfilmentClient({ url, keys: fulfilmentKeys(), now: () => new Date() });
  const policy = { firstPauseSeconds: 10, longestPauseSeconds: 600, giveUpAfterSeconds: Infinity };
  const run = (money: { orderId: string }) => tellMoney({ ...instance.ports, moneyAtWarehouse }, money);
  const handlers = { money: { policy, run } };
  return runLater({ later: instance.ports.later as never, handlers, report: () => {} });
}

const stored = async () =>
  (
    await shop.query(
      `SELECT money_state AS state, money_version::int AS version, money_missing AS missing FROM sales_order`,
    )
  )[0];

describe('whether the money of an order is there', () => {
  it('[EU-07] is told to the warehouse, with a signed message under the version', async () => {
    await hear(MISSING, 3);
    expect(await stored()).toEqual({ state: 'missing', version: 3, missing: 100_00 });
    expect(await tell()).toBe(1);
    expect(told).toEqual([
      {
        path: `/orders/${order.orderNumber}/payment`,
        body: { state: 'missing', version: 3 },
        id: `${order.orderNumber}.payment.3`,
      },
    ]);
    expect(await tell()).toBe(0);
  });

  it('[F42] of two versions the later one wins, in any order, and the same event is heard once', async () => {
    const id = randomUUID();
    await hear(HELD, 5, order.placementId, id);
    await hear(HELD, 5, order.placementId, id);
    await hear(MISSING, 4);
    expect(await stored()).toEqual({ state: 'held', version: 5, missing: 0 });
    await hear(TAKEN, 6);
    await tell();
    expect(told.map(({ body }) => body)).toEqual(
      Array.from({ length: 2 }, () => ({ state: 'taken', version: 6 })),
    );
  });

  it.each([404, 422, 500])(
    '[F47] a warehouse that answers %s is told again until it accepts',
    async (status) => {
      await hear(MISSING, 2);
      statuses.push(status, status);
      await tell();
      for (const pause of ['11 seconds', '40 seconds']) {
        await shop.moveClock(pause);
        await tell();
      }
      expect(told).toHaveLength(3);
      expect(await shop.query(`SELECT id FROM later_work WHERE kind = 'money'`)).toEqual([]);
    },
  );

  it('[F42] of a placement whose order is not written yet is heard again', async () => {
    await expect(hear(HELD, 2, randomUUID())).rejects.toThrow(OrderMissingError);
    expect(await shop.query(`SELECT FROM inbox WHERE consumer = 'cart-checkout.order-money'`)).toEqual([]);
  });

  it('[EU-07] a parcel that leaves all the same is counted, and reported', async () => {
    await hear(MISSING, 2);
    await warehouse.notify('order.shipped', order.orderNumber, { shipmentId: 'P1' });
    await warehouse.process();
    expect(await instance.ports.orders.findById(order.id)).toMatchObject({ status: 'SHIPPED' });
    expect(shop.faults.map(String)).toEqual([
      `UnpaidParcelError: Parcel P1 of order ${order.orderNumber} has left, and its money is missing.`,
    ]);
  });
});
