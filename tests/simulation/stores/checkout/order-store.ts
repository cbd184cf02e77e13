import type { Order } from '../../../../services/cart-checkout/src/domain/order/order.ts';
import type { RunStatement } from '../run-statement.ts';
import type { CheckoutTables } from './tables.ts';

/** An order as far as e-mails and the warehouse here read it: its number, and what is to be packed. */
export function memoryOrderStore({ orders }: CheckoutTables, run: RunStatement) {
  return {
    findById: (id: string): Promise<Order | null> =>
      run('orders.findById', (view) => {
        const row = view.get(orders, id);
        if (row === undefined) return null;
        const { orderNumber, snapshot } = row;
        return { orderNumber, lines: snapshot.cart.lines } as unknown as Order;
      }),
  };
}
