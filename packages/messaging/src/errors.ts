/** This message can never be handled, however often it is tried: it goes to the dead-letter topic at once. */
export class PoisonMessageError extends Error {
  override readonly name = 'PoisonMessageError';
}

/**
 * Something the handler needs is away, and the message is not to blame: it is tried until that is back, and nothing behind
 * it in the partition passes it. For what does not show by the codes of `isOutage`.
 */
export class DependencyDownError extends Error {
  override readonly name = 'DependencyDownError';
}

const SOCKET_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN']);
/** Postgres: connection failures, too many connections and other shortages, shutdowns. */
const SQLSTATES = /^(08|53)...$|^57P0[123]$/;
/** pg itself gives no code for these: node-postgres/packages/pg-pool/index.js and packages/pg/lib/client.js. */
const PG_MESSAGES = /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout)/;

/** True when the database, the network or another dependency is away, here or anywhere down the chain of causes. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof DependencyDownError) return true;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (SOCKET_CODES.has(code) || SQLSTATES.test(code) || PG_MESSAGES.test(error.message)) return true;
  return isOutage(error.cause);
}
