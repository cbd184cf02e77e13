import { describe, expect, it } from '@jest/globals';
import { StepCounts } from './step-counts.ts';

function counting() {
  const sent: unknown[] = [];
  const steps = new StepCounts({
    now: () => Date.parse('2026-10-25T00:59:30Z'),
    counts: {
      addBatch: async (_consumer, site, { sums }) =>
        sums.forEach(({ name, n }) => sent.push([site, name, n])),
    },
  });
  return { sent, steps };
}

describe('steps towards an order', () => {
  it('count a bag once for each step, in its own shop', async () => {
    const { sent, steps } = counting();
    for (let times = 0; times < 3; times++) steps.add('loupe', 'deliveries', 'bag 1');
    steps.add('loupe', 'deliveries', 'bag 2');
    steps.add('loupe', 'payments', 'bag 1');
    steps.add('beaverbrooks', 'bags');
    await steps.flush();
    expect(sent).toEqual([
      ['loupe', 'deliveries', 2],
      ['loupe', 'payments', 1],
      ['beaverbrooks', 'bags', 1],
    ]);
  });

  it('forget the bags of long ago, which have no place in memory', async () => {
    const { sent, steps } = counting();
    for (let bag = 0; bag <= 10_000; bag++) steps.add('loupe', 'deliveries', `${bag}`);
    steps.add('loupe', 'deliveries', '10000');
    steps.add('loupe', 'deliveries', '0');
    await steps.flush();
    expect(sent).toEqual([['loupe', 'deliveries', 10_002]]);
  });
});
