import { describe, expect, it } from '@jest/globals';
import { withCount } from './number-word.ts';

describe('withCount', () => {
  it('says a small number as a word and a large one in figures', () => {
    expect(withCount('{count} makers, chosen', 7)).toBe('Seven makers, chosen');
    expect(withCount('{count} makers, chosen', 16)).toBe('16 makers, chosen');
    expect(withCount('{count} makers', 0)).toBe('No makers');
  });

  it('leaves words without a place for it alone', () => {
    expect(withCount('Makers', 7)).toBe('Makers');
  });
});
