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
  authorizationOptions: z.object({ initiator: initiator.optional() }).optional(),
});

const request = z.object({
  clientReferenceInformation: z.object({ code: text, transactionId: text.max(50).optional() }),
  processingInformation: processingInformation.default({
    ...{ capture: false, commerceIndicator: 'internet', actionList: [] },
  }),
  /** The card of the shopper, or a stored one. */
  tokenInformation: z.object({ transientTokenJwt: text }).optional(),
  paymentInformation: z.object({ paymentInstrument: z.object({ id: text }) }).optional(),
  consumerAuthenticationInformation: authenticationClaim.optional(),
  /** A stored card has its address. */
  orderInformation: z.object({ amountDetails, billTo: billTo.optional() }),
});

const byShopper = request.required({ tokenInformation: true }).extend({
  orderInformation: z.object({ amountDetails, billTo }),
});

export type AuthorisationRequest = z.infer<typeof request> & { readonly pence: number };

/** @throws VendorError MISSING_FIELD, INVALID_DATA or INVALID_AMOUNT naming every field at once. */
export function readAuthorisationRequest(body: unknown): AuthorisationRequest {
  const read = readRequest(request, body);
  // The shopper's own authorisation needs both.
  return withPence(read.paymentInformation === undefined ? readRequest(byShopper, body) : read);
}
