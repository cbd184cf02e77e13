import { z } from 'zod';
import type { Ledger } from '../ledger/ledger.ts';
import { invalidData } from '../payments/read-request.ts';
import { VendorError } from '../payments/vendor-error.ts';
import type { Authentication } from './entries.ts';
import { carriesProof, eciOf, indicatorOf, RESULTS, SPECIFICATION_VERSION } from './results.ts';
import type { AuthenticationStore } from './store.ts';

const text = z.string().min(1).optional();

/** The prior authentication that an authorisation refers to, or the exemption that it claims instead. */
export const authenticationClaim = z.object({
  authenticationTransactionId: text,
  cavv: text,
  xid: text,
  ucafAuthenticationData: text,
  ucafCollectionIndicator: text,
  eciRaw: text,
  paresStatus: text,
  veresEnrolled: text,
  directoryServerTransactionId: text,
  paSpecificationVersion: text,
  strongAuthentication: z.object({ lowValueExemptionIndicator: z.enum(['0', '1']).optional() }).optional(),
});
export type AuthenticationClaim = z.infer<typeof authenticationClaim>;

/** The fields of an authorisation that the claim must match. */
export interface ClaimedFor {
  readonly tokenId: string;
  readonly cardType: string;
  readonly pence: number;
  readonly currency: string;
  readonly commerceIndicator: string;
}

export type ClaimJudgement =
  | { readonly kind: 'none' }
  | { readonly kind: 'proved'; readonly authentication: Authentication }
  /** May be authorised without liability shift. */
  | { readonly kind: 'unavailable'; readonly authentication: Authentication }
  | { readonly kind: 'refused' };

const MASTERCARD = '002';

/**
 * Checks the authentication results that an authorisation request contains. They must all come from one authentication of the same
 * token and amount, and must not have been used by an earlier authorisation, even a declined one.
 *
 * @throws VendorError MISSING_FIELD or INVALID_DATA when the members contradict each other
 */
export function judgeClaim(
  claim: AuthenticationClaim | undefined,
  payment: ClaimedFor,
  authentications: AuthenticationStore,
  ledger: Ledger,
): ClaimJudgement {
  const proof = claim?.cavv ?? claim?.ucafAuthenticationData;
  if (claim === undefined || !makesClaim(claim)) {
    // An unauthenticated internet payment must not be accepted as an authenticated one.
    if (payment.commerceIndicator !== 'internet')
      throw invalidData('processingInformation.commerceIndicator');
    return { kind: 'none' };
  }
  if (payment.cardType === MASTERCARD && proof !== undefined) requireMastercardMembers(claim);

  const name = claim.authenticationTransactionId ?? proof ?? claim.directoryServerTransactionId ?? '';
  const known = authentications.named(name);
  if (known === undefined || !fits(claim, proof, payment, known)) return { kind: 'refused' };
  if (ledger.isUsed(known.transactionId) || known.outcome === undefined) return { kind: 'refused' };
  if (payment.commerceIndicator !== indicatorOf(payment.cardType, known.outcome)) {
    throw invalidData('processingInformation.commerceIndicator');
  }
  if (carriesProof(known.outcome)) return { kind: 'proved', authentication: known };
  return known.outcome === 'unavailable'
    ? { kind: 'unavailable', authentication: known }
    : { kind: 'refused' };
}

const makesClaim = ({ strongAuthentication: _, ...members }: AuthenticationClaim): boolean =>
  Object.values(members).some((member) => member !== undefined);

function fits(
  claim: AuthenticationClaim,
  proof: string | undefined,
  payment: ClaimedFor,
  known: Authentication,
): boolean {
  const { outcome, cardType } = known;
  if (outcome === undefined) return false;
  const same = (given: string | undefined, right: string) => given === undefined || given === right;
  return (
    known.tokenId === payment.tokenId &&
    known.pence === payment.pence &&
    known.currency === payment.currency &&
    proof === (carriesProof(outcome) ? known.cryptogram : undefined) &&
    same(claim.xid, known.cryptogram) &&
    same(claim.authenticationTransactionId, known.transactionId) &&
    same(claim.directoryServerTransactionId, known.directoryServerTransactionId) &&
    same(claim.paSpecificationVersion, SPECIFICATION_VERSION) &&
    same(claim.paresStatus, RESULTS[outcome].paresStatus) &&
    same(claim.eciRaw, eciOf(cardType, outcome)) &&
    same(claim.veresEnrolled, 'Y')
  );
}

function requireMastercardMembers(claim: AuthenticationClaim): void {
  const fields = (['directoryServerTransactionId', 'paSpecificationVersion'] as const).filter(
    (member) => claim[member] === undefined,
  );
  if (fields.length === 0) return;
  throw new VendorError('MISSING_FIELD', 'The request is missing one or more fields', {
    fields: fields.map((member) => `consumerAuthenticationInformation.${member}`),
  });
}
