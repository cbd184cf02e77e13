import type { PricedCart, PricedLine } from '../domain/pricing/priced-cart.ts';
import type { DeliveryMethod } from '../domain/delivery/delivery-methods.ts';
import type { CollectionStore } from '../domain/delivery/collection.ts';
import type { ShownItem, ShownList } from '../domain/list/shown-list.ts';
import type { Order, OrderLine } from '../domain/order/order.ts';
import type { FinanceApplication } from '../domain/placement/finance-application.ts';
import type { OrderSummary } from '../domain/order/order-summary.ts';

// The objects from which the types are resolved; `npm run codegen` finds them by name.
export type CartMapper = PricedCart;
/** A line of a bag, or of an order, which also has the movements of its pieces. */
export type LineItemMapper = PricedLine &
  Partial<OrderLine> & {
    /** The free gifts that it earned. */
    readonly gifts?: readonly PricedLine[];
    /** Of the line: null while none is chosen, and for a gift card. */
    readonly deliveryMethod?: DeliveryMethod | null;
  };
export type FinanceApplicationMapper = FinanceApplication;
export type CollectionStoreMapper = CollectionStore;
export type OrderMapper = Order;
export type OrderSummaryMapper = OrderSummary;
export type ShoppingListMapper = ShownList;
export type ShoppingListLineItemMapper = ShownItem;
export type UserMapper = { readonly id: string };
