import { InvalidFieldError } from '@loupe/contact/invalid-field-error';
import type { Piece } from '../../../use-cases/add-to-cart.ts';
import { answer } from '../../answers.ts';
import type { Context } from '../../context.ts';

interface Arguments extends Piece {
  financeDeposit?: number | null;
  financeProduct?: string | null;
  giftCardValue?: number | null;
}

const NOT_OFFERED = ['financeDeposit', 'financeProduct', 'giftCardValue'] as const;

export function addToCart(_root: unknown, input: Arguments, { useCases, shopper }: Context) {
  return answer(async () => {
    const refused = NOT_OFFERED.find((field) => (input[field] ?? null) !== null);
    // Taken silently, a piece would be sold on other terms than asked for.
    if (refused !== undefined) throw new InvalidFieldError(refused, 'We do not offer this for the piece.');
    const { productId, variantId, sku } = input;
    return useCases.addToCart(shopper(), { productId, variantId, sku });
  });
}
