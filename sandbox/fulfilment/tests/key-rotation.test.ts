import { randomBytes } from 'node:crypto';
import { expect, it } from '@jest/globals';
import {
  control,
  handOver,
  isSigned,
  SECRET,
  signatureOf,
  useWarehouse,
  writeKeys,
} from './warehouse-process.ts';

const yard = useWarehouse();

/** Replaces the file and waits until the running process has read it. */
async function agreeOn(active: string, keys: Record<string, Buffer>): Promise<void> {
  await writeKeys(yard.folder.path, active, keys);
  const wanted = JSON.stringify({ active, accepted: Object.keys(keys) });
  for (;;) {
    const health = (await (await fetch(`${yard.warehouse.url}/healthz`)).json()) as {
      keys: { fulfilment: object };
    };
    if (JSON.stringify(health.keys.fulfilment) === wanted) return;
  }
}

async function handOverSignedBy(secret: Buffer): Promise<number> {
  const timestamp = String(Math.floor(Date.now() / 1_000));
  const { sheet } = yard;
  const signature = signatureOf(`${sheet.orderNumber}.placed`, timestamp, JSON.stringify(sheet), secret);
  const headers = { 'webhook-timestamp': timestamp, 'webhook-signature': signature };
  return (await handOver(yard.warehouse.url, sheet, { headers })).status;
}

it('[F44] the shop’s next key is accepted before the warehouse signs with it, and the former until it is removed', async () => {
  const { orderNumber } = yard.sheet;
  const next = randomBytes(32);
  expect(await handOverSignedBy(next)).toBe(401);
  await agreeOn('a', { a: SECRET, b: next });
  expect([await handOverSignedBy(SECRET), await handOverSignedBy(next)]).toEqual([201, 200]);
  await agreeOn('b', { a: SECRET, b: next });
  await control(yard.warehouse.url, `orders/${orderNumber}/pick`);
  const [accepted, picking] = await yard.shop.until(orderNumber, 2);
  expect([isSigned(accepted!), isSigned(picking!, next)]).toEqual([true, true]);
  await agreeOn('b', { b: next });
  expect([await handOverSignedBy(SECRET), await handOverSignedBy(next)]).toEqual([401, 200]);
});
