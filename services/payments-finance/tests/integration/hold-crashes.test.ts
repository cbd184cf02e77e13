import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { atDay, heldOrder } from './held-order.ts';
import { proveLedger } from './paid-order.ts';
import { startTestPayments } from './test-payments.ts';
import type { TestPayments } from './test-payments.ts';

let payments: TestPayments;
beforeAll(async () => {
  payments = await startTestPayments();
});
afterAll(() => payments.stop());
afterEach(() => proveLedger(payments));

/** A process that dies at the point: nothing after it is executed. */
function dyingAt(point: string | undefined, reached: string[]) {
  return payments.applicationWith({
    killPoints: {
      announce: () => {},
      reached(at) {
        reached.push(at);
        if (at === point) throw new Error(`died at ${at}`);
      },
    },
  });
}

/** Renews the hold of an order in a process that dies at the point, and then in others. @returns the points reached */
async function renew(point?: string): Promise<string[]> {
  const order = await heldOrder(payments, { promisedIn: 9 });
  const reached: string[] = [];
  const dying = dyingAt(point, reached);
  await atDay(payments, 6.1, dying).catch(() => {});
  // Longer than a lease, and than a call whose process died; two instances at once.
  // A lost request that the provider does not know may still arrive for a day: the hold has ended by then.
  for (const day of [6.102, 6.103, 6.2, 7.3, 7.4]) {
    await Promise.all([atDay(payments, day), atDay(payments, day, payments.applicationWith({}))]);
  }
  const atProvider = await order.atProvider();
  expect({ point, held: atProvider.filter((words) => words === 'AUTHORIZED 2350.00 0.00') }).toEqual({
    point,
    held: ['AUTHORIZED 2350.00 0.00'],
  });
  const others = atProvider.slice(0, -1);
  expect({ point, others: others.filter((words) => !words.endsWith(' 0.00 0.00')) }).toEqual({
    point,
    others: [],
  });
  expect({ point, settlements: await order.settlements() }).toEqual({ point, settlements: ['renew done'] });
  expect(['', 'MISSING 235000,HELD']).toContain((await order.holdStates()).join());
  await order.ask('capture', 2_350, { final: true });
  await atDay(payments, 0);
  await payments.application.forgetStoredCards();
  return reached;
}

describe('a process that dies while it renews a hold', () => {
  it('[MU-13] leaves one hold, wherever it dies', async () => {
    const points = [...new Set(await renew())].filter((point) =>
      /:(?:holds|settlements|cards)\./.test(point),
    );
    expect(points).toEqual(
      expect.arrayContaining(['after:holds.judge', 'after:settlements.advance', 'after:cards.renew']),
    );
    for (const point of points) {
      await renew(point);
      await proveLedger(payments);
    }
  });
});
