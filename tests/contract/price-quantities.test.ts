import { describe, expect, it } from '@jest/globals';
import { maxQuantityAt } from '../../services/cart-checkout/src/domain/cart/cart.ts';
import { quantitiesAt } from '../../services/catalog-search/src/domain/price/price-quantities.ts';

describe('the quantities for which a price holds', () => {
  it.each([0, 1, 99, 279_500, 2_000_000_000])(
    '[EN-14] at %d are those that a bag takes at this price',
    (price) => expect(quantitiesAt(price)).toEqual({ minQuantity: 1, maxQuantity: maxQuantityAt(price) }),
  );
});
