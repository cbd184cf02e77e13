/** Codes of errors before the connection was open: the request was not sent. */
const NOT_SENT: ReadonlySet<unknown> = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);
/** Codes of a connection that broke later; whether the request arrived is unknown. */
const BROKEN: ReadonlySet<unknown> = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET']);

/** Whether the error, or one that caused it, has one of the codes: libraries wrap the socket's error in their own. */
function hasCode(error: unknown, codes: ReadonlySet<unknown>): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, cause } = error as { code?: unknown; cause?: unknown };
  return codes.has(code) || hasCode(cause, codes);
}

/** Whether the call certainly reached no instance. */
export const wasNotSent = (error: unknown): boolean => hasCode(error, NOT_SENT);

/** Whether the connection could not be made, or broke. */
export const isConnectionError = (error: unknown): boolean => wasNotSent(error) || hasCode(error, BROKEN);
