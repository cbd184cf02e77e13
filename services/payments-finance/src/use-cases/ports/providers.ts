import type { PaymentMethod } from '../../domain/payment/payment.ts';
import type { TenderProvider } from './tender-provider.ts';

/** EU-22: the provider of each method; undefined for a method that this installation does not offer. */
export type Providers = Readonly<Partial<Record<PaymentMethod, TenderProvider>>>;

export type Verifiers = Readonly<Partial<Record<PaymentMethod, Pick<TenderProvider, 'verify' | 'answers'>>>>;

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

/**
 * Claims due work of each method, as much as its provider accepts calls for now.
 * @param most of each method
 */
export async function claimByMethod<Provider extends Pick<TenderProvider, 'room'>, Due>(
  providers: Readonly<Partial<Record<PaymentMethod, Provider>>>,
  most: number,
  claim: (of: { readonly limit: number; readonly method: PaymentMethod }) => Promise<Due[]>,
  isAble: (provider: Provider) => boolean = () => true,
): Promise<Due[]> {
  const due: Due[] = [];
  for (const [method, provider] of Object.entries<Provider>(providers as Record<string, Provider>)) {
    const limit = Math.min(most, provider.room());
    if (isAble(provider) && limit > 0) due.push(...(await claim({ limit, method: method as PaymentMethod })));
  }
  return due;
}

/** Too little time is left to ask the provider; nothing was written. */
export class DeadlineTooShortError extends Error {
  override readonly name = 'DeadlineTooShortError';
}

/** The longest time-out of a provider call. */
export const PROVIDER_MS = 8_000;
/** For storing and returning the answer. */
const MARGIN_MS = 500;
const LEAST_PROVIDER_MS = 1_000;

interface Timed {
  /** When the caller stops waiting. */
  readonly deadline: Date;
}

/** Milliseconds left for the provider call. */
export const timeLeft = ({ deadline }: Timed, now: () => Date): number =>
  Math.min(PROVIDER_MS, deadline.getTime() - now().getTime() - MARGIN_MS);

export const isTooLate = (timed: Timed, now: () => Date): boolean => timeLeft(timed, now) < LEAST_PROVIDER_MS;

/** For a call before the authorisation: leaves the authorisation its own time. */
export const timeToAsk = (timed: Timed, now: () => Date): number =>
  Math.max(timeLeft(timed, now) - LEAST_PROVIDER_MS, LEAST_PROVIDER_MS / 2);
