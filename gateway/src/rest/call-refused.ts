/** HTTP status by name of the error catalogue; other codes are server errors. */
const STATUSES: Readonly<Record<string, number>> = {
  BAD_REQUEST: 400,
  ValidationError: 400,
  SessionExpiredError: 401,
  FORBIDDEN: 403,
  NotImplementedError: 404,
  PlaceNotFoundError: 404,
  ProductNotFoundError: 404,
  METHOD_NOT_ALLOWED: 405,
  ShoppingListLineItemsMaxLimitError: 409,
  TooManyAttemptsError: 429,
  HTTPError: 502,
  SearchUnavailableError: 503,
};

/** A failed REST call, answered with an error status and `{ code, message }` (RE-09), and the field at fault where there is one. */
export class CallRefused extends Error {
  override readonly name = 'CallRefused';
  readonly code: string;
  readonly field: string | undefined;

  /** @param message safe to show to a shopper */
  constructor(code: string, message: string, field?: string) {
    super(message);
    this.code = code;
    this.field = field;
  }

  get status(): number {
    return STATUSES[this.code] ?? 500;
  }
}
