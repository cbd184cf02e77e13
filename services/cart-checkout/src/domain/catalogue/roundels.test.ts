import { describe, expect, it } from '@jest/globals';
import { roundelsOf } from './roundels.ts';

const swiss = { label: 'Swiss made', products: [], brands: ['Halden'] };
const chosen = { label: 'Chosen by us', products: ['0200001'], brands: [] };
const piece = { productKey: '0200001', brand: 'HALDEN' };

describe('the roundels of a line', () => {
  it('[EN-10] are those that name its piece or its brand, in their order', () => {
    expect(roundelsOf(piece, [swiss, chosen])).toEqual(['Swiss made', 'Chosen by us']);
    expect(roundelsOf({ productKey: '0200002', brand: 'Halden' }, [swiss, chosen])).toEqual(['Swiss made']);
    expect(roundelsOf({ productKey: '0200003', brand: '' }, [swiss, chosen])).toEqual([]);
  });

  it('[EN-10] are each said once, and three at most', () => {
    const roundels = ['a', 'a', 'b', 'c', 'd'].map((label) => ({ ...chosen, label }));
    expect(roundelsOf(piece, roundels)).toEqual(['a', 'b', 'c']);
  });
});
