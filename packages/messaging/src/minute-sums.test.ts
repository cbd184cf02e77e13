import { describe, expect, it } from '@jest/globals';
import { MinuteSums } from './minute-sums.ts';
import type { SumBatch } from './minute-sums.ts';

function counting() {
  const clock = { now: Date.parse('2026-10-25T00:59:30Z') };
  const sent: SumBatch[] = [];
  const broken = { times: 0 };
  let ids = 0;
  const sums = new MinuteSums({
    now: () => clock.now,
    newId: () => `batch-${++ids}`,
    send: async (batch) => {
      sent.push(batch);
      if (broken.times-- > 0) throw new Error('no answer');
    },
  });
  return { clock, sent, broken, sums };
}

describe('sums of a minute', () => {
  it('are sent once, by the minute in which it happened', async () => {
    const { clock, sent, sums } = counting();
    sums.add('views', 'product');
    sums.add('views', 'product');
    sums.add('searches');
    clock.now += 60_000;
    sums.add('views', 'product');
    await sums.flush();
    const [first, second] = [new Date('2026-10-25T00:59:00Z'), new Date('2026-10-25T01:00:00Z')];
    expect(sent).toEqual([
      {
        id: 'batch-1',
        sums: [
          { minute: first, name: 'views', dim: 'product', n: 2 },
          { minute: first, name: 'searches', dim: '', n: 1 },
          { minute: second, name: 'views', dim: 'product', n: 1 },
        ],
      },
    ]);
    await sums.flush();
    expect(sent).toHaveLength(1);
  });

  it('are sent again unchanged and under the same id when no answer came, and what was counted since comes after them', async () => {
    const { sent, broken, sums } = counting();
    sums.add('views');
    broken.times = 1;
    await expect(sums.flush()).rejects.toThrow('no answer');
    sums.add('views');
    await sums.flush();
    expect(sent.map(({ id, sums: of }) => [id, of.map(({ n }) => n)])).toEqual([
      ['batch-1', [1]],
      ['batch-1', [1]],
      ['batch-2', [1]],
    ]);
  });

  it('are sent by one call at a time, in batches of at most 500', async () => {
    const { sent, sums } = counting();
    for (let word = 0; word < 501; word++) sums.add('searches', `w${word}`);
    await Promise.all([sums.flush(), sums.flush()]);
    expect(sent.map(({ sums: of }) => of.length)).toEqual([500, 1]);
  });
});
