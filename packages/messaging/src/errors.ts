/** This message can never be handled: it is put into the dead-letter topic without a retry. */
export class PoisonMessageError extends Error {
  override readonly name = 'PoisonMessageError';
}

/**
 * A dependency of the handler is unavailable, and the message is not at fault: the message is retried until it is back,
 * and the messages behind it in the partition wait. For outages that `isOutage` does not know by their code.
 */
export class DependencyDownError extends Error {
  override readonly name = 'DependencyDownError';
}

const SOCKET_CODES = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH'],
  ...['ENOTFOUND', 'EAI_AGAIN'],
]);
/**
 * Postgres (https://www.postgresql.org/docs/18/errcodes-appendix.html): connection failures (08), shortages (53), errors of its
 * host (58), shutdown and start (57P01 to 57P03), a statement or lock that took too long (57014, 55P03), a lost conflict with
 * another transaction (40001, 40P01), a read-only server after a failover (25006), internal errors (XX000).
 */
const SQLSTATES = /^(08|53|58)...$|^(57P0[123]|57014|55P03|40001|40P01|25006|XX000)$/;
/** pg gives these no code: node-postgres/packages/pg-pool/index.js and packages/pg/lib/client.js. */
const PG_MESSAGES =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client (has encountered|was closed) .*not queryable)/;

/** True when the error or one of its causes means that the database, network or another dependency is down or overloaded. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof DependencyDownError) return true;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (SOCKET_CODES.has(code) || SQLSTATES.test(code) || PG_MESSAGES.test(error.message)) return true;
  return isOutage(error.cause);
}
