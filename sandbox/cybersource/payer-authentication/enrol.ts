import { randomBytes, randomUUID } from 'node:crypto';
import { RECOGNISED } from '../cards/payer-behaviour.ts';
import type { TokenisedCard } from '../flex/sessions.ts';
import { invalidData } from '../payments/read-request.ts';
import type { AccessTokens } from './access-token.ts';
import type { Authentication, EnrolmentEntry } from './entries.ts';
import type { EnrolmentRequest } from './requests.ts';
import { RESULTS, resultMembers, SPECIFICATION_VERSION } from './results.ts';
import { envelope } from './reply.ts';
import type { AuthenticationStore } from './store.ts';

const CHALLENGE_MANDATED = '04';

/**
 * Enrols an amount with the issuer and stores the result before answering.
 *
 * @throws VendorError INVALID_DATA for a device profile that is not this token's
 */
export async function enrol(
  request: EnrolmentRequest,
  card: TokenisedCard,
  { authentications, now }: { readonly authentications: AuthenticationStore; readonly now: () => Date },
): Promise<Authentication> {
  const { referenceId, returnUrl, challengeCode } = request.consumerAuthenticationInformation;
  if (authentications.setup(referenceId)?.tokenId !== card.tokenId) {
    throw invalidData('consumerAuthenticationInformation.referenceId');
  }
  const { frictionless, challenged } = card.behaviour.payer ?? RECOGNISED;
  const atOnce = challengeCode === CHALLENGE_MANDATED ? undefined : frictionless;
  const entry: EnrolmentEntry = {
    kind: 'enrolment',
    at: now().toISOString(),
    transactionId: newTransactionId(),
    tokenId: card.tokenId,
    maskedNumber: card.maskedNumber,
    cardType: card.cardType,
    reference: request.clientReferenceInformation.code,
    pence: request.pence,
    currency: request.orderInformation.amountDetails.currency,
    returnUrl,
    directoryServerTransactionId: randomUUID(),
    serverTransactionId: randomUUID(),
    cryptogram: randomBytes(20).toString('base64'),
    ...(atOnce === undefined ? {} : { outcome: atOnce }),
    challenged,
  };
  await authentications.append(entry);
  return { ...entry, challengeRequired: atOnce === undefined };
}

export async function enrolmentReply(
  authentication: Authentication,
  { tokens, bankUrl, now }: { tokens: AccessTokens; bankUrl: string; now: () => Date },
): Promise<object> {
  const { transactionId, returnUrl, outcome, reference } = authentication;
  const head = (status: string, reason?: string) => envelope({ status, reference, reason, now: now() });
  if (outcome !== undefined) {
    const { status } = RESULTS[outcome];
    return {
      ...head(status, status === 'AUTHENTICATION_FAILED' ? 'CONSUMER_AUTHENTICATION_FAILED' : undefined),
      consumerAuthenticationInformation: {
        ...resultMembers(authentication, outcome),
        effectiveAuthenticationType: 'FR',
      },
    };
  }
  const acsUrl = `${bankUrl}/V2/Cruise/StepUp`;
  const pareq = challengeRequest(authentication);
  return {
    ...head('PENDING_AUTHENTICATION', 'CONSUMER_AUTHENTICATION_REQUIRED'),
    consumerAuthenticationInformation: {
      authenticationTransactionId: transactionId,
      accessToken: await tokens.forStepUp(transactionId, acsUrl, pareq, returnUrl),
      stepUpUrl: `${bankUrl}/V2/Cruise/StepUp`,
      acsUrl,
      pareq,
      veresEnrolled: 'Y',
      paresStatus: 'C',
      challengeRequired: 'Y',
      effectiveAuthenticationType: 'CH',
      specificationVersion: SPECIFICATION_VERSION,
      directoryServerTransactionId: authentication.directoryServerTransactionId,
      threeDSServerTransactionId: authentication.serverTransactionId,
    },
  };
}

/** The message browsers carry to the issuer: 05 is a window of the whole frame. */
const challengeRequest = ({ serverTransactionId }: Authentication): string =>
  Buffer.from(
    JSON.stringify({
      messageType: 'CReq',
      messageVersion: SPECIFICATION_VERSION,
      threeDSServerTransID: serverTransactionId,
      challengeWindowSize: '05',
    }),
  ).toString('base64url');

/** 20 letters and digits, as the vendor's are. */
const newTransactionId = (): string =>
  randomBytes(30).toString('base64').replaceAll(/[+/=]/g, '').slice(0, 20).padEnd(20, '0');
