import type { AddressInput } from '@loupe/contact/parse-address';
import { bindPorts, type Bound, type PortsOf } from '@loupe/subgraph-server/bind-ports';
import type { Shopper } from './domain/shopper.ts';
import { abandonCardPayment } from './use-cases/abandon-card-payment.ts';
import { acceptApproval } from './use-cases/accept-approval.ts';
import { addDiscountCode } from './use-cases/add-discount-code.ts';
import { addGiftCard } from './use-cases/add-gift-card.ts';
import { addToCart } from './use-cases/add-to-cart.ts';
import { announceOrder } from './use-cases/announce-order.ts';
import { announcedTo } from './use-cases/announced-to.ts';
import { addToShoppingList } from './use-cases/add-to-shopping-list.ts';
import { changeDelivery } from './use-cases/change-delivery.ts';
import type { ChangeDeliveryPorts } from './use-cases/change-delivery.ts';
import { addToShoppingListFromCart } from './use-cases/add-to-shopping-list-from-cart.ts';
import { chooseForLine } from './use-cases/choose-for-line.ts';
import { issueCaptureContext, issueWithCart } from './use-cases/issue-capture-context.ts';
import { endFinanceJourney } from './use-cases/end-finance-journey.ts';
import { findApplication } from './use-cases/find-application.ts';
import { findOrder } from './use-cases/find-order.ts';
import { linkToPayAgain } from './use-cases/link-to-pay-again.ts';
import { listApplications } from './use-cases/list-applications.ts';
import { listGiftCards } from './use-cases/list-gift-cards.ts';
import { listOrders } from './use-cases/list-orders.ts';
import { mergeGuest } from './use-cases/merge-guest.ts';
import { openApproval } from './use-cases/open-approval.ts';
import { openPayAgain } from './use-cases/open-pay-again.ts';
import { ownedOrders } from './use-cases/owned-orders.ts';
import { previewShipping } from './use-cases/preview-shipping.ts';
import { offerMethods } from './use-cases/offer-methods.ts';
import { payOrderAgain } from './use-cases/pay-order-again.ts';
import { placeExpressOrder } from './use-cases/place-express-order.ts';
import { placeOrder } from './use-cases/place-order.ts';
import { recordCounts } from './use-cases/record-counts.ts';
import { removeDiscountCode } from './use-cases/remove-discount-code.ts';
import { removeFromShoppingList } from './use-cases/remove-from-shopping-list.ts';
import { removeGiftCard } from './use-cases/remove-gift-card.ts';
import { saveBillingDetails } from './use-cases/save-billing-details.ts';
import { saveShippingDetailsCollect } from './use-cases/save-shipping-details-collect.ts';
import { saveShippingDetailsCourier } from './use-cases/save-shipping-details-courier.ts';
import { sendShoppingListEmail } from './use-cases/send-shopping-list-email.ts';
import { setFreeGift } from './use-cases/set-free-gift.ts';
import { shareCart } from './use-cases/share-cart.ts';
import { showGiftCard } from './use-cases/show-gift-card.ts';
import { submitFinanceApplication } from './use-cases/submit-finance-application.ts';
import { updatePaymentMethod } from './use-cases/update-payment-method.ts';
import { updateQuantity } from './use-cases/update-quantity.ts';
import { validateCardPayment } from './use-cases/validate-card-payment.ts';
import { leavePayAgain, validatePayAgain } from './use-cases/validate-pay-again.ts';
import { viewCart } from './use-cases/view-cart.ts';
import { viewPayAgain } from './use-cases/view-pay-again.ts';
import { viewPersonalTerms } from './use-cases/view-personal-terms.ts';
import { viewProductPromotions } from './use-cases/view-product-promotions.ts';
import { viewSharedCart } from './use-cases/view-shared-cart.ts';
import { viewShoppingList } from './use-cases/view-shopping-list.ts';

/** The use cases that resolvers can call. */
const USE_CASES = {
  abandonCardPayment,
  acceptApproval,
  addDiscountCode,
  addGiftCard,
  addToCart,
  addToShoppingList,
  announceOrder,
  announcedTo,
  changeDelivery,
  changeAddress: (ports: ChangeDeliveryPorts, shopper: Shopper, address: AddressInput) =>
    changeDelivery(ports, shopper, { address }),
  addToShoppingListFromCart,
  chooseForLine,
  endFinanceJourney,
  findApplication,
  findOrder,
  issueCaptureContext,
  issueWithCart,
  leavePayAgain,
  linkToPayAgain,
  listApplications,
  listGiftCards,
  listOrders,
  mergeGuest,
  offerMethods,
  openApproval,
  openPayAgain,
  payOrderAgain,
  placeExpressOrder,
  placeOrder,
  previewShipping,
  recordCounts,
  removeDiscountCode,
  removeFromShoppingList,
  removeGiftCard,
  saveBillingDetails,
  saveShippingDetailsCollect,
  saveShippingDetailsCourier,
  sendShoppingListEmail,
  setFreeGift,
  shareCart,
  showGiftCard,
  submitFinanceApplication,
  updatePaymentMethod,
  updateQuantity,
  validateCardPayment,
  validatePayAgain,
  viewCart,
  viewPayAgain,
  viewPersonalTerms,
  viewProductPromotions,
  viewSharedCart,
  viewShoppingList,
  ownedOrders,
};

export type GraphPorts = PortsOf<typeof USE_CASES>;
export type UseCases = Bound<typeof USE_CASES>;

export const bindUseCases = (ports: GraphPorts): UseCases => bindPorts(USE_CASES, ports);
