import { expect, it } from '@jest/globals';
import { control, handOver, signatureOf, useWarehouse } from './warehouse-process.ts';

const yard = useWarehouse();

const ask = (body: string, signature?: string) => {
  const timestamp = String(Math.floor(Date.now() / 1_000));
  return fetch(`${yard.warehouse.url}/messages/resend`, {
    method: 'POST',
    headers: {
      'webhook-id': 'resend.1',
      'webhook-timestamp': timestamp,
      'webhook-signature': signature ?? signatureOf('resend.1', timestamp, body),
    },
    body,
  });
};

it('[EU-07] sends what it has sent since a moment again, under the same ids, when the shop asks for it', async () => {
  const { shop, sheet, warehouse } = yard;
  const { orderNumber } = sheet;
  const since = new Date().toISOString();
  await handOver(warehouse.url, sheet);
  await control(warehouse.url, `orders/${orderNumber}/ship`, {});
  const first = await shop.until(orderNumber, 2);
  const answer = await ask(JSON.stringify({ since }));
  expect(answer.status).toBe(202);
  expect(((await answer.json()) as { messages: number }).messages).toBeGreaterThanOrEqual(2);
  const all = await shop.until(orderNumber, 4);
  const idsOf = (messages: typeof all) => messages.map(({ headers }) => headers['webhook-id']);
  expect(idsOf(all.slice(2)).toSorted()).toEqual(idsOf(first).toSorted());
  expect(all[2]?.text).toBe(first.find(({ headers }) => headers['webhook-id'] === idsOf(all)[2])?.text);
});

it('[F44] refuses another signature, and a call without a moment', async () => {
  expect((await ask('{"since":"2026-11-27T12:00:00Z"}', 'v1,AAAA')).status).toBe(401);
  expect((await ask('{}')).status).toBe(400);
});
