import { eachDay, sumsOf } from './day-counts.ts';
import type { DayCount, Days } from './day-counts.ts';
import { count, pence } from './table.ts';
import type { Report } from './table.ts';

/** A cancellation, return or refund is of the day on which it happened; the day of the sale keeps its figures. */
export function salesReport(days: Days, sites: readonly string[], counts: readonly DayCount[]): Report {
  return {
    about: [
      'Goods: pieces at their price before discounts. Sales: goods less discounts, with delivery and VAT, before gift cards.',
      'Net: sales less what was cancelled and returned on that day. Refunded: money given back, by the ledger’s day.',
      'Days are those of London. A cancellation, return or refund is of its own day.',
    ],
    columns: [
      ...['Day', 'Shop', 'Orders', 'Pieces', 'Goods', 'Discounts', 'Delivery', 'Sales', 'of it VAT'],
      ...['Cancelled', 'Returned', 'Net', 'Refunded', 'Declined'],
    ],
    rows: eachDay(days, sites, counts, (day, site, of) => {
      const { n, amount } = sumsOf(of);
      const [sold, cancelled, returned] = [amount('orders'), amount('cancelled'), amount('returned')];
      return [
        ...[day, site, count(n('orders')), count(n('goods')), pence(amount('goods'))],
        ...[pence(amount('discounts')), pence(amount('delivery')), pence(sold), pence(amount('vat'))],
        ...[pence(cancelled), pence(returned), pence(sold - cancelled - returned)],
        ...[pence(amount('refunded')), count(n('declined'))],
      ];
    }),
  };
}
