import { Totals } from '#ui/totals.tsx';
import { paidBy } from '../paid-by.ts';
import type { Order } from './shopper-order.ts';

export function OrderTotals({ order }: { order: Order }) {
  const { subtotalPrice, discountOnTotalPrice, shippingPrice, totalPrice, tax, paymentMethods } = order;
  const rows = [{ name: 'Subtotal', value: subtotalPrice.formattedPrice }];
  // A true minus sign, as wide as the digits.
  if (discountOnTotalPrice.value > 0)
    rows.push({ name: 'Savings', value: `−${discountOnTotalPrice.formattedPrice}` });
  rows.push({ name: 'Delivery', value: shippingPrice.isFree ? 'Free' : shippingPrice.formattedPrice });
  const method = paidBy(paymentMethods);
  const grand = { name: method ? `Paid by ${method}` : 'Total', value: totalPrice.formattedPrice };
  return (
    <>
      <Totals rows={rows} grand={grand} />
      <p className="micro soft mt-1.5">Includes {tax.formattedPrice} VAT</p>
    </>
  );
}
