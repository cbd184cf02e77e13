/** Our reasons why an authorisation was declined; the shopper's message is derived from them. */
export type DeclineReason =
  | 'card-declined'
  | 'insufficient-funds'
  | 'expired-card'
  | 'security-code'
  | 'address-mismatch'
  | 'card-not-accepted'
  | 'card-details-used'
  /** The bank requires a challenge that cannot be shown. */
  | 'authentication-required'
  /** The bank does not recognise the shopper as the holder of the card. */
  | 'authentication-failed'
  /** The shopper did not complete the challenge in time. */
  | 'challenge-expired'
  | 'suspected-fraud'
  /** The lender does not lend. */
  | 'loan-declined'
  /** The shopper, or the lender, has ended the application. */
  | 'loan-cancelled'
  /** The provider would hold a smaller amount, or another currency, than requested. */
  | 'amount-not-approved'
  /** The provider could not be reached, or rejected our request as invalid. */
  | 'provider-unavailable'
  /** Sent and not answered; the attempt has since been reversed. */
  | 'provider-timeout';
