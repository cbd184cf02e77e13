import { describe, expect, it } from '@jest/globals';
import { totalsOf } from './cart-totals.ts';

const price = (value: number) => ({
  value,
  isFree: value === 0,
  formattedPrice: `£${(value / 100).toFixed(2)}`,
});
const cart = {
  subtotalPrice: price(3900),
  discountOnTotalPrice: price(0),
  shippingPrice: null,
  shippingMethods: [{ name: 'Standard delivery', price: price(495), isSelected: false }],
  totalPrice: price(3900),
  tax: price(650),
};

describe('cart totals', () => {
  it('[EN-04] says that delivery is not in the total yet', () => {
    expect(totalsOf(cart, 'Total')).toEqual({
      rows: [
        { name: 'Subtotal', value: '£39.00' },
        { name: 'Standard delivery', value: '£4.95' },
      ],
      grand: { name: 'Total before delivery', value: '£39.00' },
      vat: 'Includes £6.50 VAT',
    });
  });

  it('[EN-04] reads Free, not £0.00, without that remark', () => {
    const free = {
      ...cart,
      shippingMethods: [{ name: 'Standard delivery', price: price(0), isSelected: false }],
    };
    expect(totalsOf(free, 'To pay').rows[1]).toEqual({ name: 'Standard delivery', value: 'Free' });
    expect(totalsOf(free, 'To pay').grand.name).toBe('To pay');
  });

  it('[EN-04] shows savings with a true minus sign', () => {
    expect(totalsOf({ ...cart, discountOnTotalPrice: price(2500) }, 'Total').rows[1]).toEqual({
      name: 'Savings',
      value: '−£25.00',
    });
  });
});
