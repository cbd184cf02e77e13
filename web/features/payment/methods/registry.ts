import type { PaymentMethodType } from '#gql/graphql.ts';
import { applepay } from './applepay/applepay.tsx';
import { creditCard } from './credit-card/credit-card.tsx';
import { givex } from './givex/givex.ts';
import { klarna } from './klarna/klarna.tsx';
import { paypal } from './paypal/paypal.tsx';
import { v12 } from './v12/v12.tsx';
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
