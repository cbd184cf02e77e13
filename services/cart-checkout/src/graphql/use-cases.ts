import type { AddressInput } from '@loupe/contact/parse-address';
import type { Order } from '../domain/order/order.ts';
import type { OrderClaim } from '../domain/order/may-see.ts';
import type { PageRequest } from '../domain/list/page.ts';
import type { PageOf } from '../domain/order/order-summary.ts';
import type { ListEmailInput } from '../domain/list/list-email.ts';
import type { Shopper } from '../domain/shopper.ts';
import { abandonCardPayment } from '../use-cases/abandon-card-payment.ts';
import type { AbandonCardPaymentPorts } from '../use-cases/abandon-card-payment.ts';
import { addToCart } from '../use-cases/add-to-cart.ts';
import type { AddToCartPorts, Piece } from '../use-cases/add-to-cart.ts';
import { addToShoppingList } from '../use-cases/add-to-shopping-list.ts';
import type { AddToShoppingListPorts } from '../use-cases/add-to-shopping-list.ts';
import { changeDelivery } from '../use-cases/change-delivery.ts';
import type { ChangeDeliveryPorts, DeliveryChangeInput } from '../use-cases/change-delivery.ts';
import { addToShoppingListFromCart } from '../use-cases/add-to-shopping-list-from-cart.ts';
import type {
  AddToShoppingListFromCartPorts,
  ListedLine,
} from '../use-cases/add-to-shopping-list-from-cart.ts';
import { createFreeOfChargeOrder } from '../use-cases/create-free-of-charge-order.ts';
import type {
  CreateFreeOfChargeOrderPorts,
  FreeOfChargeRequest,
} from '../use-cases/create-free-of-charge-order.ts';
import { findOrder } from '../use-cases/find-order.ts';
import type { Caller, FindOrderPorts } from '../use-cases/find-order.ts';
import { listOrders } from '../use-cases/list-orders.ts';
import type { ListOrdersPorts } from '../use-cases/list-orders.ts';
import { mergeGuest } from '../use-cases/merge-guest.ts';
import type { MergeGuestPorts } from '../use-cases/merge-guest.ts';
import { placeOrderByCard } from '../use-cases/place-order-by-card.ts';
import type { CardRequest, PlaceOrderByCardPorts } from '../use-cases/place-order-by-card.ts';
import { removeFromShoppingList } from '../use-cases/remove-from-shopping-list.ts';
import type { RemoveFromShoppingListPorts } from '../use-cases/remove-from-shopping-list.ts';
import { saveBillingDetails } from '../use-cases/save-billing-details.ts';
import type { BillingDetailsInput, SaveBillingDetailsPorts } from '../use-cases/save-billing-details.ts';
import { saveShippingDetailsCollect } from '../use-cases/save-shipping-details-collect.ts';
import type {
  CollectDetailsInput,
  SaveShippingDetailsCollectPorts,
} from '../use-cases/save-shipping-details-collect.ts';
import { saveShippingDetailsCourier } from '../use-cases/save-shipping-details-courier.ts';
import type {
  SaveShippingDetailsCourierPorts,
  ShippingDetailsInput,
} from '../use-cases/save-shipping-details-courier.ts';
import { sendShoppingListEmail } from '../use-cases/send-shopping-list-email.ts';
import type { SendShoppingListEmailPorts } from '../use-cases/send-shopping-list-email.ts';
import { updateQuantity } from '../use-cases/update-quantity.ts';
import type { QuantityChange, UpdateQuantityPorts } from '../use-cases/update-quantity.ts';
import { validateCardPayment } from '../use-cases/validate-card-payment.ts';
import type { ValidateCardPaymentPorts } from '../use-cases/validate-card-payment.ts';
import { viewCart } from '../use-cases/view-cart.ts';
import { viewShoppingList } from '../use-cases/view-shopping-list.ts';

/** Everything that what the graph offers asks for. */
export type GraphPorts = AbandonCardPaymentPorts &
  AddToCartPorts &
  AddToShoppingListPorts &
  AddToShoppingListFromCartPorts &
  ChangeDeliveryPorts &
  CreateFreeOfChargeOrderPorts &
  FindOrderPorts &
  ListOrdersPorts &
  MergeGuestPorts &
  PlaceOrderByCardPorts &
  RemoveFromShoppingListPorts &
  SaveBillingDetailsPorts &
  SaveShippingDetailsCollectPorts &
  SaveShippingDetailsCourierPorts &
  SendShoppingListEmailPorts &
  UpdateQuantityPorts &
  ValidateCardPaymentPorts & {
    readonly orders: { findOwned(shopper: Shopper, ids: readonly string[]): Promise<Order[]> };
  };

type ListedKey = { readonly productKey: string } & PageRequest;

export type UseCases = ReturnType<typeof bindUseCases>;

/** The use cases as resolvers call them, their ports given once. */
export function bindUseCases(ports: GraphPorts) {
  return {
    mergeGuest: (customer: Shopper, guest: Shopper) => mergeGuest(ports, customer, guest),
    viewCart: (shopper: Shopper) => viewCart(ports, shopper),
    viewShoppingList: (shopper: Shopper, page: PageRequest) => viewShoppingList(ports, shopper, page),
    findOrder: (shopper: Shopper, number: string, claim: OrderClaim, caller: Caller) =>
      findOrder(ports, shopper, number, claim, caller),
    listOrders: (shopper: Shopper, page: PageOf) => listOrders(ports, shopper, page),
    ownedOrders: (shopper: Shopper, ids: readonly string[]) => ports.orders.findOwned(shopper, ids),
    addToCart: (shopper: Shopper, piece: Piece) => addToCart(ports, shopper, piece),
    updateQuantity: (shopper: Shopper, change: QuantityChange) => updateQuantity(ports, shopper, change),
    addToShoppingList: (shopper: Shopper, input: ListedKey) => addToShoppingList(ports, shopper, input),
    addToShoppingListFromCart: (shopper: Shopper, input: ListedLine) =>
      addToShoppingListFromCart(ports, shopper, input),
    sendShoppingListEmail: (shopper: Shopper, input: ListEmailInput, caller: Caller) =>
      sendShoppingListEmail(ports, shopper, input, caller),
    removeFromShoppingList: (shopper: Shopper, input: ListedKey) =>
      removeFromShoppingList(ports, shopper, input),
    saveShippingDetailsCourier: (shopper: Shopper, input: ShippingDetailsInput) =>
      saveShippingDetailsCourier(ports, shopper, input),
    saveShippingDetailsCollect: (shopper: Shopper, input: CollectDetailsInput) =>
      saveShippingDetailsCollect(ports, shopper, input),
    changeDelivery: (shopper: Shopper, input: DeliveryChangeInput) => changeDelivery(ports, shopper, input),
    changeAddress: (shopper: Shopper, address: AddressInput) => changeDelivery(ports, shopper, { address }),
    saveBillingDetails: (shopper: Shopper, input: BillingDetailsInput) =>
      saveBillingDetails(ports, shopper, input),
    placeOrderByCard: (shopper: Shopper, request: CardRequest) => placeOrderByCard(ports, shopper, request),
    validateCardPayment: (shopper: Shopper, placementId: string) =>
      validateCardPayment(ports, shopper, placementId),
    abandonCardPayment: (shopper: Shopper, placementId: string) =>
      abandonCardPayment(ports, shopper, placementId),
    createFreeOfChargeOrder: (shopper: Shopper, request: FreeOfChargeRequest) =>
      createFreeOfChargeOrder(ports, shopper, request),
  };
}
