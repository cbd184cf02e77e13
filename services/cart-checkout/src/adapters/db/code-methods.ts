import * as statements from './code-statements.ts';
import type { Write } from './write.ts';

/** The methods of `cartRepository` for codes and chosen gifts. Each returns false when the cart cannot be changed now. */
export function codeMethods(write: Write) {
  return {
    /** @param replaced codes that it replaces */
    addDiscountCode: (cartId: string, code: string, replaced: readonly string[]): Promise<boolean> =>
      write(statements.ADD_CODE, [cartId, code, [...replaced]]),

    removeDiscountCode: (cartId: string, code: string): Promise<boolean> =>
      write(statements.REMOVE_CODE, [cartId, code]),

    /** @param sku null for no gift */
    chooseGift: (cartId: string, origin: string, sku: string | null): Promise<boolean> =>
      sku === null
        ? write(statements.REMOVE_GIFT, [cartId, origin])
        : write(statements.CHOOSE_GIFT, [cartId, origin, sku]),
  };
}
