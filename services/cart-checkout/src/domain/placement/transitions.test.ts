import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { mayBecome } from './transitions.ts';
import type { PlacementState } from './transitions.ts';

const STATES: PlacementState[] = [
  'started',
  'reserved',
  'authorising',
  'challenge',
  'authorised',
  'placed',
  'cancelling',
  'released',
];

const isLive = (state: PlacementState) => STATES.some((to) => mayBecome(state, to));

describe('a placement', () => {
  it('[MU-13] ends placed or released, by whatever way it goes, and never both', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(), { minLength: 20, maxLength: 20 }), (choices) => {
        let state = 'started' as PlacementState;
        const path = [state];
        for (const choice of choices) {
          const next = STATES.filter((to) => mayBecome(state, to));
          if (next.length === 0) break;
          state = next[choice % next.length] as PlacementState;
          path.push(state);
        }
        expect(isLive(state)).toBe(false);
        expect(path.includes('placed') && path.includes('cancelling')).toBe(false);
        expect(new Set(path).size).toBe(path.length);
      }),
    );
  });

  it('[MU-13] is freed by way of cancelling only, and nothing leads back from there', () => {
    expect(STATES.filter((from) => mayBecome(from, 'released'))).toEqual(['cancelling']);
    expect(STATES.filter((to) => mayBecome('cancelling', to))).toEqual(['released']);
    expect(
      STATES.filter((from) => isLive(from) && from !== 'cancelling' && !mayBecome(from, 'cancelling')),
    ).toEqual([]);
  });
});
