import type { Capabilities } from '../../use-cases/ports/tender-provider.ts';

/**
 * An order of the vendor's holds for 28 days and can be extended by as many, under our agreement with it; its pages name no limit of
 * refunds, which the shop gives within 180 days.
 */
export const KLARNA_CAPABILITIES: Capabilities = {
  captures: 'several',
  partialCapture: true,
  refundDays: 180,
  authorisation: 'holds',
  recognisesRepeats: true,
  hold: { heldFor: { others: 28 }, renew: 'extend', renewableDays: 180 },
};
