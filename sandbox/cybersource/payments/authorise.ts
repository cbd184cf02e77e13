import type { FlexStore, TokenisedCard } from '../flex/sessions.ts';
import { cardOfToken } from '../flex/transient-token.ts';
import type { Fault } from '../faults.ts';
import type { AuthorisationEntry } from '../ledger/entries.ts';
import type { Ledger } from '../ledger/ledger.ts';
import { formatAmount, parseAmount } from './amounts.ts';
import type { AuthorisationRequest } from './authorisation-request.ts';
import { holdsMoney } from './statuses.ts';
import { VendorError } from './vendor-error.ts';
import { newVendorId } from './vendor-id.ts';

const refusedToken = (): VendorError =>
  new VendorError('INVALID_DATA', 'One or more fields in the request contains invalid data', {
    fields: ['tokenInformation.transientTokenJwt'],
  });

/** @throws VendorError INVALID_DATA for a token that is unknown, altered or expired */
export async function verifiedCard(jwt: string, flex: FlexStore): Promise<TokenisedCard> {
  const card = await cardOfToken(jwt, flex);
  if (card === undefined) throw refusedToken();
  return card;
}

/**
 * Decides an authorisation and writes it to the ledger. The vendor does not dedupe: two requests with one reference are
 * two authorisations. A token is spent by its first successful use.
 *
 * @throws VendorError INVALID_DATA for a spent token
 */
export async function authorise(
  request: AuthorisationRequest,
  card: TokenisedCard,
  fault: Fault,
  { ledger, now }: { readonly ledger: Ledger; readonly now: () => Date },
): Promise<AuthorisationEntry> {
  if (ledger.isSpent(card.tokenId)) throw refusedToken();
  const status = fault.status ?? card.behaviour.status;
  const reason = fault.reason ?? (fault.status ? undefined : card.behaviour.reason);
  const { code, transactionId } = request.clientReferenceInformation;
  const entry: AuthorisationEntry = {
    kind: 'authorisation',
    id: newVendorId(now()),
    at: now().toISOString(),
    reference: code,
    ...(transactionId === undefined ? {} : { transactionId }),
    status,
    ...(reason === undefined ? {} : { reason }),
    pence: parseAmount(fault.authorizedAmount) ?? request.pence,
    currency: fault.currency ?? request.orderInformation.amountDetails.currency,
    tokenId: card.tokenId,
    maskedNumber: card.maskedNumber,
    cardType: card.cardType,
  };
  // Counted with no await since the look above, so that of two requests with one token the second finds it spent.
  const written = ledger.append(entry);
  if (request.processingInformation.capture && holdsMoney(status)) {
    const { id: paymentId, at, reference, pence, currency } = entry;
    await ledger.append({
      kind: 'capture',
      id: newVendorId(now()),
      paymentId,
      at,
      reference,
      pence,
      currency,
    });
  }
  await written;
  return entry;
}

const link = (href: string) => ({ href, method: 'POST' });

export function authorisationReply(entry: AuthorisationEntry): object {
  const held = holdsMoney(entry.status);
  const self = `/pts/v2/payments/${entry.id}`;
  return {
    _links: {
      self: { href: self, method: 'GET' },
      ...(held ? { capture: link(`${self}/captures`), authReversal: link(`${self}/reversals`) } : {}),
    },
    id: entry.id,
    submitTimeUtc: entry.at,
    status: entry.status,
    reconciliationId: entry.id.slice(-12),
    clientReferenceInformation: {
      code: entry.reference,
      ...(entry.transactionId === undefined ? {} : { transactionId: entry.transactionId }),
    },
    processorInformation: {
      transactionId: entry.id.slice(-9),
      responseCode: held ? '100' : '201',
      ...(held ? { approvalCode: '888888', networkTransactionId: entry.id.slice(0, 15) } : {}),
      avs: { code: 'X', codeRaw: 'I1' },
      cardVerification: { resultCode: entry.reason === 'INVALID_CVN' ? 'N' : 'M' },
    },
    paymentAccountInformation: { card: { type: entry.cardType } },
    orderInformation: {
      amountDetails: {
        ...(held ? { authorizedAmount: formatAmount(entry.pence) } : {}),
        currency: entry.currency,
      },
    },
    ...(entry.status === 'AUTHORIZED'
      ? {}
      : { errorInformation: { reason: entry.reason ?? 'GENERAL_DECLINE', message: 'Decline: see reason' } }),
  };
}
