import type { PaymentMethod } from '../domain/payment/payment.ts';
import type { Verifiers } from './ports/providers.ts';

export const isSilent = (providers: Verifiers, method: PaymentMethod): boolean =>
  providers[method]?.answers?.() === false;

/** The methods whose provider does not answer shoppers now. One of them says nothing of the others, except where two share a provider. */
export const silentMethods = ({ providers }: { readonly providers: Verifiers }): PaymentMethod[] =>
  (Object.keys(providers) as PaymentMethod[]).filter((method) => isSilent(providers, method));
