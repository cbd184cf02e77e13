import { GraphClientError } from '#lib/graph-error.ts';
import { isCartPageFailure, type CartPageFailure } from './cart-page-message.ts';

/** The bag's failure for an error of the graph; undefined for any other error. */
export function cartFailure(error: unknown): CartPageFailure | undefined {
  const code = errorCode(error);
  return isCartPageFailure(code) ? code : undefined;
}

/** The error catalogue's name of a graph error. */
function errorCode(error: unknown): string | undefined {
  return error instanceof GraphClientError ? error.code : undefined;
}
