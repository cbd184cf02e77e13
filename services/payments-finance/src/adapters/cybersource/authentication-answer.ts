import { speaksFor } from '../../domain/payment/authentication.ts';
import type { DeclineReason } from '../../domain/payment/decline-reason.ts';
import type {
  Authenticated,
  AuthenticationSubject,
  ChallengeResult,
  EnrolmentAnswer,
} from '../../domain/payment/authentication.ts';
import { refusedCardReason } from './decline-reasons.ts';
import { authenticationReply, readReply, refusalReply } from './replies.ts';
import type { AuthenticationReply } from './replies.ts';
import type { VendorReply } from '../vendor/request-once.ts';

type Refusal = Extract<VendorReply, { kind: 'reply' }>;
type Information = NonNullable<AuthenticationReply['consumerAuthenticationInformation']>;

const FAILED = { kind: 'failed', reason: 'authentication-failed' } as const;
const NO_ANSWER = { kind: 'no-answer' } as const;

/**
 * The vendor's `paresStatus`: payments with Y authenticated, A attempted, U unavailable (without liability shift) or none, for a
 * card whose bank does not take part, may be authorised; those with N failed, R rejected or C not completed may not.
 */
const MAY_AUTHORISE = new Set<string | undefined>(['Y', 'A', 'U', undefined]);

/** Interprets a reply to enrolment or validation for the amount that was requested. */
export function authenticationAnswer(
  reply: VendorReply,
  asked: AuthenticationSubject,
): EnrolmentAnswer | ChallengeResult {
  if (reply.kind !== 'reply' || reply.status >= 500) return NO_ANSWER;
  if (reply.status >= 400) return answerOfRefusal(reply);
  const parsed = readReply(authenticationReply, reply.text);
  if (parsed === undefined) return NO_ANSWER;

  const { status, consumerAuthenticationInformation: information = {}, orderInformation } = parsed;
  const { totalAmount, currency } = orderInformation?.amountDetails ?? {};
  const transactionId = information.authenticationTransactionId;
  if (!speaksFor(asked, { transactionId, currency, minorUnits: totalAmount })) return FAILED;
  switch (status) {
    case 'AUTHENTICATION_SUCCESSFUL':
      return MAY_AUTHORISE.has(information.paresStatus) ? authenticated(information) : FAILED;
    case 'PENDING_AUTHENTICATION':
      return asked.transactionId === undefined ? challenge(information) : { kind: 'pending' };
    case 'AUTHENTICATION_FAILED':
      return FAILED;
    default:
      return NO_ANSWER;
  }
}

function authenticated({
  authenticationTransactionId,
  ...information
}: Information): Authenticated | typeof NO_ANSWER {
  if (authenticationTransactionId === undefined) return NO_ANSWER;
  const { specificationVersion, ecommerceIndicator = 'internet', ...rest } = information;
  const { accessToken: _, stepUpUrl: __, ...found } = rest;
  const members = { authenticationTransactionId, ...found, paSpecificationVersion: specificationVersion };
  const present = Object.entries(members).filter((member): member is [string, string] => Boolean(member[1]));
  return {
    kind: 'authenticated',
    transactionId: authenticationTransactionId,
    evidence: { commerceIndicator: ecommerceIndicator, members: Object.fromEntries(present) },
  };
}

function challenge({ authenticationTransactionId, stepUpUrl, accessToken }: Information): EnrolmentAnswer {
  if (!authenticationTransactionId || !stepUpUrl || !accessToken) return NO_ANSWER;
  return { kind: 'challenge', transactionId: authenticationTransactionId, stepUpUrl, accessToken };
}

/** 4xx: either the card token was used already, or our request is invalid and the bank did not receive it. */
function answerOfRefusal(reply: Refusal): EnrolmentAnswer & ChallengeResult {
  const cardReason = refusedToken(reply);
  return cardReason === undefined ? NO_ANSWER : { kind: 'failed', reason: cardReason };
}

/** Undefined when the card token is not the cause. */
export function refusedToken({ status, text }: Refusal): DeclineReason | undefined {
  if (status < 400 || status >= 500) return undefined;
  const { reason, details } = readReply(refusalReply, text) ?? {};
  return refusedCardReason(reason, details?.map(({ field }) => field) ?? []);
}
