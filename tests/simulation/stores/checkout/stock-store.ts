import type { MovedLine } from '../../../../services/cart-checkout/src/domain/order/goods.ts';
import type { StockItem } from '../../../../services/cart-checkout/src/domain/stock/stock-item.ts';
import type { RunStatement } from '../run-statement.ts';
import type { CheckoutTables, StockRow } from './tables.ts';

/** The in-memory twin of cart-checkout's adapters/db/stock-repository.ts, for changes after an order. */
export function memoryStockStore({ stock, stockMovements }: CheckoutTables, run: RunStatement) {
  return {
    putBack: (
      kind: 'cancellation' | 'return',
      placementId: string,
      lines: readonly MovedLine[],
    ): Promise<(StockItem & { readonly quantity: number })[]> =>
      run('stock.putBack', (view) => {
        const sums = new Map<string, number>();
        for (const { sku, quantity } of lines) sums.set(sku, (sums.get(sku) ?? 0) + quantity);
        return [...sums].sort().map(([sku, quantity]) => {
          const before = view.lock(stock, sku) as StockRow;
          const onHand = before.onHand + quantity;
          const { version } = view.put(stock, sku, { ...before, onHand, version: before.version + 1n });
          view.insert(stockMovements, view.database.newId(), { sku, kind, quantity, placementId });
          return { sku, quantity, onHand, version };
        });
      }),
  };
}
