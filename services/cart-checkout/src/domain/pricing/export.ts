import { deliveryArea } from '@loupe/calendar/delivery-areas';
import { taxRateOf } from '@loupe/money/tax-category';
import { withoutTax } from '@loupe/money/vat';
import type { Cart, CartLine } from '../cart/cart.ts';

/** Whether the cart is sent out of the United Kingdom's VAT area. A collection never is. */
export const isExport = ({ collection, shippingAddress }: Cart): boolean =>
  collection === null && deliveryArea(shippingAddress).isExport;

/** Prices include VAT; what is exported costs as much less. A gift card bears none. @param price pence */
export function priceForAddress(
  price: number,
  { variant, options }: Pick<CartLine, 'variant' | 'options'>,
  isExported: boolean,
): number {
  if (options.giftCardValue !== undefined || !isExported) return price;
  return withoutTax(price, taxRateOf(variant.taxCategory));
}
