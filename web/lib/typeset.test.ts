import { describe, expect, it } from '@jest/globals';
import { typeset } from './typeset.ts';

describe('typeset', () => {
  it.each([
    ['Deepwater Chronograph 41, black', 'Deepwater Chronograph\u00a041, black'],
    ['Hearth court wedding band, 4 mm, 18ct gold', 'Hearth court wedding band, 4\u00a0mm, 18ct gold'],
    ['Lochan 36', 'Lochan\u00a036'],
    ['Winterbourne diamond solitaire, 0.70ct, platinum', 'Winterbourne diamond solitaire, 0.70ct, platinum'],
  ])('%s', (name, set) => {
    expect(typeset(name)).toBe(set);
  });
});
