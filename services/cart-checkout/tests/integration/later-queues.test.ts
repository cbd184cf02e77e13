import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import type { LaterHandlers } from '@loupe/database/run-later';
import { until } from '@loupe/test-harness/until';
import { LATER_KINDS, type LaterKinds } from '../../src/domain/later-kinds.ts';
import { startLaterQueues } from '../../src/later-queues.ts';
import { openShop, type Shop } from './support/shop.ts';

let shop: Shop;
beforeAll(async () => void (shop = await openShop()));
beforeEach(() => shop.query('TRUNCATE later_work'));
afterAll(() => shop.close());

const policy = { firstPauseSeconds: 60, longestPauseSeconds: 60, giveUpAfterSeconds: Infinity };
const logger = { error: () => {}, info: () => {}, warn: () => {} } as never;
const limits = { DISPATCHES_AT_ONCE: 3, ORDER_EMAILS_AT_ONCE: 4, LIST_EMAILS_AT_ONCE: 2 };
const open = () => Infinity;

interface Running {
  /** The kinds of what has begun. */
  readonly begun: string[];
  /** The kinds of each lease. */
  readonly leases: string[][];
  readonly wake: (kind: keyof LaterKinds) => void;
}

/** Stores work, the first being the longest due, and runs the queues while every e-mail hangs. */
async function whileMailHangs(kinds: readonly string[], work: (running: Running) => Promise<void>) {
  await shop.query(
    `INSERT INTO later_work (id, kind, payload, attempts, next_attempt_at, created_at)
     SELECT gen_random_uuid(), kind, '{}', 0, clock() - make_interval(secs => 10000 - place), clock()
     FROM unnest($1::text[]) WITH ORDINALITY AS stored (kind, place)`,
    [kinds],
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
  const { later: table } = shop.instance().ports;
  const leases: string[][] = [];
  const later: typeof table = {
    ...table,
    lease: (of, ...rest) => (leases.push([...of]), table.lease(of, ...rest)),
  };
  const rooms = { warehouse: open, orderMail: open, listMail: open };
  const queues = startLaterQueues({ later, handlers, limits, rooms, logger, signal: stop.signal });
  try {
    await work({ begun, leases, wake: queues.wake });
  } finally {
    stop.abort();
    release();
    await queues.done;
  }
}

const of = (kind: string, count: number): string[] => Array<string>(count).fill(kind);
const handedOver = () =>
  until('what is for the warehouse has run', async () => {
    const left = await shop.query("SELECT FROM later_work WHERE kind IN ('dispatch', 'money')");
    return left.length === 0;
  });

it('a mail server that does not answer holds up no hand-over, and shared lists no e-mail about an order', async () => {
  const kinds = [...of('list-email', 20), ...of('order-email', 2), 'dispatch', 'money'];
  await whileMailHangs(kinds, async ({ begun }) => {
    await handedOver();
    await until('e-mails are being sent', async () => begun.length >= 6);
    // Both e-mails about orders are being sent beside two lists.
    expect(begun.toSorted()).toEqual(['dispatch', ...of('list-email', 2), 'money', ...of('order-email', 2)]);
  });
});

it('400 orders are handed over while every e-mail hangs, and 5,000 lists are in front of them', async () => {
  const orders = Array.from({ length: 400 }, () => ['order-email', 'dispatch']).flat();
  await whileMailHangs([...of('list-email', 5_000), ...orders], async ({ begun }) => {
    await handedOver();
    const counts = LATER_KINDS.map((kind) => [kind, begun.filter((each) => each === kind).length] as const);
    expect(Object.fromEntries(counts.filter(([, count]) => count > 0))).toEqual({
      dispatch: 400,
      'order-email': limits.ORDER_EMAILS_AT_ONCE,
      'list-email': limits.LIST_EMAILS_AT_ONCE,
    });
  });
});

it.each([
  ['money', 'dispatch'],
  ['waiting-email', 'order-email'],
  ['list-email', 'list-email'],
] as const)('work of kind %s wakes its own queue, and no other', async (kind, first) => {
  await whileMailHangs([], async ({ leases, wake }) => {
    await until('all queues have looked', async () => leases.length === 3);
    leases.length = 0;
    wake(kind);
    await until('one has looked again', async () => leases.length > 0);
    expect(leases.map(([of]) => of)).toEqual([first]);
  });
});
