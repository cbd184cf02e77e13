/** Why money was not taken, in our words; what the shopper reads is made from these. */
export type DeclineReason =
  | 'card-declined'
  | 'insufficient-funds'
  | 'expired-card'
  | 'security-code'
  | 'address-mismatch'
  | 'card-not-accepted'
  | 'card-details-used'
  /** The bank asks for a challenge that cannot be shown. */
  | 'authentication-required'
  /** The bank does not recognise the shopper as the holder of the card. */
  | 'authentication-failed'
  /** The shopper did not come back from the bank in time. */
  | 'challenge-expired'
  | 'suspected-fraud'
  /** The provider would hold less, or another currency, than the order costs. */
  | 'amount-not-approved'
  /** Nothing was sent: the provider could not be reached or refused our request as such. */
  | 'provider-unavailable'
  /** Sent and never answered; the attempt has since been reversed. */
  | 'provider-timeout';
