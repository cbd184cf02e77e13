import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { canBeAbandoned, mayBecome } from './transitions.ts';
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

function endsReachedFrom(state: PlacementState, seen: readonly PlacementState[] = []): PlacementState[] {
  if (!isLive(state)) return [state];
  const next = STATES.filter((to) => mayBecome(state, to) && !seen.includes(to));
  return next.flatMap((to) => endsReachedFrom(to, [...seen, state]));
}

describe('a placement', () => {
  it('[MU-13] always ends as placed or released, never both', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(), { maxLength: 40 }), (choices) => {
        let state = 'started' as PlacementState;
        const path = [state];
        for (const choice of choices) {
          const next = STATES.filter((to) => mayBecome(state, to));
          if (next.length === 0) break;
          state = next[choice % next.length] as PlacementState;
          path.push(state);
        }
        expect(path.includes('placed') && path.includes('cancelling')).toBe(false);
        // Only the states of the challenge can occur more than once.
        const once = path.filter((passed) => passed !== 'authorising' && passed !== 'challenge');
        expect(new Set(once).size).toBe(once.length);
        expect(endsReachedFrom(state)).not.toEqual([]);
      }),
    );
  });

  it('[MU-13] [ST-08] alternates between challenge and authorising only', () => {
    // A challenge that goes on for longer is a challenge again.
    expect(STATES.filter((to) => mayBecome('challenge', to))).toEqual([
      'authorising',
      'challenge',
      'placed',
      'cancelling',
    ]);
    expect(STATES.filter((from) => mayBecome(from, 'challenge'))).toEqual(['authorising', 'challenge']);
  });

  it('[MU-13] can be abandoned by its shopper only while nothing can be held', () => {
    expect(STATES.filter(canBeAbandoned)).toEqual(['challenge', 'cancelling']);
  });

  it('[MU-13] is released through cancelling only, which cannot be left another way', () => {
    expect(STATES.filter((from) => mayBecome(from, 'released'))).toEqual(['cancelling']);
    expect(STATES.filter((to) => mayBecome('cancelling', to))).toEqual(['released']);
    expect(
      STATES.filter((from) => isLive(from) && from !== 'cancelling' && !mayBecome(from, 'cancelling')),
    ).toEqual([]);
  });
});
