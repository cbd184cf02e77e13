import { describe, expect, it } from '@jest/globals';
import { isForGroup } from './read-items.ts';

describe('isForGroup', () => {
  it.each([
    ['', null],
    ['', 'bold'],
    [' , ', 'bold'],
  ])('[VA-07] content without a group (%j) is for visitor %j', (abGroups, visitor) => {
    expect(isForGroup(abGroups, visitor)).toBe(true);
  });

  it.each([
    ['bold', 'bold'],
    ['calm,bold', 'bold'],
    ['calm, BOLD ', 'bold'],
    ['calm,bold', ' Bold'],
  ])('[VA-07] content for %j is for a visitor of %j', (abGroups, visitor) => {
    expect(isForGroup(abGroups, visitor)).toBe(true);
  });

  it.each([
    ['bold', 'calm'],
    ['bolder', 'bold'],
    ['bold', ''],
    ['bold', null],
  ])('[VA-07] content for %j is not for a visitor of %j', (abGroups, visitor) => {
    expect(isForGroup(abGroups, visitor)).toBe(false);
  });
});
