import type { PaymentMethodType } from '#gql/graphql.ts';
import { applepay } from './applepay/applepay.ts';
import { creditCard } from './credit-card/credit-card.ts';
import { givex } from './givex/givex.ts';
import { klarna } from './klarna/klarna.ts';
import { paypal } from './paypal/paypal.ts';
import { v12 } from './v12/v12.ts';
import type { PaymentMethods } from './payment-method.ts';

/** The methods that this page can pay with, one entry each; a new method of the graph does not compile without one. */
export const METHODS: PaymentMethods & Record<PaymentMethodType, PaymentMethods[PaymentMethodType]> = {
  credit_card: creditCard,
  klarna,
  givex,
  paypal,
  v12,
  applepay,
};
