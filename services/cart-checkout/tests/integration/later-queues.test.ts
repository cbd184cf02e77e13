import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { LaterHandlers } from '@loupe/database/run-later';
import { until } from '@loupe/test-harness/until';
import { LATER_KINDS, type LaterKinds } from '../../src/domain/later-kinds.ts';
import { startLaterQueues } from '../../src/later-queues.ts';
import { openShop, type Shop } from './support/shop.ts';

let shop: Shop;
beforeAll(async () => void (shop = await openShop()));
afterAll(() => shop.close());

const policy = { firstPauseSeconds: 60, longestPauseSeconds: 60, giveUpAfterSeconds: Infinity };
const logger = { error: () => {}, info: () => {}, warn: () => {} } as never;

it('a mail server that does not answer holds up no hand-over, and shared lists no e-mail about an order', async () => {
  const kinds = [...Array<string>(20).fill('list-email'), 'order-email', 'order-email', 'dispatch', 'money'];
  for (const [place, kind] of kinds.entries())
    await shop.query(
      `INSERT INTO later_work (id, kind, payload, attempts, next_attempt_at, created_at)
       VALUES ($1, $2, '{}', 0, clock() - make_interval(secs => $3), clock())`,
      [randomUUID(), kind, 100 - place],
    );
  const begun: string[] = [];
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const handlers = Object.fromEntries(
    LATER_KINDS.map((kind) => {
      const isMail = kind.endsWith('-email');
      return [kind, { policy, run: async () => (begun.push(kind), isMail ? released : undefined) }];
    }),
  ) as unknown as LaterHandlers<LaterKinds>;

  const stop = new AbortController();
  const { later } = shop.instance().ports;
  const queues = startLaterQueues({ later, handlers, logger, signal: stop.signal });
  await until('what is for the warehouse has run', async () => {
    const left = await shop.query("SELECT FROM later_work WHERE kind IN ('dispatch', 'money')");
    return left.length === 0 && begun.length >= 5;
  });
  // Both e-mails about orders are being sent beside one list.
  expect(begun.toSorted()).toEqual(['dispatch', 'list-email', 'money', 'order-email', 'order-email']);
  stop.abort();
  release();
  await queues.done;
});
