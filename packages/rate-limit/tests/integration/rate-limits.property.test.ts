import { afterAll, beforeAll, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { countersOf } from '../../src/counters.ts';
import type { Counter } from '../../src/counters.ts';
import type { CountedAttempt } from '../../src/rate-limits.ts';
import { openCounting } from './support.ts';
import type { Counting } from './support.ts';

const RULES = { network: { hits: 3, seconds: 60, isKept: true }, session: { hits: 2, seconds: 90 } } as const;

let counting: Counting;
beforeAll(async () => (counting = await openCounting()));
afterAll(() => counting.close());

/** The model: a window starts with its first attempt, and an attempt that one counter refuses is counted on none. */
function promised() {
  const windows = new Map<string, { hits: number; endsAt: number }>();
  let now = 0;
  const open = (key: string) => {
    const window = windows.get(key);
    return window !== undefined && window.endsAt > now ? window : undefined;
  };
  return {
    pass: (seconds: number) => void (now += seconds),
    hits: () =>
      Object.fromEntries(
        [...windows.keys()].sort().flatMap((key) => {
          const hits = open(key)?.hits ?? 0;
          return hits > 0 ? [[key, hits]] : [];
        }),
      ),
    count(counters: readonly Counter[]) {
      const full = counters.flatMap(({ key, limit }) => {
        const window = open(key);
        return window !== undefined && window.hits >= limit.hits ? [window.endsAt - now] : [];
      });
      if (full.length > 0) return { wait: Math.max(...full), giveBack: () => {} };
      const counted = counters.map(({ key, limit, isKept }) => {
        const window = open(key) ?? { hits: 0, endsAt: now + limit.seconds };
        windows.set(key, window);
        window.hits++;
        return { window, isKept };
      });
      const giveBack = () => counted.forEach(({ window, isKept }) => void (isKept || window.hits--));
      return { wait: null, giveBack };
    },
  };
}

const step = fc.oneof(
  fc.record({ network: fc.constantFrom('n', 'm'), session: fc.constantFrom('s', 't', 'u') }),
  fc.record({ pass: fc.integer({ min: 1, max: 50 }) }),
  fc.record({ giveBack: fc.nat(20) }),
);

it('any sequence of attempts, pauses and give-backs is counted like in the model', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
      await counting.clear();
      const model = promised();
      const given: { attempt: CountedAttempt; giveBack: () => void }[] = [];
      for (const one of steps) {
        if ('pass' in one) {
          model.pass(one.pass);
          await counting.pass(one.pass);
        } else if ('giveBack' in one) {
          const [last] = given.splice(one.giveBack % (given.length || 1), 1);
          last?.giveBack();
          if (last !== undefined) await counting.limits.giveBack(last.attempt);
        } else {
          const of = countersOf('try', RULES, { subjects: one });
          const [expected, attempt] = [model.count(of), await counting.limits.count(of)];
          const wait = attempt.type === 'Counted' ? null : attempt.retryAfterSeconds;
          expect(wait).toBe(expected.wait);
          if (attempt.type === 'Counted') given.push({ attempt, giveBack: expected.giveBack });
        }
        expect(await counting.hits()).toEqual(model.hits());
      }
    }),
    { numRuns: 40 },
  );
});
