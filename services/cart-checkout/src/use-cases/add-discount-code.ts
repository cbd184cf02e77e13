import { InvalidFieldError } from '@loupe/contact/invalid-field-error';
import { countersOf } from '@loupe/rate-limit/counters';
import { MAX_CODES } from '../domain/cart/cart.ts';
import type { FailureOf } from '../domain/failures.ts';
import { priceCart } from '../domain/pricing/price-cart.ts';
import type { PricedCart } from '../domain/pricing/priced-cart.ts';
import { readDiscountCode } from '../domain/promotions/discount-code.ts';
import { CODE_GUESS_LIMITS } from '../domain/rate-limit/limits.ts';
import type { Shopper } from '../domain/shopper.ts';
import { cartAnswer } from './cart-answer.ts';
import type { CartChanged } from './cart-answer.ts';
import { changeCart } from './change-cart.ts';
import type { ChangeCartPorts } from './change-cart.ts';
import type { Caller, LimitPorts } from './limit-ports.ts';
import type { ViewCartPorts } from './view-cart.ts';

export interface AddDiscountCodePorts extends ViewCartPorts, ChangeCartPorts, Pick<LimitPorts, 'rateLimits'> {
  readonly carts: ViewCartPorts['carts'] & {
    addDiscountCode(cartId: string, code: string, replaced: readonly string[]): Promise<boolean>;
  };
  /** Multiplies the limits of a network. */
  readonly sourceFactor: number;
}

export type AddDiscountCodeResult =
  CartChanged | FailureOf<'CartNotFoundError' | 'CheckoutInProgress' | 'TooManyAttemptsError'>;

/**
 * Enters a code (MU-07). It stays in the bag whether it applies or not, and the bag says which (EU-18); codes that do not exist are
 * replaced by the next one. @throws InvalidFieldError
 */
export async function addDiscountCode(
  ports: AddDiscountCodePorts,
  shopper: Shopper,
  typed: string,
  { session, network }: Caller,
): Promise<AddDiscountCodeResult> {
  const code = readDiscountCode(typed);
  if (code === null)
    throw new InvalidFieldError('code', 'Enter the code as it is printed, without anything else.');
  const cart = await ports.carts.findActive(shopper);
  if (cart === null) return { type: 'CartNotFoundError' };
  const codes = codesOf(priceCart(cart, ports.pricing));
  const unknown = codes.filter(({ state }) => state === 'NotValid').map((known) => known.code);
  if (codes.length - unknown.length >= MAX_CODES && codes.every((known) => known.code !== code)) {
    throw new InvalidFieldError('code', `A bag takes up to ${MAX_CODES} codes.`);
  }
  const about = { subjects: { session, network }, networkFactor: ports.sourceFactor };
  const attempt = await ports.rateLimits.count(countersOf('discount-code', CODE_GUESS_LIMITS, about));
  if (attempt.type === 'TooManyAttemptsError') return attempt;
  const write = () => ports.carts.addDiscountCode(cart.id, code, unknown);
  const answer = await cartAnswer(ports, shopper, await changeCart(ports, shopper, write));
  const isGuess =
    answer.type === 'Cart' &&
    codesOf(answer.cart).some((known) => known.code === code && known.state === 'NotValid');
  if (!isGuess) await ports.rateLimits.giveBack(attempt);
  return answer;
}

const codesOf = ({ promotions }: PricedCart) => promotions?.codes ?? [];
