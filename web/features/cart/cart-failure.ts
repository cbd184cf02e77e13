import { GraphClientError } from '#lib/graph-error.ts';
import { isCartPageFailure, type CartPageFailure } from './cart-page-message.ts';

/** A change that was not made. `lost` when the whole bag is gone; no text when the reason is shown elsewhere. */
export type Refusal = { text: string | undefined; lost: CartPageFailure | undefined };

/** The bag's failure for an error of the graph; undefined for any other error. */
export function cartFailure(error: unknown): CartPageFailure | undefined {
  if (!(error instanceof GraphClientError) || !isCartPageFailure(error.code)) return undefined;
  return error.code;
}
