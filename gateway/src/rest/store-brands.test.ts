import { describe, expect, it } from '@jest/globals';
import { namedBrands } from './store-brands.ts';

const BRANDS = [
  { name: 'Alderwyn', watchId: 101, jewelleryId: null },
  { name: 'Aldous & Wray', watchId: null, jewelleryId: 201 },
  { name: 'Kestrel', watchId: 102, jewelleryId: 202 },
];
const STORE = {
  watchBrands: ['Orrery'],
  jewelleryBrands: [],
  watchBrandIds: [102, 101],
  jewelleryBrandIds: [201],
};

describe('[EU-20] [VA-14] the brands of a store in a commerce call', () => {
  it('are named by their numbers, each kind by its own table, before those without a number', () => {
    expect(namedBrands(STORE, BRANDS)).toEqual({
      watchBrands: ['Kestrel', 'Alderwyn', 'Orrery'],
      jewelleryBrands: ['Aldous & Wray'],
    });
  });

  it('are none for an unknown number, and each is named once', () => {
    const store = {
      ...STORE,
      watchBrands: ['Alderwyn'],
      watchBrandIds: [101, 999],
      jewelleryBrandIds: [102],
    };
    expect(namedBrands(store, BRANDS)).toEqual({ watchBrands: ['Alderwyn'], jewelleryBrands: [] });
  });

  it('are those that the store names while the catalogue does not answer', () => {
    expect(namedBrands(STORE, [])).toEqual({ watchBrands: ['Orrery'], jewelleryBrands: [] });
  });
});
