import type { Ledger } from '../ledger/ledger.ts';
import type { Instrument, Instruments } from '../vault/instruments.ts';
import type { AuthorisationRequest } from './authorisation-request.ts';
import { invalidData } from './read-request.ts';
import { VendorError } from './vendor-error.ts';

const INITIATOR = 'processingInformation.authorizationOptions.initiator';
/** Reason of a merchant-initiated transaction: another authorisation for an order that is sent later or in parts. */
const REAUTHORISATION = '3';
const LONGEST_DAYS = 30;
const DAY_MS = 86_400_000;

/** The shopper's own authorisation stores the card only if it says so. @throws VendorError MISSING_FIELD */
export function storesCard({
  processingInformation: { actionList, authorizationOptions },
}: AuthorisationRequest) {
  if (!actionList.includes('TOKEN_CREATE')) return false;
  const { credentialStoredOnFile, type } = authorizationOptions?.initiator ?? {};
  if (credentialStoredOnFile === true && type === 'customer') return true;
  throw missing(`${INITIATOR}.credentialStoredOnFile`);
}

/**
 * An authorisation without the shopper: by a stored card, with the network's id of the authorisation with which the shopper agreed.
 * @throws VendorError MISSING_FIELD or INVALID_DATA
 */
export function instrumentOf(
  request: AuthorisationRequest,
  { instruments, ledger, now }: { instruments: Instruments; ledger: Ledger; now: () => Date },
): Instrument {
  const id = request.paymentInformation?.paymentInstrument?.id;
  if (id === undefined) throw missing('tokenInformation.transientTokenJwt');
  const instrument = instruments.find(id);
  if (instrument === undefined) throw invalidData('paymentInformation.paymentInstrument.id');
  const { initiator } = request.processingInformation.authorizationOptions ?? {};
  if (initiator?.type !== 'merchant' || initiator.storedCredentialUsed !== true) {
    throw missing(`${INITIATOR}.storedCredentialUsed`);
  }
  const transaction = initiator.merchantInitiatedTransaction;
  if (transaction?.previousTransactionId === undefined) {
    throw missing(`${INITIATOR}.merchantInitiatedTransaction.previousTransactionId`);
  }
  if (transaction.reason !== REAUTHORISATION)
    throw invalidData(`${INITIATOR}.merchantInitiatedTransaction.reason`);
  const isTooOld = now().getTime() > Date.parse(instrument.at) + LONGEST_DAYS * DAY_MS;
  const isFirst = ledger
    .entries()
    .some(
      ({ kind, reference, id: authorisation }) =>
        kind === 'authorisation' &&
        reference === request.clientReferenceInformation.code &&
        authorisation.slice(0, 15) === transaction.previousTransactionId,
    );
  if (transaction.previousTransactionId !== instrument.networkTransactionId || isTooOld || !isFirst) {
    throw invalidData(`${INITIATOR}.merchantInitiatedTransaction.previousTransactionId`);
  }
  return instrument;
}

const missing = (field: string): VendorError =>
  new VendorError('MISSING_FIELD', 'The request is missing one or more fields', { fields: [field] });
