import { Cart } from './resolvers/Cart.ts';
import { LineItem } from './resolvers/LineItem.ts';
import { abandonCardPayment } from './resolvers/Mutation/abandonCardPayment.ts';
import { addToCart } from './resolvers/Mutation/addToCart.ts';
import { addToShoppingList } from './resolvers/Mutation/addToShoppingList.ts';
import { createFreeOfChargeOrder } from './resolvers/Mutation/createFreeOfChargeOrder.ts';
import { initiateCardPayment } from './resolvers/Mutation/initiateCardPayment.ts';
import { removeFromShoppingList } from './resolvers/Mutation/removeFromShoppingList.ts';
import { saveBillingDetails } from './resolvers/Mutation/saveBillingDetails.ts';
import { saveShippingDetailsCourier } from './resolvers/Mutation/saveShippingDetailsCourier.ts';
import { updateQuantity } from './resolvers/Mutation/updateQuantity.ts';
import { validateCardPayment } from './resolvers/Mutation/validateCardPayment.ts';
import { Order } from './resolvers/Order.ts';
import { cart } from './resolvers/Query/cart.ts';
import { mutualData } from './resolvers/Query/mutualData.ts';
import { order } from './resolvers/Query/order.ts';
import { shoppingList } from './resolvers/Query/shoppingList.ts';
import { ShoppingList } from './resolvers/ShoppingList.ts';
import { ShoppingListLineItem } from './resolvers/ShoppingListLineItem.ts';

export const resolvers = {
  Query: { cart, mutualData, order, shoppingList },
  Mutation: {
    addToCart,
    updateQuantity,
    saveShippingDetailsCourier,
    saveBillingDetails,
    initiateCardPayment,
    validateCardPayment,
    abandonCardPayment,
    createFreeOfChargeOrder,
    addToShoppingList,
    removeFromShoppingList,
  },
  Cart,
  LineItem,
  Order,
  ShoppingList,
  ShoppingListLineItem,
};
