import { describe, expect, it } from '@jest/globals';
import { hallmarkOf } from './hallmarks.tsx';

describe('hallmarkOf', () => {
  it.each([
    ['Platinum 950', 950, 'platinum'],
    ['Yellow gold 750, recycled', 750, 'yellow'],
    ['White gold 750', 750, 'white'],
    ['Rose gold 375', 375, 'rose'],
    ['18ct gold', 750, 'yellow'],
    ['Silver 925', 925, 'silver'],
  ])('%s is struck %i in %s', (text, fineness, metal) => {
    expect(hallmarkOf(text)).toMatchObject({ fineness, metal });
  });

  it('is null for steel', () => {
    expect(hallmarkOf('Steel 316L, brushed')).toBeNull();
    expect(hallmarkOf('')).toBeNull();
  });
});
