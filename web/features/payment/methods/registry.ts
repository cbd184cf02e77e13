import type { PaymentMethodType } from '#gql/graphql.ts';
import { creditCard } from './credit-card/credit-card.ts';
import type { PaymentMethod } from './payment-method.ts';

/**
 * The methods that this page can pay with, one entry each; a new method of the graph does not compile without one.
 * Gift cards are not among them: several can be applied beside any method.
 */
export const METHODS: Record<PaymentMethodType, PaymentMethod | undefined> = {
  credit_card: creditCard,
  klarna: undefined,
  givex: undefined,
  paypal: undefined,
  v12: undefined,
  applepay: undefined,
};
