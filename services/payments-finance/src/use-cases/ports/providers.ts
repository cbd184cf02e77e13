import type { PaymentMethod } from '../../domain/payment/payment.ts';
import type { TenderProvider } from './tender-provider.ts';

/** EU-22: the provider of each method; undefined for a method that this installation does not offer. */
export type Providers = Readonly<Partial<Record<PaymentMethod, TenderProvider>>>;

export type Verifiers = Readonly<Partial<Record<PaymentMethod, Pick<TenderProvider, 'verify'>>>>;

/** The plan names a method that this installation does not offer. */
export class MethodNotOfferedError extends Error {
  override readonly name = 'MethodNotOfferedError';
}

/** The provider did not answer; nothing was requested. */
export class ProviderUnavailableError extends Error {
  override readonly name = 'ProviderUnavailableError';
}

/** @throws MethodNotOfferedError */
export function providerOf<Provider>(
  providers: Readonly<Partial<Record<PaymentMethod, Provider>>>,
  method: PaymentMethod,
): Provider {
  const provider = providers[method];
  if (provider === undefined) throw new MethodNotOfferedError(`${method} is not offered.`);
  return provider;
}
