import { describe, expect, it } from '@jest/globals';
import { versionBefore } from './item-version.ts';

const versions = (...restores: (number | null)[]) =>
  restores.map((restored, index) => ({
    number: index + 1,
    publishedAt: new Date(0),
    restores: restored,
  }));

describe('the version before', () => {
  it.each([
    [[], undefined],
    [[null], undefined],
    [[null, null], 1],
    [[null, null, 1], undefined],
    [[null, null, null, 2], 1],
    [[null, null, 1, null], 1],
  ])('of %j is %s', (restores, expected) => {
    expect(versionBefore(versions(...restores))).toBe(expected);
  });
});
