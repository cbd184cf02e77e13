/** Why money was not taken, in our words; what the shopper reads is made from these. */
export const DECLINE_REASONS = [
  'card-declined',
  'insufficient-funds',
  'expired-card',
  'security-code',
  'address-mismatch',
  'card-not-accepted',
  'card-details-used',
  /** The bank wants to see the shopper, and cannot. */
  'authentication-required',
  /** The bank does not take the shopper for the card's holder. */
  'authentication-failed',
  /** The shopper did not come back from the bank in time. */
  'challenge-expired',
  'suspected-fraud',
  /** The provider would hold less, or another currency, than the order costs. */
  'amount-not-approved',
  /** Nothing was sent: the provider could not be reached or refused our request as such. */
  'provider-unavailable',
  /** Sent, never answered, and since made harmless. */
  'provider-timeout',
] as const;

export type DeclineReason = (typeof DECLINE_REASONS)[number];
