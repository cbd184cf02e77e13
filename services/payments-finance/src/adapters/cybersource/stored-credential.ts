import type { StoredCard } from '../../domain/payment/judge-authorisation.ts';
import type { Amount } from '../../domain/payment/payment.ts';
import { toDecimalString } from '@loupe/money/decimal';

/** The first authorisation, which the shopper gives: it asks for a token of the card and says what the card is stored for. */
export const STORES_CARD = {
  actionList: ['TOKEN_CREATE'],
  actionTokenTypes: ['paymentInstrument'],
  authorizationOptions: { initiator: { type: 'customer', credentialStoredOnFile: true } },
} as const;

/** A later authorisation of the same order, without the shopper. */
const REAUTHORISATION = '3';

/** @param amount of the hold that ends */
export const merchantInitiated = ({ networkTransactionId }: StoredCard, amount: Amount) => ({
  authorizationOptions: {
    initiator: {
      type: 'merchant',
      storedCredentialUsed: true,
      merchantInitiatedTransaction: {
        reason: REAUTHORISATION,
        previousTransactionId: networkTransactionId,
        originalAuthorizedAmount: toDecimalString(amount.minorUnits),
      },
    },
  },
});
