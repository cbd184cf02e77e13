import type { PaymentMethod } from '../domain/payment/payment.ts';
import type { Verifiers } from './ports/providers.ts';

/** The methods whose provider does not answer shoppers now. One of them says nothing of the others, except where two share a provider. */
export const silentMethods = ({ providers }: { readonly providers: Verifiers }): PaymentMethod[] =>
  (Object.keys(providers) as PaymentMethod[]).filter((method) => providers[method]?.answers?.() === false);
