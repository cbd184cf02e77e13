import { Cart } from './resolvers/Cart.ts';
import { LineItem } from './resolvers/LineItem.ts';
import { abandonCardPayment } from './resolvers/Mutation/abandonCardPayment.ts';
import { addToCart } from './resolvers/Mutation/addToCart.ts';
import { addToShoppingList } from './resolvers/Mutation/addToShoppingList.ts';
import { addToShoppingListFromCart } from './resolvers/Mutation/addToShoppingListFromCart.ts';
import { createFreeOfChargeOrder } from './resolvers/Mutation/createFreeOfChargeOrder.ts';
import { initiateCardPayment } from './resolvers/Mutation/initiateCardPayment.ts';
import { removeFromShoppingList } from './resolvers/Mutation/removeFromShoppingList.ts';
import { saveBillingDetails } from './resolvers/Mutation/saveBillingDetails.ts';
import { saveShippingDetailsCollect } from './resolvers/Mutation/saveShippingDetailsCollect.ts';
import { saveShippingDetailsCourier } from './resolvers/Mutation/saveShippingDetailsCourier.ts';
import { sendShoppingListEmail } from './resolvers/Mutation/sendShoppingListEmail.ts';
import { updateQuantity } from './resolvers/Mutation/updateQuantity.ts';
import { updateShippingAddress } from './resolvers/Mutation/updateShippingAddress.ts';
import { updateShippingMethod } from './resolvers/Mutation/updateShippingMethod.ts';
import { updateShippingMethodAndAddress } from './resolvers/Mutation/updateShippingMethodAndAddress.ts';
import { validateCardPayment } from './resolvers/Mutation/validateCardPayment.ts';
import { Order } from './resolvers/Order.ts';
import { OrderSummary } from './resolvers/OrderSummary.ts';
import { accountOrders } from './resolvers/Query/accountOrders.ts';
import { cart } from './resolvers/Query/cart.ts';
import { mutualData } from './resolvers/Query/mutualData.ts';
import { order } from './resolvers/Query/order.ts';
import { shoppingList } from './resolvers/Query/shoppingList.ts';
import { ShoppingList } from './resolvers/ShoppingList.ts';
import { ShoppingListLineItem } from './resolvers/ShoppingListLineItem.ts';
import { User } from './resolvers/User.ts';

export const resolvers = {
  Query: { cart, mutualData, order, accountOrders, shoppingList },
  Mutation: {
    addToCart,
    updateQuantity,
    saveShippingDetailsCourier,
    saveShippingDetailsCollect,
    updateShippingMethod,
    updateShippingAddress,
    updateShippingMethodAndAddress,
    saveBillingDetails,
    initiateCardPayment,
    validateCardPayment,
    abandonCardPayment,
    createFreeOfChargeOrder,
    addToShoppingList,
    addToShoppingListFromCart,
    sendShoppingListEmail,
    removeFromShoppingList,
  },
  Cart,
  LineItem,
  Order,
  ShoppingList,
  ShoppingListLineItem,
  OrderSummary,
  User,
};
