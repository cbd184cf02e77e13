import { Totals } from '#ui/totals.tsx';
import { paidBy } from './paid-by.ts';
import { paymentWords } from './payment-words.ts';
import type { Order } from './order.ts';

export function OrderTotals({ order }: { order: Order }) {
  const { subtotalPrice, discountOnTotalPrice, shippingPrice, totalPrice, tax, paymentMethods, status } =
    order;
  const rows = [{ name: 'Subtotal', value: amount(subtotalPrice) }];
  // A true minus sign, as wide as the digits.
  if (discountOnTotalPrice.value > 0)
    rows.push({ name: 'Savings', value: `−${discountOnTotalPrice.formattedPrice}` });
  rows.push({ name: 'Delivery', value: amount(shippingPrice) });
  const method = paidBy(paymentMethods);
  const grand = { name: method ? `Paid by ${method}` : 'Total', value: amount(totalPrice) };
  return (
    <>
      <Totals rows={rows} grand={grand} />
      {tax.value > 0 ? <p className="micro soft mt-1.5">Includes {tax.formattedPrice} VAT</p> : null}
      {paymentWords(paymentMethods, status).map((words) => (
        <p key={words} className="small soft mt-3">
          {words}
        </p>
      ))}
    </>
  );
}

function amount({ isFree, formattedPrice }: Order['totalPrice']): string {
  return isFree ? 'Free' : formattedPrice;
}
