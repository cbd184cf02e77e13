import { badValue } from '../problem.ts';
import type { OrderLine } from './order-line.ts';

/** Lines that take something off, or on which nobody owes tax for a piece. */
const NEGATIVE: readonly OrderLine['type'][] = ['discount', 'gift_card', 'store_credit'];

interface Amounts {
  readonly order_amount: number;
  readonly order_tax_amount: number;
  readonly order_lines: readonly OrderLine[];
}

/**
 * The vendor's arithmetic: each line is its quantity by its price without its discount, its tax is that of its rate to the penny, and
 * all lines are the order.
 * @throws Problem
 */
export function checkArithmetic({ order_amount, order_tax_amount, order_lines: lines }: Amounts): void {
  lines.forEach((line, index) => checkLine(line, `order_lines[${index}]`));
  const total = lines.reduce((sum, line) => sum + line.total_amount, 0);
  if (total !== order_amount) throw badValue('order_amount');
  const tax = lines.reduce((sum, line) => sum + line.total_tax_amount, 0);
  if (tax !== order_tax_amount) throw badValue('order_tax_amount');
}

function checkLine(line: OrderLine, at: string): void {
  const { quantity, unit_price: price, total_amount: total, total_discount_amount: discount = 0 } = line;
  if (total !== quantity * price - discount) throw badValue(`${at}.total_amount`);
  const isNegative = NEGATIVE.includes(line.type);
  if (isNegative ? price > 0 || total > 0 : price < 0 || total < 0) throw badValue(`${at}.unit_price`);
  const exact = total - (total * 10_000) / (10_000 + line.tax_rate);
  if (Math.abs(line.total_tax_amount - exact) > 1) throw badValue(`${at}.total_tax_amount`);
}
