import type { Goods } from '../../../../services/cart-checkout/src/domain/order/goods.ts';
import { isMade } from '../../../../services/cart-checkout/src/domain/order/making.ts';
import type { Snapshot } from '../../../../services/cart-checkout/src/domain/placement/placement.ts';

/** The goods of an order when it is placed. */
export const goodsOf = ({ cart }: Snapshot): Goods => ({
  shipping: cart.shipping ?? 0,
  isDeliveryBegun: false,
  lines: cart.lines.map(({ sku, quantity, unitAmounts, unitTax, ...line }, index) => ({
    position: index + 1,
    sku,
    quantity,
    unitAmounts,
    unitTax,
    shipped: 0,
    cancelled: 0,
    returned: 0,
    shippedAmount: 0,
    returnedAmount: 0,
    isMade: isMade(line),
    begun: 0,
  })),
});
