import type { CompleteResolvers } from '@loupe/subgraph-server/resolvers';
import type { Resolvers, ResolversParentTypes } from '../gen/schema-types.ts';
import { Cart } from './Cart.ts';
import { CollectionStore } from './CollectionStore.ts';
import { FinanceApplication } from './FinanceApplication.ts';
import { LineItem } from './LineItem.ts';
import { abandonCardPayment } from './Mutation/abandonCardPayment.ts';
import { acceptWalletApproval } from './Mutation/acceptWalletApproval.ts';
import { addDiscountCode } from './Mutation/addDiscountCode.ts';
import { addGiftCard } from './Mutation/addGiftCard.ts';
import { addToCart } from './Mutation/addToCart.ts';
import { addToShoppingList } from './Mutation/addToShoppingList.ts';
import { addToShoppingListFromCart } from './Mutation/addToShoppingListFromCart.ts';
import { createFreeOfChargeOrder } from './Mutation/createFreeOfChargeOrder.ts';
import { createGivexOrder } from './Mutation/createGivexOrder.ts';
import { capturePayPalPayment } from './Mutation/capturePayPalPayment.ts';
import { createKlarnaSession } from './Mutation/createKlarnaSession.ts';
import { createPayPalOrder } from './Mutation/createPayPalOrder.ts';
import { financeEndJourney } from './Mutation/financeEndJourney.ts';
import { initiateCardPayment } from './Mutation/initiateCardPayment.ts';
import { leavePayAgain } from './Mutation/leavePayAgain.ts';
import { openPayAgain } from './Mutation/openPayAgain.ts';
import { openWalletApproval } from './Mutation/openWalletApproval.ts';
import { payAgain } from './Mutation/payAgain.ts';
import { placeApplePayExpressOrder } from './Mutation/placeApplePayExpressOrder.ts';
import { placeApplePayOrder } from './Mutation/placeApplePayOrder.ts';
import { placeKlarnaOrder } from './Mutation/placeKlarnaOrder.ts';
import { recordCounts } from './Mutation/recordCounts.ts';
import { removeDiscountCode } from './Mutation/removeDiscountCode.ts';
import { removeFromShoppingList } from './Mutation/removeFromShoppingList.ts';
import { removeGiftCard } from './Mutation/removeGiftCard.ts';
import { saveBillingDetails } from './Mutation/saveBillingDetails.ts';
import { saveShippingDetailsCollect } from './Mutation/saveShippingDetailsCollect.ts';
import { saveShippingDetailsCourier } from './Mutation/saveShippingDetailsCourier.ts';
import { announceOrder } from './Mutation/announceOrder.ts';
import { sendShoppingListEmail } from './Mutation/sendShoppingListEmail.ts';
import { setFreeGiftProduct } from './Mutation/setFreeGiftProduct.ts';
import { showGiftCard } from './Mutation/showGiftCard.ts';
import { shareCart } from './Mutation/shareCart.ts';
import { submitFinanceApplication } from './Mutation/submitFinanceApplication.ts';
import { updateEngraving } from './Mutation/updateEngraving.ts';
import { updateGiftWrap } from './Mutation/updateGiftWrap.ts';
import { updatePaymentMethod } from './Mutation/updatePaymentMethod.ts';
import { updateQuantity } from './Mutation/updateQuantity.ts';
import { updateShippingAddress } from './Mutation/updateShippingAddress.ts';
import { updateShippingMethod } from './Mutation/updateShippingMethod.ts';
import { updateShippingMethodAndAddress } from './Mutation/updateShippingMethodAndAddress.ts';
import { updateWristSize } from './Mutation/updateWristSize.ts';
import { validateCardPayment } from './Mutation/validateCardPayment.ts';
import { validatePayAgain } from './Mutation/validatePayAgain.ts';
import { Order } from './Order.ts';
import { OrderSummary } from './OrderSummary.ts';
import { accountGiftCards } from './Query/accountGiftCards.ts';
import { accountOrders } from './Query/accountOrders.ts';
import { cart } from './Query/cart.ts';
import { cybsGetCaptureContext } from './Query/cybsGetCaptureContext.ts';
import { payAgain as viewPayAgain } from './Query/payAgain.ts';
import { mutualData } from './Query/mutualData.ts';
import { order } from './Query/order.ts';
import { shipping } from './Query/shipping.ts';
import { personalTerms } from './Query/personalTerms.ts';
import { productPromotions } from './Query/productPromotions.ts';
import { sharedCart } from './Query/sharedCart.ts';
import { shoppingList } from './Query/shoppingList.ts';
import { ShoppingList } from './ShoppingList.ts';
import { ShoppingListLineItem } from './ShoppingListLineItem.ts';
import { User } from './User.ts';

export const resolvers: CompleteResolvers<Resolvers, ResolversParentTypes> = {
  Query: {
    cart,
    cybsGetCaptureContext,
    mutualData,
    order,
    accountGiftCards,
    accountOrders,
    payAgain: viewPayAgain,
    personalTerms,
    productPromotions,
    sharedCart,
    shipping,
    shoppingList,
  },
  Mutation: {
    addToCart,
    updateQuantity,
    updateWristSize,
    updateEngraving,
    updateGiftWrap,
    shareCart,
    showGiftCard,
    saveShippingDetailsCourier,
    saveShippingDetailsCollect,
    updateShippingMethod,
    updateShippingAddress,
    updateShippingMethodAndAddress,
    saveBillingDetails,
    initiateCardPayment,
    validateCardPayment,
    abandonCardPayment,
    openPayAgain,
    payAgain,
    validatePayAgain,
    leavePayAgain,
    createFreeOfChargeOrder,
    createGivexOrder,
    createPayPalOrder,
    createKlarnaSession,
    openWalletApproval,
    acceptWalletApproval,
    placeApplePayExpressOrder,
    placeApplePayOrder,
    placeKlarnaOrder,
    capturePayPalPayment,
    submitFinanceApplication,
    financeEndJourney,
    addDiscountCode,
    removeDiscountCode,
    setFreeGiftProduct,
    addGiftCard,
    removeGiftCard,
    updatePaymentMethod,
    addToShoppingList,
    addToShoppingListFromCart,
    sendShoppingListEmail,
    announceOrder,
    recordCounts,
    removeFromShoppingList,
  },
  Cart,
  CollectionStore,
  FinanceApplication,
  LineItem,
  Order,
  ShoppingList,
  ShoppingListLineItem,
  OrderSummary,
  User,
};
