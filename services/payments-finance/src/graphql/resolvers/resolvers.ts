import type { CompleteResolvers } from '@loupe/subgraph-server/resolvers';
import type { Resolvers, ResolversParentTypes } from '../gen/schema-types.ts';
import { Cart } from './Cart.ts';
import { applePayValidate } from './Mutation/applePayValidate.ts';
import { authoriseCardToken } from './Mutation/authoriseCardToken.ts';
import { checkGiftCardBalance } from './Mutation/checkGiftCardBalance.ts';
import { Price } from './Price.ts';
import { Product } from './Product.ts';
import { ShoppingListLineItem } from './ShoppingListLineItem.ts';

export const resolvers: CompleteResolvers<Resolvers, ResolversParentTypes> = {
  Mutation: { authoriseCardToken, applePayValidate, checkGiftCardBalance },
  Cart,
  Price,
  Product,
  ShoppingListLineItem,
};
