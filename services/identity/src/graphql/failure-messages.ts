import type { Failure, FailureOf } from '../domain/failures.ts';

type Wording = { readonly [Type in Failure['type']]: (failure: FailureOf<Type>) => string };

/** What the shopper reads: what happened and what to do. None tells whether there is an account. */
const MESSAGES: Wording = {
  AccountNotCreatedError: () =>
    'We cannot use this e-mail for an account. If you have one with us, sign in or reset your password.',
  AddressLimitError: () => 'Your address book is full. Remove an address to add another.',
  AddressLookupUnavailable: () => 'We cannot look up addresses just now. Please type yours.',
  AddressNotFoundError: () => 'This address is no longer in your address book.',
  ReCaptchaError: () => 'We could not check that you are a person. Please try again.',
  ResetTokenError: () => 'This link has been used or is too old. Please ask for a new one.',
  SignInRefusedError: () => 'E-mail and password do not match. Please try again, or reset your password.',
  TooManyAttemptsError: ({ retryAfterSeconds }) =>
    `Too many attempts. Please try again in ${waitInWords(retryAfterSeconds)}.`,
};

function waitInWords(seconds: number): string {
  if (seconds <= 90) return seconds === 1 ? '1 second' : `${seconds} seconds`;
  return `${Math.ceil(seconds / 60)} minutes`;
}

export function messageOf<Type extends Failure['type']>(failure: FailureOf<Type>): string {
  const word = MESSAGES[failure.type as Type] as (failure: FailureOf<Type>) => string;
  return word(failure);
}
