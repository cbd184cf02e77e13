import { InvalidFieldError } from '@loupe/contact/invalid-field-error';
import { quantitiesByArticle } from '../cart/articles.ts';
import type { FailureOf } from '../failures.ts';
import type { PricedLine } from '../pricing/priced-cart.ts';
import { APPLICATION_PIECES, APPLICATION_SKUS } from '../rate-limit/limits.ts';

const TOO_MANY_SKUS = `Up to ${APPLICATION_SKUS} different pieces can be paid for over time together. Take some out of your bag, or choose another way to pay.`;

type Line = Pick<PricedLine, 'sku' | 'stockSku' | 'quantity' | 'freeGiftOf'>;

/**
 * Null where an application may keep the pieces of these lines. What is given with them is not counted.
 * @throws InvalidFieldError for too many different pieces
 */
export function piecesRefusal(lines: readonly Line[]): FailureOf<'QuantityLimitError'> | null {
  const bought = quantitiesByArticle(lines.filter(({ freeGiftOf }) => freeGiftOf === undefined));
  if (bought.size > APPLICATION_SKUS) throw new InvalidFieldError('paymentMethod', TOO_MANY_SKUS);
  const over = [...bought].find(([, quantity]) => quantity > APPLICATION_PIECES);
  return over === undefined ? null : { type: 'QuantityLimitError', sku: over[0], most: APPLICATION_PIECES };
}
