import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { logMark, statementsBetween } from '@loupe/test-harness/statement-log';
import { startTestPostgres } from '@loupe/test-harness/postgres';
import { pay, readyToPay } from './support/buyer.ts';
import { ORDER } from './support/documents.ts';
import { serveGraph } from './support/graph.ts';
import type { Graph } from './support/graph.ts';
import { openShop } from './support/shop.ts';
import type { Shop } from './support/shop.ts';

const SKU = '0100002';

let shop: Shop;
let graph: Graph;
let orderNumber: string;
beforeAll(async () => {
  shop = await openShop();
  graph = await serveGraph(shop.instance());
});
beforeEach(async () => {
  await shop.restock({ [SKU]: 9 });
  const instance = shop.instance();
  const answer = await pay(instance, await readyToPay(instance, [SKU]));
  orderNumber = answer.type === 'OrderPlaced' ? answer.orderNumber : '';
});
afterAll(async () => {
  await graph.stop();
  await shop.close();
});

const stranger = () => ({ anonymousId: randomUUID(), sessionId: randomUUID() });
const lookUp = (variables: object, actor = stranger(), ip = '198.51.100.7') =>
  graph.ask<{ order: { orderNumber: string } | null }>(actor, ORDER, variables, { 'x-client-ip': ip });

describe('looking an order up by number and e-mail', () => {
  it('[QY-06] finds it by the right number and e-mail, however they are typed', async () => {
    const { data } = await lookUp({
      orderNumber: ` ${orderNumber.toLowerCase()} `,
      email: ' ADA@Example.com ',
    });
    expect(data?.order).toMatchObject({ orderNumber });
  });

  it('[battery 25] [battery 26] answers the same to a wrong number, a wrong e-mail and another’s id', async () => {
    const wrong = [
      { orderNumber: 'BB0000000ZZ', email: 'ada@example.com' },
      { orderNumber, email: 'eve@example.com' },
      { orderNumber: "x' OR '1'='1", email: 'ada@example.com' },
      { orderNumber, email: '' },
      { orderNumber },
      { orderNumber, isOrderConfirmation: true },
    ];
    for (const variables of wrong) expect(await lookUp(variables)).toEqual({ data: { order: null } });
    const [row] = await shop.query<{ id: string }>('SELECT id FROM sales_order');
    const entities = `{ _entities(representations: [{ __typename: "Order", id: "${row!.id}" }]) { __typename } }`;
    expect((await graph.ask(stranger(), entities)).data).toEqual({ _entities: [null] });
    const elsewhere = { ...stranger(), site: 'loupe' as const };
    const { data } = await graph.ask(elsewhere, ORDER, { orderNumber, email: 'ada@example.com' });
    expect(data).toEqual({ order: null });
  });

  it('[battery 62] runs the same two statements whether the number or the e-mail is wrong', async () => {
    const { logFile } = await startTestPostgres();
    const { name } = shop.database;
    const work = async (variables: object) => {
      const from = await logMark(logFile);
      await lookUp(variables);
      return (await statementsBetween(logFile, from, undefined, name)).get('cart-checkout') ?? [];
    };
    await lookUp({ orderNumber, email: 'warm@example.com' });
    const byNumber = await work({ orderNumber: 'BB0000000ZZ', email: 'ada@example.com' });
    expect(byNumber).toHaveLength(2);
    expect(await work({ orderNumber, email: 'eve@example.com' })).toEqual(byNumber);
    expect(await work({ orderNumber: '???', email: 'no e-mail at all' })).toEqual(byNumber);
  });

  it('[battery 26] is refused after thirty failures for an e-mail, from any number of networks, until the window ends', async () => {
    for (let n = 0; n < 30; n++) {
      const failed = { orderNumber: `BB${n}`, email: n % 2 === 0 ? 'ada@example.com' : ' ADA@example.com' };
      expect(await lookUp(failed, stranger(), `203.0.${n}.1`)).toEqual({ data: { order: null } });
    }
    const asked = { orderNumber, email: 'ada@example.com' };
    const { data, errors } = await lookUp(asked, stranger(), '192.0.2.1');
    expect(data).toEqual({ order: null });
    const { code, retryAfterSeconds } = errors?.[0]?.extensions as {
      code: string;
      retryAfterSeconds: number;
    };
    expect(code).toBe('TooManyAttemptsError');
    expect(retryAfterSeconds).toBeGreaterThan(880);
    expect(retryAfterSeconds).toBeLessThanOrEqual(900);
    await shop.moveClock('15 minutes 1 second');
    expect((await lookUp(asked, stranger(), '192.0.2.1')).data).toMatchObject({ order: { orderNumber } });
  });

  it('[battery 26] counts no look-up with the right number and e-mail, however many there are', async () => {
    const actor = stranger();
    for (let n = 0; n < 35; n++)
      expect((await lookUp({ orderNumber, email: 'ada@example.com' }, actor)).data?.order).not.toBeNull();
    expect(await shop.query('SELECT hits FROM rate_limit WHERE hits > 0')).toEqual([]);
  });

  it('[battery 26] of one network does not lock out others who know the e-mail', async () => {
    for (let n = 0; n < 60; n++)
      await lookUp({ orderNumber: `BB${n}`, email: 'ada@example.com' }, stranger(), '198.51.100.9');
    const owner = await lookUp({ orderNumber, email: 'ada@example.com' }, stranger(), '192.0.2.1');
    expect(owner.data).toMatchObject({ order: { orderNumber } });
  });

  it('stores no e-mail in its counters', async () => {
    await lookUp({ orderNumber, email: 'eve@example.com' });
    const keys = await shop.query<{ key: string }>(
      `SELECT key FROM rate_limit WHERE key NOT LIKE 'unpaid:%' ORDER BY key`,
    );
    const guessed = createHash('sha256').update('eve@example.com').digest('hex');
    expect(keys).not.toContainEqual({ key: `order-lookup:email:${guessed}` });
    expect(keys).toEqual([
      { key: expect.stringMatching(/^order-lookup:email:[0-9a-f]{64}$/) },
      { key: 'order-lookup:network:198.51.100.0/24' },
    ]);
  });

  it('keeps counting an e-mail in each step of a rotation of the digest key', async () => {
    const [former, next] = [Buffer.alloc(32, 'd'), Buffer.alloc(32, 'n')];
    const fail = (n: number) =>
      lookUp({ orderNumber: `BB${n}`, email: 'ada@example.com' }, stranger(), `203.0.${n}.1`);
    try {
      for (let n = 0; n < 10; n++) await fail(n);
      shop.digestKeys.set('next', next);
      for (let n = 10; n < 30; n++) await fail(n);
      const refused = (await fail(30)).errors?.[0]?.extensions?.code;
      expect(refused).toBe('TooManyAttemptsError');
      const keys = await shop.query<{ hits: number }>(
        `SELECT hits FROM rate_limit WHERE key LIKE 'order-lookup:email:%' ORDER BY hits`,
      );
      expect(keys).toEqual([{ hits: 20 }, { hits: 30 }]);
    } finally {
      shop.digestKeys.delete('next');
      shop.digestKeys.set('test', former);
    }
  });

  it('[battery 26] is refused after ten failures of a network, for any session and on any instance', async () => {
    const other = await serveGraph(shop.instance());
    try {
      for (let n = 0; n < 10; n++)
        await lookUp({ orderNumber, email: 'eve@example.com' }, stranger(), `198.51.100.${n}`);
      const ask = (ip: string) =>
        other.ask(stranger(), ORDER, { orderNumber, email: 'ada@example.com' }, { 'x-client-ip': ip });
      expect((await ask('198.51.100.250')).errors?.[0]?.extensions?.code).toBe('TooManyAttemptsError');
      expect((await ask('198.51.101.1')).errors).toBeUndefined();
      await shop.moveClock('15 minutes 1 second');
      expect((await ask('198.51.100.250')).data).toMatchObject({ order: { orderNumber } });
    } finally {
      await other.stop();
    }
  });

  it('[battery 26] returns Retry-After, and does not count look-ups of the shopper’s own orders', async () => {
    const actor = stranger();
    for (let n = 0; n < 12; n++) await lookUp({ orderNumber }, actor);
    expect(await shop.query(`SELECT * FROM rate_limit WHERE key NOT LIKE 'unpaid:%'`)).toEqual([]);
    for (let n = 0; n < 11; n++) await lookUp({ orderNumber, email: 'eve@example.com' }, actor);
    const asked = { orderNumber, email: 'ada@example.com' };
    const { headers } = await graph.respond(actor, ORDER, asked, { 'x-client-ip': '198.51.100.7' });
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(880);
  });
});
