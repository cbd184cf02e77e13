import type { CompleteResolvers } from '@loupe/subgraph-server/resolvers';
import type { Resolvers, ResolversParentTypes } from '../gen/schema-types.ts';
import { Cart } from './Cart.ts';
import { LineItem } from './LineItem.ts';
import { abandonCardPayment } from './Mutation/abandonCardPayment.ts';
import { addToCart } from './Mutation/addToCart.ts';
import { addToShoppingList } from './Mutation/addToShoppingList.ts';
import { addToShoppingListFromCart } from './Mutation/addToShoppingListFromCart.ts';
import { createFreeOfChargeOrder } from './Mutation/createFreeOfChargeOrder.ts';
import { initiateCardPayment } from './Mutation/initiateCardPayment.ts';
import { removeFromShoppingList } from './Mutation/removeFromShoppingList.ts';
import { saveBillingDetails } from './Mutation/saveBillingDetails.ts';
import { saveShippingDetailsCollect } from './Mutation/saveShippingDetailsCollect.ts';
import { saveShippingDetailsCourier } from './Mutation/saveShippingDetailsCourier.ts';
import { sendShoppingListEmail } from './Mutation/sendShoppingListEmail.ts';
import { updateQuantity } from './Mutation/updateQuantity.ts';
import { updateShippingAddress } from './Mutation/updateShippingAddress.ts';
import { updateShippingMethod } from './Mutation/updateShippingMethod.ts';
import { updateShippingMethodAndAddress } from './Mutation/updateShippingMethodAndAddress.ts';
import { validateCardPayment } from './Mutation/validateCardPayment.ts';
import { Order } from './Order.ts';
import { OrderSummary } from './OrderSummary.ts';
import { accountOrders } from './Query/accountOrders.ts';
import { cart } from './Query/cart.ts';
import { mutualData } from './Query/mutualData.ts';
import { order } from './Query/order.ts';
import { shoppingList } from './Query/shoppingList.ts';
import { ShoppingList } from './ShoppingList.ts';
import { ShoppingListLineItem } from './ShoppingListLineItem.ts';
import { User } from './User.ts';

export const resolvers: CompleteResolvers<Resolvers, ResolversParentTypes> = {
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
