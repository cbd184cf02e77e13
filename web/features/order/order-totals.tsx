import { Totals } from '#ui/totals.tsx';
import { paidAmounts } from './paid-amounts.ts';
import { paidBy } from './paid-by.ts';
import { paymentWords } from './payment-words.ts';
import type { Order } from './order.ts';

export function OrderTotals({ order }: { order: Order }) {
  const {
    subtotalPrice,
    discountOnTotalPrice,
    shippingPrice,
    totalPrice,
    totalTax,
    paymentMethods,
    status,
    currentTotal,
    cancelledTotal,
    refundedTotal,
  } = order;
  const rows = [{ name: 'Subtotal', value: amount(subtotalPrice) }];
  // A true minus sign, as wide as the digits.
  if (discountOnTotalPrice.value > 0)
    rows.push({ name: 'Savings', value: `−${discountOnTotalPrice.formattedPrice}` });
  rows.push({ name: order.shippingMethod.name, value: amount(shippingPrice) });
  const amounts = paidAmounts(order);
  const method = amounts.length > 0 ? '' : paidBy(paymentMethods);
  const paid = { name: method ? `Paid by ${method}` : 'Total', value: amount(totalPrice) };
  // The original amount stays visible; the total is the amount after cancellations and refunds.
  const hasChanged = currentTotal.value !== totalPrice.value;
  if (hasChanged) rows.push({ name: 'Ordered', value: amount(totalPrice) });
  if (cancelledTotal.value > 0)
    rows.push({ name: 'Cancelled, not charged', value: `−${cancelledTotal.formattedPrice}` });
  if (refundedTotal.value > 0) rows.push({ name: 'Refunded', value: `−${refundedTotal.formattedPrice}` });
  const grand = hasChanged ? { name: 'New total', value: currentTotal.formattedPrice } : paid;
  return (
    <>
      <Totals rows={rows} grand={grand} />
      {totalTax.value > 0 && !hasChanged ? (
        <p className="micro soft mt-1.5">Includes {totalTax.formattedPrice} VAT</p>
      ) : null}
      {order.isExport ? <p className="micro soft mt-1.5">No UK VAT: sent out of the UK.</p> : null}
      {amounts.length > 0 ? (
        <div className="small mt-3">
          <h3 className="font-medium">Paid by</h3>
          <Totals rows={amounts} />
        </div>
      ) : null}
      {hasChanged && method ? <p className="micro soft mt-1.5">Paid by {method}</p> : null}
      {paymentWords(paymentMethods, status, refundedTotal.value).map((words) => (
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
