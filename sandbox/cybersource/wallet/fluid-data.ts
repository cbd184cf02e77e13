import { networkOf } from '../cards/card-networks.ts';
import { behaviourOf } from '../cards/test-cards.ts';
import type { AuthorisationRequest } from '../payments/authorisation-request.ts';
import type { UsedCard } from '../payments/authorise.ts';
import { invalidData } from '../payments/read-request.ts';
import { openToken, paymentData, type WalletKeys } from './payment-token.ts';

const APPLE_PAY = '001';
/** ISO 4217, by number. */
const POUND_STERLING = '826';
const NETWORKS = ['VISA', 'MASTERCARD', 'AMEX', 'MAESTRO'];

/**
 * The card of a wallet's token.
 * @throws VendorError INVALID_DATA for a token that is altered, or made for another amount, and without the number of the solution
 */
export function cardOfWallet(request: AuthorisationRequest, value: string, keys: WalletKeys): UsedCard {
  if (request.processingInformation.paymentSolution !== APPLE_PAY)
    throw invalidData('processingInformation.paymentSolution');
  const token = opened(value, keys);
  const { currency } = request.orderInformation.amountDetails;
  if (token === undefined || token.currencyCode !== POUND_STERLING || currency !== 'GBP')
    throw invalidData('paymentInformation.fluidData.value');
  if (token.transactionAmount !== request.pence)
    throw invalidData('orderInformation.amountDetails.totalAmount');
  const number = token.applicationPrimaryAccountNumber;
  return {
    tokenId: token.tokenId,
    behaviour: behaviourOf(number),
    maskedNumber: `${'X'.repeat(number.length - 4)}${number.slice(-4)}`,
    cardType: networkOf(number, NETWORKS)?.code ?? '',
  };
}

function opened(value: string, keys: WalletKeys): ReturnType<typeof openToken> {
  try {
    return openToken(paymentData.parse(JSON.parse(Buffer.from(value, 'base64').toString('utf8'))), keys);
  } catch {
    return undefined;
  }
}
