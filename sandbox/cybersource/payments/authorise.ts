import type { FlexStore, TokenisedCard } from '../flex/sessions.ts';
import { cardOfToken } from '../flex/transient-token.ts';
import type { Fault } from '../faults.ts';
import type { AuthorisationEntry } from '../ledger/entries.ts';
import { heldUntil } from '../ledger/hold-days.ts';
import type { Ledger } from '../ledger/ledger.ts';
import { SOFT_DECLINE } from '../cards/test-cards.ts';
import type { CardBehaviour } from '../cards/test-cards.ts';
import { judgeClaim } from '../payer-authentication/claim.ts';
import type { ClaimJudgement } from '../payer-authentication/claim.ts';
import type { AuthenticationStore } from '../payer-authentication/store.ts';
import { formatAmount, parseAmount } from './amounts.ts';
import type { AuthorisationRequest } from './authorisation-request.ts';
import { invalidData } from './read-request.ts';
import { holdsMoney } from './statuses.ts';
import type { VendorError } from './vendor-error.ts';
import { newVendorId } from './vendor-id.ts';

const refusedToken = (): VendorError => invalidData('tokenInformation.transientTokenJwt');

/** @throws VendorError INVALID_DATA for a token that is unknown, altered or expired */
export async function verifiedCard(jwt: string, flex: FlexStore): Promise<TokenisedCard> {
  const card = await cardOfToken(jwt, flex);
  if (card === undefined) throw refusedToken();
  return card;
}

/** A card of the shopper's token, or a stored one that the merchant uses without the shopper. */
export type UsedCard = Pick<TokenisedCard, 'tokenId' | 'behaviour' | 'maskedNumber' | 'cardType'> & {
  readonly byMerchant?: true;
};

interface Dependencies {
  readonly ledger: Ledger;
  readonly authentications: AuthenticationStore;
  readonly now: () => Date;
}

/**
 * Decides an authorisation and writes it to the ledger. The vendor does not dedupe: two requests with one reference are
 * two authorisations. A token can be used successfully once.
 *
 * @throws VendorError INVALID_DATA for a used token, or for contradictory members of an authentication
 */
export async function authorise(
  request: AuthorisationRequest,
  card: UsedCard,
  fault: Fault,
  { ledger, authentications, now }: Dependencies,
): Promise<AuthorisationEntry> {
  const byMerchant = card.byMerchant ?? false;
  if (ledger.isSpent(card.tokenId)) throw refusedToken();
  const claim = judgeClaim(
    request.consumerAuthenticationInformation,
    {
      tokenId: card.tokenId,
      cardType: card.cardType,
      pence: request.pence,
      currency: request.orderInformation.amountDetails.currency,
      commerceIndicator: request.processingInformation.commerceIndicator,
    },
    authentications,
    ledger,
  );
  const decided = byMerchant
    ? (card.behaviour.again ?? { status: 'AUTHORIZED' })
    : decide(card.behaviour, claim);
  const status = fault.status ?? decided.status;
  const reason = fault.reason ?? (fault.status ? undefined : decided.reason);
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
    ...solutionOf(request),
    heldUntil: heldUntil(now(), card.cardType, byMerchant).toISOString(),
    ...(byMerchant ? { byMerchant } : {}),
    ...('authentication' in claim ? { authenticationTransactionId: claim.authentication.transactionId } : {}),
    ...(exempted(request) ? { exemption: 'low-value' as const } : {}),
  };
  // There is no await after the check above, so that the second of two requests with one token finds it used.
  const written = ledger.append(entry);
  if (request.processingInformation.capture && holdsMoney(status)) {
    const { id: paymentId, at, reference, pence, currency } = entry;
    const id = newVendorId(now());
    await ledger.append({ kind: 'capture', id, paymentId, at, reference, pence, currency });
  }
  await written;
  return entry;
}

const REFUSED_CLAIM: CardBehaviour = { status: 'DECLINED', reason: 'CONSUMER_AUTHENTICATION_FAILED' };

function decide(behaviour: CardBehaviour, { kind }: ClaimJudgement): CardBehaviour {
  if (kind === 'refused') return REFUSED_CLAIM;
  return behaviour.reason === SOFT_DECLINE && kind === 'proved' ? { status: 'AUTHORIZED' } : behaviour;
}

const exempted = ({ consumerAuthenticationInformation: information }: AuthorisationRequest): boolean =>
  information?.strongAuthentication?.lowValueExemptionIndicator === '1';

const solutionOf = ({ processingInformation: { paymentSolution } }: AuthorisationRequest) =>
  paymentSolution === undefined ? {} : { paymentSolution };

const link = (href: string) => ({ href, method: 'POST' });

/** The network's id of an authorisation, which a later one of the same order names. */
export const networkTransactionId = ({ id }: AuthorisationEntry): string => id.slice(0, 15);

/** @param instrumentId of the card that was stored with it */
export function authorisationReply(entry: AuthorisationEntry, instrumentId?: string): object {
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
      ...(held ? { approvalCode: '888888', networkTransactionId: networkTransactionId(entry) } : {}),
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
    ...(instrumentId === undefined ? {} : { tokenInformation: { paymentInstrument: { id: instrumentId } } }),
    ...(entry.status === 'AUTHORIZED'
      ? {}
      : { errorInformation: { reason: entry.reason ?? 'GENERAL_DECLINE', message: 'Decline: see reason' } }),
  };
}
