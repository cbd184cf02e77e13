import { isCallersMistake, MASKED_MESSAGE } from '@loupe/subgraph-server/mask-errors';
import type { GraphQLFormattedError } from 'graphql';

/** Names of the error catalogue, and of what queries say they throw. Other codes are masked. */
const ANSWERED_CODES: ReadonlySet<unknown> = new Set([
  'AddressLookupUnavailable',
  'AppointmentClosedError',
  'AppointmentNotFoundError',
  'CartEmptyError',
  'CartNotFoundError',
  'DiscountCodesError',
  'FORBIDDEN',
  'HTTPError',
  'MarketingLinkError',
  'NotImplementedError',
  'PaymentAddressError',
  'PaymentProviderUnavailable',
  'PlaceNotFoundError',
  'PrivacyLinkError',
  'ReCaptchaError',
  'SearchUnavailableError',
  'SessionExpiredError',
  'ShoppingListEmptyError',
  'ShoppingListLineItemsMaxLimitError',
  'TooManyAttemptsError',
  'ValidationError',
]);

/** Apollo's formatError: removes a subgraph's address, stack, body and other extensions. */
export function maskError(formatted: GraphQLFormattedError): GraphQLFormattedError {
  const { message, locations, path, extensions } = formatted;
  const code = extensions?.['code'];
  // A subgraph rejected our request: a server error, though its code says that the caller is at fault.
  const callersMistake = extensions?.['serviceName'] === undefined && isCallersMistake(formatted);
  const known = ANSWERED_CODES.has(code) || callersMistake;
  return {
    message: known ? message : MASKED_MESSAGE,
    ...(callersMistake && locations && { locations }),
    ...(path && { path }),
    extensions: { code: known ? code : 'INTERNAL_SERVER_ERROR', ...factsOf(extensions) },
  };
}

/**
 * ValidationError names the invalid field, TooManyAttemptsError the seconds to wait, PlaceNotFoundError the places that
 * may have been meant.
 */
function factsOf({ code, field, retryAfterSeconds, suggestions }: Record<string, unknown> = {}) {
  return {
    ...(typeof field === 'string' && { field }),
    ...(typeof retryAfterSeconds === 'number' && { retryAfterSeconds }),
    ...(code === 'PlaceNotFoundError' && isNames(suggestions) && { suggestions }),
  };
}

const isNames = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((name) => typeof name === 'string');
