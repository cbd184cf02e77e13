import type { RequiredCart, RequiredListItem, RequiredProduct } from './purchases.ts';

// The objects from which the types are resolved; `npm run codegen` finds them by name.
export type ProductMapper = RequiredProduct;
export type ShoppingListLineItemMapper = RequiredListItem;
export type CartMapper = RequiredCart;
/** In pence. */
export type PriceMapper = { readonly value: number };
