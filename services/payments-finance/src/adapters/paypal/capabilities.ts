import type { Capabilities } from '../../use-cases/ports/tender-provider.ts';

/**
 * The vendor honours an authorisation for three days, and authorises again from the fourth day to the 29th, each time for at most
 * three. Its pages disagree about how often: `most` is what its account manager has agreed to.
 */
export const capabilitiesOf = (most: number): Capabilities => ({
  captures: 'several',
  partialCapture: true,
  refundDays: 180,
  authorisation: 'holds',
  recognisesRepeats: true,
  hold: { heldFor: { others: 3 }, renew: 'again', renewableDays: 29, afterItsEnd: true, most },
});
