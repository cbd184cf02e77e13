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

interface SystemError {
  readonly code?: unknown;
  readonly syscall?: unknown;
  readonly cause?: unknown;
}

/** Whether the error, or one that caused it, has one of the codes: libraries wrap the socket's error in their own. */
function hasCode(
  error: unknown,
  codes: ReadonlySet<unknown>,
  counts: (error: SystemError) => boolean = () => true,
): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, cause } = error as SystemError;
  return (codes.has(code) && counts(error)) || hasCode(cause, codes, counts);
}

/** Whether the call certainly reached no instance. A connection that was open may end with the same codes, of what it read or wrote. */
export const wasNotSent = (error: unknown): boolean =>
  hasCode(error, NOT_SENT, ({ syscall }) => syscall !== 'read' && syscall !== 'write');

/** Whether the connection could not be made, or broke. */
export const isConnectionError = (error: unknown): boolean =>
  hasCode(error, NOT_SENT) || hasCode(error, BROKEN);
