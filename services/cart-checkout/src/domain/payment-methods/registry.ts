import { applepay } from './applepay.ts';
import { creditCard } from './credit-card.ts';
import { givex } from './givex.ts';
import { klarna } from './klarna.ts';
import type { PaymentMethod } from './payment-method.ts';
import { paypal } from './paypal.ts';
import { v12 } from './v12.ts';

/** EU-22: the methods that an installation offers unless it says otherwise, in the order in which they are shown. One entry each. */
export const METHODS: readonly PaymentMethod[] = [creditCard, givex, paypal, klarna, applepay, v12];

/**
 * @param names none: all
 * @throws Error for a name without an entry
 */
export const methodsNamed = (names: readonly string[]): readonly PaymentMethod[] => {
  const unknown = names.find((name) => METHODS.every((method) => method.name !== name));
  if (unknown !== undefined) throw new Error(`There is no payment method "${unknown}".`);
  return names.length === 0 ? METHODS : METHODS.filter(({ name }) => names.includes(name));
};
