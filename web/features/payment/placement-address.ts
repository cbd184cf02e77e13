/**
 * The payment page's address contains the placement during a challenge: after a reload, or a return from the bank
 * outside its frame, the page checks its state. The id is of no use to another shopper.
 */
const PARAMETER = 'placement';
const PLACEMENT_ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

export const PAYMENT_PATH = '/checkout/payment';

export function isPlacementId(text: unknown): text is string {
  return typeof text === 'string' && PLACEMENT_ID.test(text);
}

/** @param search query of an address, with or without its question mark */
export function placementIn(search: string): string | undefined {
  const named = new URLSearchParams(search).get(PARAMETER);
  return isPlacementId(named) ? named : undefined;
}

/** @param placementId ignored when it is not a valid id */
export function paymentAddress(placementId?: string): string {
  return isPlacementId(placementId) ? `${PAYMENT_PATH}?${PARAMETER}=${placementId}` : PAYMENT_PATH;
}
