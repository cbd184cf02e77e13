import { describe, expect, it } from '@jest/globals';
import { roundelsOf } from './roundels-of.ts';

const swiss = { label: 'Swiss made', products: [], brands: ['Halden'] };
const chosen = { label: 'Chosen by us', products: ['0200001'], brands: [] };
const piece = { code: '0200001', brand: 'HALDEN' };

describe('the roundels of a piece', () => {
  it('[EN-10] are those that name it or its brand, in their order', () => {
    expect(roundelsOf(piece, [swiss, chosen])).toEqual(['Swiss made', 'Chosen by us']);
    expect(roundelsOf({ code: '0200002', brand: 'Halden' }, [swiss, chosen])).toEqual(['Swiss made']);
    expect(roundelsOf({ code: '0200003', brand: 'Tarn' }, [swiss, chosen])).toEqual([]);
  });

  it('[EN-10] are each shown once, and three at most', () => {
    const labels = ['a', 'a', 'b', 'c', 'd'];
    const roundels = labels.map((label) => ({ ...chosen, label }));
    expect(roundelsOf(piece, roundels)).toEqual(['a', 'b', 'c']);
  });
});
