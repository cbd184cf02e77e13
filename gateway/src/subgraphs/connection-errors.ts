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

const codeOf = (error: unknown): unknown => (error as { code?: unknown } | null)?.code;

export function wasNotSent(error: unknown): boolean {
  return NOT_SENT.has(codeOf(error));
}

export function isConnectionError(error: unknown): boolean {
  return wasNotSent(error) || BROKEN.has(codeOf(error));
}
