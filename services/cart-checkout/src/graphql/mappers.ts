import type { PricedCart, PricedLine } from '../domain/cart/priced-cart.ts';
import type { ShownItem } from '../domain/list/shown-list.ts';
import type { Order, OrderLine } from '../domain/order/order.ts';
import type { OrderSummary } from '../domain/order/order-summary.ts';

// What the fields of each type are resolved from; `npm run codegen` finds it by its name.
export type CartMapper = PricedCart;
/** Of a bag, or of an order, which also knows what has become of its pieces. */
export type LineItemMapper = PricedLine & Partial<OrderLine>;
export type OrderMapper = Order;
export type OrderSummaryMapper = OrderSummary;
export type ShoppingListLineItemMapper = ShownItem;
export type UserMapper = { readonly id: string };
