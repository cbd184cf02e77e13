import type { Capabilities } from '../../use-cases/ports/tender-provider.ts';

/**
 * The vendor ends no hold, the schemes do. What they allow at least without a special agreement is used: a merchant-initiated
 * authorisation of Visa lasts shorter than the shopper's own. A shopper's consent is for this order, within 30 days.
 */
export const CARD_CAPABILITIES: Capabilities = {
  captures: 'several',
  partialCapture: true,
  refundDays: 180,
  authorisation: 'holds',
  hold: {
    heldFor: { others: 7 },
    renew: 'again',
    renewedFor: { schemes: { Visa: 5 }, others: 7 },
    renewableDays: 30,
    byStoredCard: true,
  },
};
