/** HTTP status by name of the error catalogue, and of what the façade itself refuses; other codes are server errors. */
const STATUSES = {
  BAD_REQUEST: 400,
  ValidationError: 400,
  SessionExpiredError: 401,
  FORBIDDEN: 403,
  PricePromiseExcludedError: 403,
  ReCaptchaError: 403,
  NOT_FOUND: 404,
  NotImplementedError: 404,
  PlaceNotFoundError: 404,
  PieceNotFoundError: 404,
  ProductNotFoundError: 404,
  ReservationNotFoundError: 404,
  METHOD_NOT_ALLOWED: 405,
  PricePromiseLimitError: 409,
  ShoppingListLineItemsMaxLimitError: 409,
  CONTENT_TOO_LARGE: 413,
  TooManyAttemptsError: 429,
  INTERNAL_SERVER_ERROR: 500,
  HTTPError: 502,
  SearchUnavailableError: 503,
} as const;

export type RefusalCode = keyof typeof STATUSES;

const isRefusalCode = (code: string): code is RefusalCode => Object.hasOwn(STATUSES, code);

/** @param code of any name: one that is not in the catalogue is a server error */
export const statusOfCode = (code: string): number => (isRefusalCode(code) ? STATUSES[code] : 500);
