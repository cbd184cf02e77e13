import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { LEVEL_BOUNDS, levelCrossed, levelOf } from './level.ts';

describe('stock levels', () => {
  it('are out at 0, low up to three, and in above', () => {
    expect([-1, 0, 1, 3, 4, 1000].map(levelOf)).toEqual(['out', 'out', 'low', 'low', 'in', 'in']);
  });

  it('are published at a crossing only, and the last one published is the current one', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 8 }), { minLength: 1 }), (quantities) => {
        let told = levelOf(quantities[0] ?? 0);
        for (const [index, quantity] of quantities.slice(1).entries()) {
          const crossed = levelCrossed(quantities[index] ?? 0, quantity);
          expect(crossed).not.toBe(told);
          told = crossed ?? told;
          expect(told).toBe(levelOf(quantity));
        }
      }),
    );
  });

  it('are published by a sale exactly if it crosses a bound', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 9 }), (before, sold) => {
        const after = before - sold;
        const crosses = LEVEL_BOUNDS.some((bound) => after <= bound && bound < before);
        expect(levelCrossed(before, after) !== null).toBe(crosses);
      }),
    );
  });
});
