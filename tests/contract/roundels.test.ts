import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { roundelsOf as ofLine } from '../../services/cart-checkout/src/domain/catalogue/roundels.ts';
import { roundelsOf as ofPage } from '../../web/features/roundels/roundels-of.ts';

const CODES = ['0100001', '0100002'];
const BRANDS = ['Halden', 'HALDEN', 'Tarn', ''];

const pieces = fc.record({ code: fc.constantFrom(...CODES), brand: fc.constantFrom(...BRANDS) });
const roundels = fc.array(
  fc.record({
    label: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
    products: fc.subarray(CODES),
    brands: fc.subarray(BRANDS),
  }),
  { maxLength: 12 },
);

describe('the roundels of a piece', () => {
  it('[EN-10] [BH-15] are the same on its page, on its card, in the list and in the bag', () => {
    fc.assert(
      fc.property(pieces, roundels, ({ code, brand }, all) => {
        expect(ofLine({ productKey: code, brand }, all)).toEqual(ofPage({ code, brand }, all));
      }),
    );
  });
});
