import { PAYMENT_PATH, paymentAddress, placementIn } from '../../placement-address.ts';

/**
 * Adds the placement to the address as a new history entry: the back button leaves the bank and shows the form again.
 */
export function enterChallenge(placementId: string): void {
  if (placementIn(window.location.search) === placementId) return;
  window.history.pushState(null, '', paymentAddress(placementId));
}

/** Restores the form's address. Not by history.back(): the frame's pages are entries of the same history. */
export function leaveChallenge(): void {
  if (!isChallengeAddress()) return;
  window.history.replaceState(null, '', paymentAddress());
}

export function isChallengeAddress(): boolean {
  const { pathname, search } = window.location;
  return pathname === PAYMENT_PATH && placementIn(search) !== undefined;
}
