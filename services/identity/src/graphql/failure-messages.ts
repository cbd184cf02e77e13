import { rateLimitedMessage } from '@loupe/rate-limit/rate-limited';
import type { Failure, FailureOf } from '../domain/failures.ts';

type Wording = { readonly [Type in Failure['type']]: (failure: FailureOf<Type>) => string };

/** The only messages for shoppers: what happened and what to do. None reveals whether there is an account. */
const MESSAGES: Wording = {
  AccountNotCreatedError: () =>
    'This e-mail address cannot be used for a new account. If it is yours, look in your inbox: we have written to you.',
  AddressLimitError: () => 'Your address book is full: it holds 50 addresses. Remove one to add another.',
  AddressLookupUnavailable: () => 'We cannot look up addresses just now. Please type yours.',
  AddressNotFoundError: () => 'This address is no longer in your address book.',
  MarketingLinkError: () => 'We do not know this link. Use the one of our last e-mail, or ring us.',
  PrivacyLinkError: () => 'This link has ended or been used. Ask again, or ring us.',
  ReCaptchaError: () => 'We could not check that you are not a robot. Please try again, or call us.',
  ResetTokenError: () =>
    'This link has been used or is older than an hour. Ask for a new one; it comes within a minute.',
  SignInRefusedError: () => 'That e-mail and password do not match. Check both, or set a new password.',
  TooManyAttemptsError: rateLimitedMessage,
};

export function messageOf<Type extends Failure['type']>(failure: FailureOf<Type>): string {
  const word = MESSAGES[failure.type as Type] as (failure: FailureOf<Type>) => string;
  return word(failure);
}
