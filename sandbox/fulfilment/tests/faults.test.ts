import { beforeEach, describe, expect, it } from '@jest/globals';
import { control, handOver, isSigned, useWarehouse } from './warehouse-process.ts';
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

const order = (fault: object) => control(warehouse.url, 'faults', { next: 1, ...fault });
const perform = (action: string) => control(warehouse.url, `orders/${orderNumber}/${action}`);

describe('ordered faults', () => {
  it('[F40] ten at once, all validly signed and with one id', async () => {
    await order({ duplicate: 10 });
    await handOver(warehouse.url, sheet);
    const messages = await shop.until(orderNumber, 10);
    expect(new Set(messages.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(messages.every((message) => isSigned(message))).toBe(true);
  });

  it('[F41] the message is there before the answer', async () => {
    await order({ operation: 'order', webhookFirst: true });
    await handOver(warehouse.url, sheet);
    expect(shop.about(orderNumber)).toHaveLength(1);
  });

  it('[F42] the last message first', async () => {
    await order({ next: 3, reorder: true });
    await handOver(warehouse.url, sheet);
    await perform('pick');
    await perform('ship');
    expect((await shop.until(orderNumber, 3)).map(({ body }) => body.sequence)).toEqual([3, 2, 1]);
  });

  it('[F42] messages held for reordering are sent when faults are cleared', async () => {
    await order({ next: 3, reorder: true });
    await handOver(warehouse.url, sheet);
    expect(shop.about(orderNumber)).toHaveLength(0);
    await fetch(`${warehouse.url}/control/faults`, { method: 'DELETE' });
    expect(shop.about(orderNumber)).toHaveLength(1);
  });

  it('[F43] sends a message of three days ago, signed today', async () => {
    await order({ ageSeconds: 3 * 86_400 });
    await handOver(warehouse.url, sheet);
    const [message] = await shop.until(orderNumber, 1);
    const age = Date.now() - Date.parse(String(message?.body.occurredAt));
    expect(age).toBeGreaterThan(3 * 86_400_000 - 1);
    expect(Date.now() / 1_000 - Number(message?.headers['webhook-timestamp'])).toBeLessThan(60);
  });

  it.each(['unsigned', 'altered'])('[F44] %s for the given number of times, then correctly', async (how) => {
    await order({ [how]: true, attempts: 2 });
    shop.answer(orderNumber, 401, 401);
    await handOver(warehouse.url, sheet);
    expect((await shop.until(orderNumber, 3)).map((message) => isSigned(message))).toEqual([
      false,
      false,
      true,
    ]);
  });

  it('[F39] the answer to an order can fail before and after the work, or never arrive', async () => {
    await order({ operation: 'order', http: 503 });
    expect((await handOver(warehouse.url, sheet)).status).toBe(503);
    expect(shop.about(orderNumber)).toHaveLength(0);
    await order({ operation: 'order', httpAfter: 500 });
    expect((await handOver(warehouse.url, sheet)).status).toBe(500);
    await shop.until(orderNumber, 1);
    expect((await handOver(warehouse.url, sheet)).status).toBe(200);
  });

  it('[F44] sends any text, signed, and repeats it like any other', async () => {
    shop.answer(orderNumber, 400);
    const body = { type: 'order.shipped', orderNumber, sequence: 1 };
    const made = await control(warehouse.url, 'webhooks', { id: 'msg_made_up', body });
    expect(await made.json()).toMatchObject({ id: 'msg_made_up', attempts: [{ result: 400 }] });
    const messages = await shop.until(orderNumber, 2);
    expect(messages.map((message) => [message.headers['webhook-id'], isSigned(message)])).toEqual([
      ['msg_made_up', true],
      ['msg_made_up', true],
    ]);
    expect((await control(warehouse.url, 'faults', { next: 0 })).status).toBe(400);
  });
});
