import { expect, it } from '@jest/globals';
import { costPerOrder, othersOf } from './cost.ts';
import type { Sample } from './sampler.ts';
import { saturationOf } from './saturation.ts';

const sample = (second: number, orders: number, cores: Record<string, number>, waiting = 0): Sample => ({
  second,
  orders,
  cores,
  waiting: { 'cart-checkout': waiting },
});

it('divides the CPU time of each part by the orders, and tells what others used', () => {
  const samples = [
    sample(5, 10, { gateway: 0.9, machine: 2 }),
    sample(10, 20, { gateway: 0.2, k6: 0.1, machine: 1 }),
    sample(15, 30, { gateway: 0.4, k6: 0.1, machine: 1 }),
  ];
  expect(costPerOrder(samples)).toEqual({ gateway: 150, k6: 50 });
  expect(samples.map(othersOf)).toEqual([1.1, 0.7, 0.5]);
  expect(costPerOrder(samples.slice(0, 1))).toEqual({});
});

it('names what was used up first: a thread, the processors or the connections', () => {
  const first = (...samples: Sample[]) => saturationOf(samples, 2).first;
  const calm = sample(5, 0, { gateway: 0.5, machine: 1 });
  expect(first(calm)).toBeUndefined();
  expect(first(calm, sample(10, 9, { gateway: 0.95, machine: 1.99 }))).toBe(
    'the thread of gateway (0.95 cores) after 10 s',
  );
  expect(first(calm, sample(10, 9, { gateway: 0.5, machine: 1.9 }))).toBe(
    "the machine's processors (1.9 of 2 cores, 1.4 of them by processes outside the run) after 10 s",
  );
  expect(first(calm, sample(10, 9, { machine: 1 }, 3), calm)).toBe(
    'connections to Postgres of cart-checkout (3 callers waited) after 10 s',
  );
});

it('finds the highest rate over fifteen seconds', () => {
  const at = (second: number, orders: number) => sample(second, orders, {});
  expect(saturationOf([at(0, 0), at(5, 5), at(10, 15), at(15, 30), at(20, 65)]).ordersPerSecond).toBe(4);
});
