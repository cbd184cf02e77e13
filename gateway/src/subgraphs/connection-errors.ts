/** The request certainly reached no instance. */
const NEVER_ARRIVED: ReadonlySet<unknown> = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);
/** The connection broke; whether the request arrived is unknown. */
const BROKEN: ReadonlySet<unknown> = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET']);

const codeOf = (error: unknown): unknown => (error as { code?: unknown } | null)?.code;

export function neverArrived(error: unknown): boolean {
  return NEVER_ARRIVED.has(codeOf(error));
}

export function nobodyThere(error: unknown): boolean {
  return neverArrived(error) || BROKEN.has(codeOf(error));
}
