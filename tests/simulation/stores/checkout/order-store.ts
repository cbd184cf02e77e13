import type { Order } from '../../../../services/cart-checkout/src/domain/order/order.ts';
import type { RunStatement } from '../run-statement.ts';
import type { CheckoutTables } from './tables.ts';

/** The part of an order that e-mails and the warehouse read here: its number and its lines. */
export function memoryOrderStore({ orders }: CheckoutTables, run: RunStatement) {
  return {
    findById: (id: string): Promise<Order | null> =>
      run('orders.findById', (view) => {
        const row = view.get(orders, id);
        if (row === undefined) return null;
        const { orderNumber, snapshot, tenders } = row;
        return { orderNumber, lines: snapshot.cart.lines, tenders } as unknown as Order;
      }),
  };
}
