import { formatAmount } from '../payments/amounts.ts';
import { invalidData } from '../payments/read-request.ts';
import type { Authentication } from './entries.ts';
import { envelope } from './reply.ts';
import type { ValidationRequest } from './requests.ts';
import { RESULTS, resultMembers } from './results.ts';
import type { AuthenticationStore } from './store.ts';

/**
 * The authentication in a merchant's request, if every member of the request equals the one at enrolment.
 *
 * @throws VendorError INVALID_DATA naming what differs; an unknown transaction id looks like another merchant's
 */
export function authenticationAskedFor(
  request: ValidationRequest,
  authentications: AuthenticationStore,
): Authentication {
  const { authenticationTransactionId } = request.consumerAuthenticationInformation;
  const known = authentications.authentication(authenticationTransactionId);
  if (known === undefined) throw invalidData('consumerAuthenticationInformation.authenticationTransactionId');
  const checks: [boolean, string][] = [
    [known.reference === request.clientReferenceInformation.code, 'clientReferenceInformation.code'],
    [known.tokenId === request.tokenInformation.transientToken, 'tokenInformation.transientToken'],
    [known.pence === request.pence, 'orderInformation.amountDetails.totalAmount'],
    [
      known.currency === request.orderInformation.amountDetails.currency,
      'orderInformation.amountDetails.currency',
    ],
  ];
  const wrong = checks.filter(([same]) => !same).map(([, field]) => field);
  if (wrong.length > 0) throw invalidData(...wrong);
  return known;
}

/** The same answer for every request, and PENDING_AUTHENTICATION until the challenge has ended. */
export function validationReply(authentication: Authentication, now: Date): object {
  const { reference, outcome, challengeRequired } = authentication;
  const amount = {
    totalAmount: formatAmount(authentication.pence),
    currency: authentication.currency,
  };
  if (outcome === undefined) {
    return {
      ...envelope({
        status: 'PENDING_AUTHENTICATION',
        reference,
        reason: 'CONSUMER_AUTHENTICATION_REQUIRED',
        now,
      }),
      orderInformation: { amountDetails: amount },
      consumerAuthenticationInformation: {
        authenticationTransactionId: authentication.transactionId,
        paresStatus: 'C',
      },
    };
  }
  const { status } = RESULTS[outcome];
  const reason = status === 'AUTHENTICATION_FAILED' ? 'CONSUMER_AUTHENTICATION_FAILED' : undefined;
  return {
    ...envelope({ status, reference, reason, now }),
    orderInformation: { amountDetails: amount },
    consumerAuthenticationInformation: {
      ...resultMembers(authentication, outcome),
      effectiveAuthenticationType: challengeRequired ? 'CH' : 'FR',
    },
  };
}
