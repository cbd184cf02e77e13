import { addToCart, updateQuantity } from '#features/cart/cart-api.ts';
import type { SharedLinePartsFragment } from '#gql/graphql.ts';
import { addShared, type Added } from '../../cart/add-shared.ts';

/** In the browser. */
export const addSharedHere = (lines: readonly SharedLinePartsFragment[]): Promise<Added> =>
  addShared(lines, { addToCart, updateQuantity });
