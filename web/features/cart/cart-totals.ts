type Price = { formattedPrice: string; value: number; isFree: boolean };

type Method = { name: string; price: Price };

type Sums = {
  subtotalPrice: Price;
  discountOnTotalPrice: Price;
  /** Null until delivery is saved; then the total includes it. */
  shippingPrice: Price | null;
  shippingMethods: readonly { name: string; price: Price; isSelected: boolean }[];
  totalPrice: Price;
  giftCardSavings: Price;
  totalPriceAfterGiftCard: Price;
  tax: Price;
  isExport: boolean;
};

export type TotalsView = {
  rows: { name: string; value: string }[];
  grand: { name: string; value: string };
  /** For the small print; null where there is none, as on gift cards. */
  vat: string | null;
};

/** A saved method is the one in the total, whatever is chosen on the page. */
function methodOf(
  { shippingPrice, shippingMethods }: Sums,
  chosen: Method | null | undefined,
): Method | undefined {
  if (shippingPrice === null && chosen !== undefined) return chosen ?? undefined;
  return shippingMethods.find((item) => item.isSelected) ?? shippingMethods[0];
}

const EXPORT = 'No UK VAT: sent out of the UK. Import VAT or duty may be due where it arrives.';

/**
 * The amounts as shown to the shopper. Nothing is calculated here: before delivery is saved the total excludes its
 * cost, and says so. With gift cards the last amount is what they leave.
 * @param chosen the method chosen on the page and not saved yet; null for one whose charge is not known
 */
export function totalsOf(cart: Sums, grandName: string, chosen?: Method | null): TotalsView {
  const rows = [{ name: 'Subtotal', value: cart.subtotalPrice.formattedPrice }];
  // A true minus sign, as wide as the digits.
  if (cart.discountOnTotalPrice.value > 0)
    rows.push({ name: 'Savings', value: `−${cart.discountOnTotalPrice.formattedPrice}` });
  const method = methodOf(cart, chosen);
  const shipping = cart.shippingPrice ?? method?.price;
  if (shipping !== undefined)
    rows.push({
      name: method?.name ?? 'Delivery',
      value: shipping.isFree ? 'Free' : shipping.formattedPrice,
    });
  const giftCards = cart.giftCardSavings;
  if (giftCards.value > 0)
    rows.push(
      { name: 'Total', value: cart.totalPrice.formattedPrice },
      { name: 'Gift cards', value: `−${giftCards.formattedPrice}` },
    );
  const name = giftCards.value > 0 ? 'Left to pay' : grandName;
  const pending =
    cart.shippingPrice === null && (shipping === undefined ? chosen === null : !shipping.isFree);
  return {
    rows,
    grand: {
      name: pending ? `${name} before delivery` : name,
      value: cart.totalPriceAfterGiftCard.formattedPrice,
    },
    vat: cart.isExport ? EXPORT : cart.tax.value > 0 ? `Includes ${cart.tax.formattedPrice} VAT` : null,
  };
}
