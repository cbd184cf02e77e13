import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ASSERTION_HEADER } from '@loupe/subgraph-server/assertion';
import { assertionFor } from '@loupe/test-harness/assertion';
import { claimPort } from '@loupe/test-harness/ports';
import { FIRST_PAGE } from '../../src/domain/list/page.ts';
import { environmentFor } from './support/environment.ts';
import { LIST_PAGE } from './support/list-documents.ts';
import { piece } from './support/products.ts';
import { openShop } from './support/shop.ts';
import type { Instance, Shop } from './support/shop.ts';
import { actorOf, signedIn } from './support/sign-in.ts';
import type { SignedIn } from './support/sign-in.ts';

const RING = '0100001';
const HOOPS = '0100003';
const ROOT = new URL('../../', import.meta.url);

let shop: Shop;
let instance: Instance;
beforeAll(async () => {
  shop = await openShop();
  instance = shop.instance();
});
beforeEach(() => shop.restock({ [RING]: 5, [HOOPS]: 5 }));
afterAll(() => shop.close());

/** The service's process, killed at the point while it handles the first request of a customer who has just signed in. */
async function dieWhileMerging(point: string, who: SignedIn): Promise<void> {
  const port = await claimPort();
  const child = spawn(process.execPath, ['src/main.ts'], {
    cwd: ROOT,
    env: { ...environmentFor(shop.database.url), PORT: String(port), KILL_AT: point, LOG_LEVEL: 'silent' },
    stdio: 'ignore',
  });
  const exit = once(child, 'exit');
  try {
    const origin = `http://127.0.0.1:${port}`;
    while (
      !(await fetch(`${origin}/healthz`).then(
        ({ ok }) => ok,
        () => false,
      ))
    )
      await delay(50);
    const headers = {
      'content-type': 'application/json',
      [ASSERTION_HEADER]: await assertionFor(actorOf(who)),
    };
    const body = JSON.stringify({ query: LIST_PAGE });
    await expect(fetch(`${origin}/graphql`, { method: 'POST', headers, body })).rejects.toThrow();
    expect(await exit).toEqual([null, 'SIGKILL']);
  } finally {
    child.kill('SIGKILL');
  }
}

describe('a process killed while it merges a guest’s bag and list into a customer’s', () => {
  it.each([
    ...['after:merges.lockGuestCart', 'after:merges.lockOwnCart', 'after:merges.mergeCarts'],
    ...['after:merges.mergeLists', 'after:database.transaction'],
  ])('[RO-02] %s: the next request finds all of it done, once', async (point) => {
    const who = signedIn();
    await instance.addToCart(who.customer, piece(RING));
    await instance.addToCart(who.guest, piece(RING));
    await instance.addToCart(who.guest, piece(HOOPS));
    await instance.addToShoppingList(who.guest, { productKey: HOOPS, ...FIRST_PAGE });
    await dieWhileMerging(point, who);

    const isDone = point === 'after:database.transaction';
    const guestBag = await instance.viewCart(who.guest);
    expect(guestBag?.quantity ?? 0).toBe(isDone ? 0 : 2);
    await instance.mergeGuest(who.customer, who.guest);
    expect((await instance.viewCart(who.customer))?.lines).toMatchObject([
      { sku: RING, quantity: 2 },
      { sku: HOOPS, quantity: 1 },
    ]);
    expect(await instance.viewShoppingList(who.customer, FIRST_PAGE)).toMatchObject({ totalLineItems: 1 });
    expect(await shop.query(`SELECT state FROM cart WHERE owner = $1`, [who.guest.owner])).toEqual([
      { state: 'merged' },
    ]);
  });
});
