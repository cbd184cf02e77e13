import { describe, expect, it } from '@jest/globals';
import { draw } from './draw.ts';
import type { Proof } from './prove.ts';

const proofOf = (id: string, clause: string, file = 'packages/money/src/vat.test.ts'): Proof => ({
  id,
  clause,
  test: 'a title',
  file,
  mutation: { file: 'a.ts', find: 'a', replace: 'b' },
});
const STORED = [
  ...['a', 'b', 'c', 'd', 'e'].flatMap((id) => [proofOf(id, 'first'), proofOf(id, 'second')]),
  proofOf('needs a shop', 'first', 'web/e2e/search.spec.ts'),
  proofOf('needs a shop', 'second', 'tests/system/challenge.test.ts'),
];

describe('the proofs of a run', () => {
  it('are drawn by a seed, one a row, from those whose tests need no shop', () => {
    const seeds = Array.from({ length: 40 }, (_, index) => String(index));
    const draws = seeds.map((seed) => draw(STORED, seed, 3));
    for (const [index, drawn] of draws.entries()) {
      expect(new Set(drawn.map(({ id }) => id)).size).toBe(3);
      expect(draw(STORED, seeds[index]!, 3)).toEqual(drawn);
    }
    const all = new Set(draws.flat().map(({ id, clause }) => `${id} ${clause}`));
    expect([...all].sort()).toEqual(
      ['a', 'b', 'c', 'd', 'e'].flatMap((id) => [`${id} first`, `${id} second`]),
    );
  });

  it('are none where none are stored', () => {
    expect(draw([], 'seed', 3)).toEqual([]);
  });
});
