import { describe, expect, it } from '@jest/globals';
import { queueing, queueingLines } from './queueing.ts';

/** A run whose processors were busy to a share. */
function runOf(busy: number, avg: number, ordersPerSecond = 1) {
  const sample = (second: number) => ({
    second,
    orders: second * ordersPerSecond,
    cores: { machine: busy * 2 },
    waiting: {},
  });
  return {
    samples: [sample(5), sample(10), sample(20)],
    metrics: { http_req_duration: { type: 'trend' as const, values: { avg } } },
  };
}

describe('queueing', () => {
  it('predicts the mean of a busy run from the one with the least load', () => {
    const rows = queueing([runOf(0.9, 50, 8), runOf(0.5, 20, 4)], 2);
    // Alone 20 × (1 − 0.25) = 15 ms; at 90 % busy 15 / (1 − 0.81).
    expect(rows[0]!.predictedMs).toBeCloseTo(78.95, 2);
    expect(rows[1]!.predictedMs).toBeCloseTo(20, 10);
    expect(rows.map(({ ordersPerSecond }) => ordersPerSecond)).toEqual([8, 4]);
  });

  it('weighs samples by their length', () => {
    const { samples, metrics } = runOf(0.2, 10);
    const uneven = [samples[0]!, { ...samples[1]!, cores: { machine: 2 } }, samples[2]!];
    // 5 s at 2 of 2 cores and 10 s at 0.4.
    expect(queueing([{ samples: uneven, metrics }], 2)[0]!.busy).toBeCloseTo((5 * 1 + 10 * 0.2) / 15, 10);
  });

  it('says what was measured and what was predicted', () => {
    expect(queueingLines(queueing([runOf(0.5, 20, 4)], 2))).toEqual([
      '4.0 orders a second: processors 50 % busy, a request 20.0 ms on average, predicted 20.0 ms',
    ]);
  });
});
