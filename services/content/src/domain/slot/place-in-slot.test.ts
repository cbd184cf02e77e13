import { describe, expect, it } from '@jest/globals';
import { placeInSlot } from './place-in-slot.ts';

describe('the items of a slot', () => {
  it.each([
    [[], ['a', 'b', 'c']],
    [[{ key: 'n', position: 0 }], ['n', 'a', 'b', 'c']],
    [[{ key: 'n', position: null }], ['a', 'b', 'c', 'n']],
    [[{ key: 'n', position: 99 }], ['a', 'b', 'c', 'n']],
    [[{ key: 'a', position: 1 }], ['b', 'a', 'c']],
    [
      [
        { key: 'n', position: 2 },
        { key: 'm', position: 0 },
      ],
      ['m', 'a', 'n', 'b', 'c'],
    ],
  ])('[RT-27] with %j are %j', (places, expected) => {
    expect(placeInSlot(['a', 'b', 'c'], places)).toEqual(expected);
  });
});
