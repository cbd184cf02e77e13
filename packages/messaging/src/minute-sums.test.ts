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

  it('are sent by one call at a time, in batches of at most 150, which fit into a request', async () => {
    const { sent, sums } = counting();
    for (let word = 0; word < 151; word++) sums.add('searches', `w${word}`);
    await Promise.all([sums.flush(), sums.flush()]);
    expect(sent.map(({ sums: of }) => of.length)).toEqual([150, 1]);
    const longest = {
      id: crypto.randomUUID(),
      sums: sent[0]!.sums.map((sum) => ({ ...sum, dim: '宝'.repeat(60) })),
    };
    expect(Buffer.byteLength(JSON.stringify(longest))).toBeLessThan(50_000);
  });

  it('are of 300 words in a minute, whatever visitors type: more are counted without them, and other names are counted as before', async () => {
    const { clock, sent, sums } = counting();
    for (let word = 0; word < 10_000; word++) sums.add('searches', `w${word}`);
    sums.add('views', 'product');
    await sums.flush();
    const all = sent.flatMap(({ sums: of }) => of);
    expect(all).toHaveLength(302);
    expect(all.find(({ name, dim }) => name === 'searches' && dim === '')?.n).toBe(9_700);
    expect(all.find(({ name }) => name === 'views')?.dim).toBe('product');
    clock.now += 60_000;
    sums.add('searches', 'w9999');
    await sums.flush();
    expect(sent.at(-1)!.sums).toMatchObject([{ dim: 'w9999', n: 1 }]);
  });

  it('are bounded while nobody takes them', async () => {
    const { clock, sent, broken, sums } = counting();
    broken.times = 1;
    for (let minute = 0; minute < 100; minute++, clock.now += 60_000)
      for (let word = 0; word < 300; word++) sums.add('searches', `w${word}`);
    await expect(sums.flush()).rejects.toThrow('no answer');
    await sums.flush();
    const ids = new Set(sent.map(({ id }) => id));
    expect(sent.filter(({ id }) => ids.delete(id)).flatMap(({ sums: of }) => of)).toHaveLength(20_000);
  });
});
