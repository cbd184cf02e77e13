import { expect, it } from '@jest/globals';
import { nextDot } from './client/map-dots.tsx';

it('[RT-13] arrow keys lead from store to store of the map, and stay within it', () => {
  expect(
    ['ArrowDown', 'ArrowRight', 'ArrowUp', 'ArrowLeft', 'Home', 'End', 'a'].map((key) => nextDot(key, 2, 9)),
  ).toEqual([3, 3, 1, 1, 0, 8, 2]);
  expect([nextDot('ArrowUp', 0, 9), nextDot('ArrowDown', 8, 9)]).toEqual([0, 8]);
});
