import { describe, expect, it } from '@jest/globals';
import { sweepEach } from './sweep-each.ts';

const failing = (...bad: number[]) => {
  const dealt: number[] = [];
  const deal = async (item: number): Promise<void> => {
    if (bad.includes(item)) throw new RangeError(`no ${item}`);
    dealt.push(item);
  };
  return { dealt, swept: sweepEach([1, 2, 3], deal) };
};

describe('sweepEach', () => {
  it('processes all items in order', async () => {
    const { dealt, swept } = failing();
    await swept;
    expect(dealt).toEqual([1, 2, 3]);
  });

  it('continues after a failure and throws its error at the end', async () => {
    const { dealt, swept } = failing(1);
    await expect(swept).rejects.toThrow(new RangeError('no 1'));
    expect(dealt).toEqual([2, 3]);
  });

  it('throws several errors as one', async () => {
    const { dealt, swept } = failing(1, 3);
    await expect(swept).rejects.toMatchObject({ errors: [{ message: 'no 1' }, { message: 'no 3' }] });
    expect(dealt).toEqual([2]);
  });

  it('processes at most so many at a time', async () => {
    let [running, most] = [0, 0];
    const deal = async () => {
      most = Math.max(most, ++running);
      await new Promise((resolve) => setImmediate(resolve));
      running--;
    };
    await sweepEach([1, 2, 3, 4, 5], deal, 2);
    expect([most, running]).toEqual([2, 0]);
  });
});
