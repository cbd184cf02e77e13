import type { AuthenticationOutcome } from '../cards/payer-behaviour.ts';
import type { Authentication } from './entries.ts';

const MASTERCARD = '002';
export const SPECIFICATION_VERSION = '2.2.0';

interface Result {
  readonly paresStatus: 'Y' | 'A' | 'U' | 'N' | 'R';
  readonly authenticationResult: '0' | '1' | '6' | '9';
  readonly status: 'AUTHENTICATION_SUCCESSFUL' | 'AUTHENTICATION_FAILED';
  readonly eci: { readonly mastercard: string; readonly others: string };
}

const NO_SHIFT = { mastercard: '00', others: '07' };

export const RESULTS: Readonly<Record<AuthenticationOutcome, Result>> = {
  authenticated: {
    paresStatus: 'Y',
    authenticationResult: '0',
    status: 'AUTHENTICATION_SUCCESSFUL',
    eci: { mastercard: '02', others: '05' },
  },
  attempted: {
    paresStatus: 'A',
    authenticationResult: '1',
    status: 'AUTHENTICATION_SUCCESSFUL',
    eci: { mastercard: '01', others: '06' },
  },
  unavailable: {
    paresStatus: 'U',
    authenticationResult: '6',
    status: 'AUTHENTICATION_SUCCESSFUL',
    eci: NO_SHIFT,
  },
  failed: { paresStatus: 'N', authenticationResult: '9', status: 'AUTHENTICATION_FAILED', eci: NO_SHIFT },
  rejected: { paresStatus: 'R', authenticationResult: '9', status: 'AUTHENTICATION_FAILED', eci: NO_SHIFT },
};

/** By card type: Visa, Mastercard, American Express, Discover, Diners Club, JCB, Maestro. */
const INDICATORS: Readonly<Record<string, string>> = {
  '001': 'vbv',
  '002': 'spa',
  '003': 'aesk',
  '004': 'dipb',
  '005': 'pb',
  '007': 'js',
  '042': 'spa',
};

const isMastercard = (cardType: string): boolean => cardType === MASTERCARD;

/** True where the result shifts liability, and so carries a cryptogram. */
export const carriesProof = (outcome: AuthenticationOutcome): boolean =>
  outcome === 'authenticated' || outcome === 'attempted';

export const eciOf = (cardType: string, outcome: AuthenticationOutcome): string =>
  RESULTS[outcome].eci[isMastercard(cardType) ? 'mastercard' : 'others'];

/** The `commerceIndicator` that the merchant must send with the authorisation. */
export function indicatorOf(cardType: string, outcome: AuthenticationOutcome): string {
  const indicator = INDICATORS[cardType];
  if (indicator === undefined || !carriesProof(outcome)) return 'internet';
  return outcome === 'attempted' && indicator !== 'spa' ? `${indicator}_attempted` : indicator;
}

/** The members of `consumerAuthenticationInformation` that describe a result; the proof's name differs by scheme. */
export function resultMembers(
  { cardType, cryptogram, transactionId, directoryServerTransactionId, serverTransactionId }: Authentication,
  outcome: AuthenticationOutcome,
): object {
  const { paresStatus, authenticationResult } = RESULTS[outcome];
  const eci = eciOf(cardType, outcome);
  const collected = outcome === 'authenticated' ? '2' : '1';
  const proof = isMastercard(cardType)
    ? { ucafAuthenticationData: cryptogram, ucafCollectionIndicator: collected }
    : { cavv: cryptogram, xid: cryptogram };
  return {
    authenticationTransactionId: transactionId,
    veresEnrolled: 'Y',
    paresStatus,
    authenticationResult,
    eci,
    eciRaw: eci,
    ecommerceIndicator: indicatorOf(cardType, outcome),
    specificationVersion: SPECIFICATION_VERSION,
    directoryServerTransactionId,
    threeDSServerTransactionId: serverTransactionId,
    ...(carriesProof(outcome) ? proof : {}),
  };
}
