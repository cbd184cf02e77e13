import { z } from 'zod';
import { authenticationClaim } from '../payer-authentication/claim.ts';
import { amountDetails, billTo, readRequest, text, withPence } from './read-request.ts';

const processingInformation = z.object({
  capture: z.boolean().default(false),
  commerceIndicator: text.default('internet'),
});

const request = z.object({
  clientReferenceInformation: z.object({ code: text, transactionId: text.max(50).optional() }),
  processingInformation: processingInformation.default({ capture: false, commerceIndicator: 'internet' }),
  tokenInformation: z.object({ transientTokenJwt: text }),
  consumerAuthenticationInformation: authenticationClaim.optional(),
  orderInformation: z.object({ amountDetails, billTo }),
});

export type AuthorisationRequest = z.infer<typeof request> & { readonly pence: number };

/** @throws VendorError MISSING_FIELD, INVALID_DATA or INVALID_AMOUNT naming every field at once. */
export const readAuthorisationRequest = (body: unknown): AuthorisationRequest =>
  withPence(readRequest(request, body));
