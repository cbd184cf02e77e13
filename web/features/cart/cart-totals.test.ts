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
  giftCardSavings: price(0),
  totalPriceAfterGiftCard: price(3900),
  tax: price(650),
  isExport: false,
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

  it('[EN-04] shows the charge of the method that is chosen on the page, before it is saved', () => {
    const nominated = { name: 'Nominated day delivery', price: price(995) };
    expect(totalsOf(cart, 'To pay', nominated)).toMatchObject({
      rows: [{}, { name: 'Nominated day delivery', value: '£9.95' }],
      grand: { name: 'To pay before delivery' },
    });
    expect(totalsOf(cart, 'To pay', null)).toMatchObject({
      rows: [{ name: 'Subtotal' }],
      grand: { name: 'To pay before delivery' },
    });
    const saved = { ...cart, shippingPrice: price(495) };
    expect(totalsOf(saved, 'To pay', nominated).rows[1]).toEqual({
      name: 'Standard delivery',
      value: '£4.95',
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

  it('[EN-04] shows what gift cards pay, and what they leave', () => {
    const paid = { ...cart, giftCardSavings: price(3000), totalPriceAfterGiftCard: price(900) };
    const { rows, grand } = totalsOf(paid, 'To pay');
    expect(rows.slice(-2)).toEqual([
      { name: 'Total', value: '£39.00' },
      { name: 'Gift cards', value: '−£30.00' },
    ]);
    expect(grand).toEqual({ name: 'Left to pay before delivery', value: '£9.00' });
    const whole = { ...paid, shippingPrice: price(0), totalPriceAfterGiftCard: price(0) };
    expect(totalsOf(whole, 'Total').grand).toEqual({ name: 'Left to pay', value: '£0.00' });
  });

  it('say nothing of VAT where there is none', () => {
    expect(totalsOf({ ...cart, tax: price(0) }, 'Total').vat).toBeNull();
  });

  it('[EU-03] of goods sent out of the UK say that there is no VAT', () => {
    const { vat } = totalsOf({ ...cart, tax: price(0), isExport: true }, 'Total');
    expect(vat).toBe('No UK VAT: sent out of the UK. Import VAT or duty may be due where it arrives.');
  });
});
