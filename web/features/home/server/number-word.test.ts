import { describe, expect, it } from '@jest/globals';
import { withCount } from './number-word.ts';

describe('withCount', () => {
  it('writes a small number as a word and a large one in digits', () => {
    expect(withCount('{count} makers, chosen', 7)).toBe('Seven makers, chosen');
    expect(withCount('{count} makers, chosen', 16)).toBe('16 makers, chosen');
    expect(withCount('{count} makers', 0)).toBe('No makers');
  });

  it('does not change text without a placeholder', () => {
    expect(withCount('Makers', 7)).toBe('Makers');
  });
});
