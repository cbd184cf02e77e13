import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  isActive,
  isRetailOnly,
  productStatus,
  WEB_PRODUCT_STATUSES,
  withStock,
} from './web-product-status.ts';

const statuses = fc.constantFrom(...WEB_PRODUCT_STATUSES);
const levels = fc.constantFrom('in' as const, 'low' as const, 'out' as const);

describe('web product status', () => {
  it('[EU-13] active means liveActive or discontinuedActive', () => {
    expect(WEB_PRODUCT_STATUSES.filter(isActive)).toEqual(['liveActive', 'discontinuedActive']);
  });

  it('[EU-13] nothing left makes an active piece liveOutOfStock and touches no other status', () => {
    expect(withStock('liveActive', 'out')).toBe('liveOutOfStock');
    expect(withStock('liveActive', 'low')).toBe('liveActive');
    fc.assert(
      fc.property(statuses, levels, (status, level) => {
        const shown = withStock(status, level);
        if (shown !== status)
          expect([isActive(status), level, shown]).toEqual([true, 'out', 'liveOutOfStock']);
      }),
    );
  });

  it('[EU-13] a product is active exactly while one of its variants is', () => {
    fc.assert(
      fc.property(fc.array(statuses, { minLength: 1 }), (shown) => {
        expect(isActive(productStatus(shown, shown[0]!))).toBe(shown.some(isActive));
      }),
    );
  });

  it('[EU-13] a sold-out master does not hide the sizes that are left', () => {
    expect(productStatus(['liveOutOfStock', 'liveActive'], 'liveOutOfStock')).toBe('liveActive');
    expect(productStatus(['liveOutOfStock', 'liveOutOfStock'], 'liveOutOfStock')).toBe('liveOutOfStock');
  });

  it('[EU-13] retail only is three statuses, none of them active', () => {
    expect(WEB_PRODUCT_STATUSES.filter(isRetailOnly)).toHaveLength(3);
    expect(WEB_PRODUCT_STATUSES.filter((status) => isRetailOnly(status) && isActive(status))).toEqual([]);
  });
});
