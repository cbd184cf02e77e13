import type { AddressInput } from '@loupe/contact/parse-address';
import { bindPorts, type Bound, type PortsOf } from '@loupe/subgraph-server/bind-ports';
import type { Order } from '../domain/order/order.ts';
import type { Shopper } from '../domain/shopper.ts';
import { abandonCardPayment } from '../use-cases/abandon-card-payment.ts';
import { addToCart } from '../use-cases/add-to-cart.ts';
import { addToShoppingList } from '../use-cases/add-to-shopping-list.ts';
import { changeDelivery } from '../use-cases/change-delivery.ts';
import type { ChangeDeliveryPorts } from '../use-cases/change-delivery.ts';
import { addToShoppingListFromCart } from '../use-cases/add-to-shopping-list-from-cart.ts';
import { createFreeOfChargeOrder } from '../use-cases/create-free-of-charge-order.ts';
import { findOrder } from '../use-cases/find-order.ts';
import { listOrders } from '../use-cases/list-orders.ts';
import { mergeGuest } from '../use-cases/merge-guest.ts';
import { placeOrderByCard } from '../use-cases/place-order-by-card.ts';
import { removeFromShoppingList } from '../use-cases/remove-from-shopping-list.ts';
import { saveBillingDetails } from '../use-cases/save-billing-details.ts';
import { saveShippingDetailsCollect } from '../use-cases/save-shipping-details-collect.ts';
import { saveShippingDetailsCourier } from '../use-cases/save-shipping-details-courier.ts';
import { sendShoppingListEmail } from '../use-cases/send-shopping-list-email.ts';
import { updateQuantity } from '../use-cases/update-quantity.ts';
import { validateCardPayment } from '../use-cases/validate-card-payment.ts';
import { viewCart } from '../use-cases/view-cart.ts';
import { viewShoppingList } from '../use-cases/view-shopping-list.ts';

interface OrdersPort {
  readonly orders: { findOwned(shopper: Shopper, ids: readonly string[]): Promise<Order[]> };
}

/** The use cases that resolvers can call. */
const USE_CASES = {
  abandonCardPayment,
  addToCart,
  addToShoppingList,
  changeDelivery,
  changeAddress: (ports: ChangeDeliveryPorts, shopper: Shopper, address: AddressInput) =>
    changeDelivery(ports, shopper, { address }),
  addToShoppingListFromCart,
  createFreeOfChargeOrder,
  findOrder,
  listOrders,
  mergeGuest,
  placeOrderByCard,
  removeFromShoppingList,
  saveBillingDetails,
  saveShippingDetailsCollect,
  saveShippingDetailsCourier,
  sendShoppingListEmail,
  updateQuantity,
  validateCardPayment,
  viewCart,
  viewShoppingList,
  ownedOrders: ({ orders }: OrdersPort, shopper: Shopper, ids: readonly string[]) =>
    orders.findOwned(shopper, ids),
};

export type GraphPorts = PortsOf<typeof USE_CASES>;
export type UseCases = Bound<typeof USE_CASES>;

export const bindUseCases = (ports: GraphPorts): UseCases => bindPorts(USE_CASES, ports);
