import type { RateLimited } from '@loupe/rate-limit/rate-limited';

/** An expected failure, with its name in the error catalogue. Its message for the shopper is added in the graph. */
export type Failure =
  | { readonly type: 'AccountNotCreatedError' }
  | { readonly type: 'AddressLimitError' }
  | { readonly type: 'AddressLookupUnavailable' }
  | { readonly type: 'AddressNotFoundError' }
  | { readonly type: 'MarketingLinkError' }
  | { readonly type: 'PrivacyLinkError' }
  | { readonly type: 'ReCaptchaError' }
  | { readonly type: 'ResetTokenError' }
  | { readonly type: 'SignInRefusedError' }
  | RateLimited;

export type FailureOf<Type extends Failure['type']> = Extract<Failure, { type: Type }>;
