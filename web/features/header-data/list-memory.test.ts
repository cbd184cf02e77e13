import { describe, expect, it } from '@jest/globals';
import { EMPTY_MEMORY, readMemory, remember } from './list-memory.ts';

describe('the stored list of a browser', () => {
  it('[ST-09] is replaced by a page that holds the whole list', () => {
    expect(remember({ count: 3, keys: ['a', 'b', 'c'] }, { total: 1, keys: ['b'] })).toEqual({
      count: 1,
      keys: ['b'],
    });
    expect(remember({ count: 3, keys: ['a'] }, { total: 0, keys: [] })).toEqual(EMPTY_MEMORY);
  });

  it('[ST-09] keeps known and added keys of a longer list, and drops the removed one', () => {
    const known = { count: 4, keys: ['a', 'b', 'c', 'd'] };
    expect(remember(known, { total: 5, keys: ['e', 'a'] }, { added: 'e' })).toEqual({
      count: 5,
      keys: ['e', 'a', 'b', 'c', 'd'],
    });
    expect(remember(known, { total: 3, keys: ['a', 'b'] }, { removed: 'c' })).toEqual({
      count: 3,
      keys: ['a', 'b', 'd'],
    });
  });

  it('[ST-09] drops known keys that cannot all be on the list', () => {
    const known = { count: 4, keys: ['w', 'x', 'y', 'z'] };
    expect(remember(known, { total: 3, keys: ['a', 'b'] })).toEqual({ count: 3, keys: ['a', 'b'] });
  });

  it.each([null, '', '{', '[]', '{"count":"3","keys":[]}', '{"count":3}', 'null'])(
    'reads %s as empty',
    (stored) => {
      expect(readMemory(stored)).toEqual(EMPTY_MEMORY);
    },
  );

  it('reads back what was stored, except invalid keys', () => {
    expect(readMemory('{"count":2,"keys":["a",7]}')).toEqual({ count: 2, keys: ['a'] });
  });
});
