type Price = { formattedPrice: string; value: number; isFree: boolean };

type Sums = {
  subtotalPrice: Price;
  discountOnTotalPrice: Price;
  /** Null until delivery is saved; then the total includes it. */
  shippingPrice: Price | null;
  shippingMethods: readonly { name: string; price: Price; isSelected: boolean }[];
  totalPrice: Price;
  tax: Price;
};

export type TotalsView = {
  rows: { name: string; value: string }[];
  grand: { name: string; value: string };
  /** For the small print. */
  vat: string;
};

/**
 * The amounts as shown to the shopper. Nothing is calculated here: before delivery is saved the total excludes its
 * cost, and says so.
 */
export function totalsOf(cart: Sums, grandName: string): TotalsView {
  const rows = [{ name: 'Subtotal', value: cart.subtotalPrice.formattedPrice }];
  // A true minus sign, as wide as the digits.
  if (cart.discountOnTotalPrice.value > 0)
    rows.push({ name: 'Savings', value: `−${cart.discountOnTotalPrice.formattedPrice}` });
  const method = cart.shippingMethods.find((item) => item.isSelected) ?? cart.shippingMethods[0];
  const shipping = cart.shippingPrice ?? method?.price;
  if (shipping !== undefined)
    rows.push({
      name: method?.name ?? 'Delivery',
      value: shipping.isFree ? 'Free' : shipping.formattedPrice,
    });
  const pending = cart.shippingPrice === null && shipping !== undefined && !shipping.isFree;
  return {
    rows,
    grand: {
      name: pending ? `${grandName} before delivery` : grandName,
      value: cart.totalPrice.formattedPrice,
    },
    vat: `Includes ${cart.tax.formattedPrice} VAT`,
  };
}
