import { InvalidFieldError } from '@loupe/contact/invalid-field-error';
import { MAX_QUANTITY, maxQuantityAt } from './cart.ts';

/** MU-06: a whole number from 0, which removes the line, to 99. @throws InvalidFieldError */
export function parseQuantity(field: string, quantity: number): number {
  if (!Number.isInteger(quantity) || quantity < 0 || quantity > MAX_QUANTITY) {
    throw new InvalidFieldError(field, `A quantity is a whole number from 0 to ${MAX_QUANTITY}.`);
  }
  return quantity;
}

/**
 * One of a complimentary piece, on whichever line.
 * @param of price in pence, and the pieces of the article on other lines
 * @throws InvalidFieldError
 */
export function checkQuantityAt(
  field: string,
  { quantity, elsewhere = 0, price }: { quantity: number; elsewhere?: number; price: number },
): void {
  const all = price === 0 && quantity > 0 ? quantity + elsewhere : quantity;
  if (all > maxQuantityAt(price)) {
    throw new InvalidFieldError(field, 'We give one of these with an order. Please choose 1.');
  }
}
