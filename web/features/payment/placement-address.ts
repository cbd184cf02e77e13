/**
 * The payment page's address names the placement while the bank is with the shopper: after a reload, or back from the bank
 * outside of its frame, the page asks how far it has come. The name alone is worth nothing to anybody else.
 */
const PARAMETER = 'placement';
const PLACEMENT_ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

export const PAYMENT_PATH = '/checkout/payment';

export function isPlacementId(text: unknown): text is string {
  return typeof text === 'string' && PLACEMENT_ID.test(text);
}

/** @param search of an address, with or without its question mark */
export function placementIn(search: string): string | undefined {
  const named = new URLSearchParams(search).get(PARAMETER);
  return isPlacementId(named) ? named : undefined;
}

/** @param placementId what is no such id is left out */
export function paymentAddress(placementId?: string): string {
  return isPlacementId(placementId) ? `${PAYMENT_PATH}?${PARAMETER}=${placementId}` : PAYMENT_PATH;
}
