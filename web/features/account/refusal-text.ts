const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** "in a minute", "in 12 minutes", "in 2 hours": never sooner than it may be tried. */
export function waitText(seconds: number): string {
  if (seconds <= MINUTE) return 'in a minute';
  if (seconds < 2 * HOUR) return `in ${Math.ceil(seconds / MINUTE)}\u00a0minutes`;
  return `in ${Math.ceil(seconds / HOUR)}\u00a0hours`;
}

type Refused = {
  readonly __typename: string;
  readonly message: string;
  readonly retryAfterSeconds?: number | undefined;
};

/** What a refusal means and what to do, in the shopper's words; falls back to the graph's own sentence. */
export function refusalText({ __typename, message, retryAfterSeconds }: Refused): string {
  switch (__typename) {
    case 'SignInRefusedError':
      return 'That e-mail and password do not match. Check both, or set a new password.';
    case 'TooManyAttemptsError':
      return `Too many attempts. Please try again ${waitText(retryAfterSeconds ?? MINUTE)}.`;
    case 'AccountNotCreatedError':
      return 'This e-mail address cannot be used for a new account. If it is yours, look in your inbox: we have written to you.';
    case 'ReCaptchaError':
      return 'We could not check that you are not a robot. Please try again, or call us.';
    case 'ResetTokenError':
      return 'This link has been used or is older than an hour. Ask for a new one; it comes within a minute.';
    case 'AddressLimitError':
      return 'Your address book is full: it holds 50 addresses. Remove one to add another.';
    case 'AddressNotFoundError':
      return 'This address is no longer in your address book.';
    default:
      return message || 'Something went wrong at our end, and we are sorry. Please try again.';
  }
}
