import { PAYMENT_PATH, paymentAddress, placementIn } from '../placement-address.ts';

/** The address names the placement, one step further than the form: back leaves the bank and comes to the form again. */
export function enterChallenge(placementId: string): void {
  if (placementIn(window.location.search) === placementId) return;
  window.history.pushState(null, '', paymentAddress(placementId));
}

/** The address is the form's own again. Not by going back: the frame's pages stand in the same history. */
export function leaveChallenge(): void {
  if (!isChallengeAddress()) return;
  window.history.replaceState(null, '', paymentAddress());
}

export function isChallengeAddress(): boolean {
  const { pathname, search } = window.location;
  return pathname === PAYMENT_PATH && placementIn(search) !== undefined;
}
