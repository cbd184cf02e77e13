import { z } from 'zod';
import { authenticationClaim } from '../payer-authentication/claim.ts';
import { amountDetails, billTo, readRequest, text, withPence } from './read-request.ts';

const initiator = z.object({
  type: z.enum(['customer', 'merchant']).optional(),
  credentialStoredOnFile: z.boolean().optional(),
  storedCredentialUsed: z.boolean().optional(),
  merchantInitiatedTransaction: z
    .object({
      reason: text.optional(),
      previousTransactionId: text.optional(),
      originalAuthorizedAmount: text.optional(),
    })
    .optional(),
});

const processingInformation = z.object({
  capture: z.boolean().default(false),
  commerceIndicator: text.default('internet'),
  actionList: z.array(text).default([]),
  paymentSolution: text.optional(),
  authorizationOptions: z.object({ initiator: initiator.optional() }).optional(),
});

/** The token of a wallet, which the vendor decrypts. */
const fluidData = z.object({
  value: z.base64(),
  descriptor: z.literal(Buffer.from('FID=COMMON.APPLE.INAPP.PAYMENT').toString('base64')),
  encoding: z.literal('Base64'),
});

const request = z.object({
  clientReferenceInformation: z.object({ code: text, transactionId: text.max(50).optional() }),
  processingInformation: processingInformation.default({
    capture: false,
    commerceIndicator: 'internet',
    actionList: [],
  }),
  /** The card of the shopper, a stored one, or that of a wallet. */
  tokenInformation: z.object({ transientTokenJwt: text }).optional(),
  paymentInformation: z
    .object({ paymentInstrument: z.object({ id: text }).optional(), fluidData: fluidData.optional() })
    .optional(),
  consumerAuthenticationInformation: authenticationClaim.optional(),
  /** A stored card has its address. */
  orderInformation: z.object({ amountDetails, billTo: billTo.optional() }),
});

const withAddress = request.extend({ orderInformation: z.object({ amountDetails, billTo }) });
const byShopper = withAddress.required({ tokenInformation: true });

export type AuthorisationRequest = z.infer<typeof request> & { readonly pence: number };

/** @throws VendorError MISSING_FIELD, INVALID_DATA or INVALID_AMOUNT naming every field at once. */
export function readAuthorisationRequest(body: unknown): AuthorisationRequest {
  const read = readRequest(request, body);
  const { fluidData: wallet, paymentInstrument } = read.paymentInformation ?? {};
  if (paymentInstrument !== undefined) return withPence(read);
  return withPence(readRequest(wallet === undefined ? byShopper : withAddress, body));
}
