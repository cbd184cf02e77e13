import { describe, expect, it } from '@jest/globals';
import { sizeName, splitSizes } from './size-selector.tsx';

const size = (ringSizeLetter: string) => ({ ringSizeLetter });

describe('ring sizes', () => {
  it('lists half sizes after whole letters, each in order', () => {
    const { whole, others } = splitSizes(['K', 'K½', 'L', 'L½', 'Z+1'].map(size));
    expect(whole.map(({ ringSizeLetter }) => ringSizeLetter)).toEqual(['K', 'L']);
    expect(others.map(({ ringSizeLetter }) => ringSizeLetter)).toEqual(['K½', 'L½', 'Z+1']);
  });

  it('states the stock of a size', () => {
    expect(sizeName({ ringSizeLetter: 'L½', stockLevel: 'out' })).toBe('Size\u00a0L½, sold out');
  });
});
