import type { DeclineReason } from '../../domain/payment/decline-reason.ts';

/** Our reason by the vendor's `errorInformation.reason` of a declined authorisation. */
const REASONS: Readonly<Record<string, DeclineReason>> = {
  INSUFFICIENT_FUND: 'insufficient-funds',
  EXCEEDS_CREDIT_LIMIT: 'insufficient-funds',
  EXPIRED_CARD: 'expired-card',
  INVALID_CVN: 'security-code',
  CVN_NOT_MATCH: 'security-code',
  CV_FAILED: 'security-code',
  AVS_FAILED: 'address-mismatch',
  INVALID_ACCOUNT: 'card-not-accepted',
  UNAUTHORIZED_CARD: 'card-not-accepted',
  CONSUMER_AUTHENTICATION_REQUIRED: 'authentication-required',
  CONSUMER_AUTHENTICATION_FAILED: 'authentication-failed',
  CUSTOMER_AUTHENTICATION_REQUIRED: 'authentication-required',
  PENDING_AUTHENTICATION: 'authentication-required',
  DECISION_PROFILE_REJECT: 'suspected-fraud',
  DECISION_PROFILE_REVIEW: 'suspected-fraud',
  SCORE_EXCEEDS_THRESHOLD: 'suspected-fraud',
  BLACKLISTED_CUSTOMER: 'suspected-fraud',
};

/** Any other reason is shown to the shopper as a declined card, also that of a stolen card. */
export const declineReasonOf = (vendorReason: string | undefined): DeclineReason =>
  REASONS[vendorReason ?? ''] ?? 'card-declined';

const CARD_REFUSALS: Readonly<Record<string, DeclineReason>> = {
  INVALID_CARD: 'card-not-accepted',
  INVALID_CARD_TYPE: 'card-not-accepted',
  CARD_TYPE_NOT_ACCEPTED: 'card-not-accepted',
};

/** For a request that the vendor rejected (400): undefined when the card is not the cause. */
export function refusedCardReason(
  vendorReason: string | undefined,
  fields: readonly (string | undefined)[],
): DeclineReason | undefined {
  const ofToken = ['tokenInformation', 'paymentInformation.fluidData'];
  if (fields.some((field) => ofToken.some((name) => field?.startsWith(name)))) return 'card-details-used';
  return CARD_REFUSALS[vendorReason ?? ''];
}
