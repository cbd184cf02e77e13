import { describe, expect, it } from '@jest/globals';
import { mayBecome } from './transitions.ts';
import type { PayAgainState } from './transitions.ts';

const STATES: readonly PayAgainState[] = [
  'authorising',
  'challenge',
  'authorised',
  'cancelling',
  'done',
  'released',
];

describe('an attempt to pay an order again', () => {
  it('[MU-13] that is being cancelled or is over is never authorised', () => {
    for (const from of ['cancelling', 'released', 'done'] as const) {
      expect(mayBecome(from, 'authorised')).toBe(false);
      expect(mayBecome(from, 'challenge')).toBe(false);
    }
  });

  it('[MU-13] that is authorised is not cancelled: payments alone gives it back', () => {
    expect(mayBecome('authorised', 'cancelling')).toBe(false);
  });

  it('[MU-13] is done when payments says so, whatever was known', () => {
    for (const from of STATES) expect(mayBecome(from, 'done')).toBe(from !== 'done');
  });
});
