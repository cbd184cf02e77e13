import { z } from 'zod';
import { amountDetails, billTo, readRequest, text, withPence } from '../payments/read-request.ts';

/** Payer authentication knows a token by its jti, not by the whole JWT. */
const tokenInformation = z.object({ transientToken: text.max(64) });
const clientReferenceInformation = z.object({ code: text.max(50) });

const setup = z.object({ clientReferenceInformation, tokenInformation });
export type SetupRequest = z.infer<typeof setup>;

const enrolment = z.object({
  clientReferenceInformation,
  tokenInformation,
  orderInformation: z.object({ amountDetails, billTo }),
  consumerAuthenticationInformation: z.object({
    referenceId: text,
    returnUrl: z.url({ protocol: /^https?$/ }),
    deviceChannel: z.enum(['Browser', 'SDK', '3RI']).optional(),
    transactionMode: z.enum(['M', 'R', 'S', 'P', 'T']).optional(),
    challengeCode: z.enum(['01', '02', '03', '04', '05', '06']).optional(),
  }),
  deviceInformation: z.record(z.string(), z.string()).optional(),
});
export type EnrolmentRequest = z.infer<typeof enrolment> & { readonly pence: number };

const validation = z.object({
  clientReferenceInformation,
  tokenInformation,
  orderInformation: z.object({ amountDetails }),
  consumerAuthenticationInformation: z.object({ authenticationTransactionId: text }),
});
export type ValidationRequest = z.infer<typeof validation> & { readonly pence: number };

export const readSetup = (body: unknown): SetupRequest => readRequest(setup, body);
export const readEnrolment = (body: unknown): EnrolmentRequest => withPence(readRequest(enrolment, body));
export const readValidation = (body: unknown): ValidationRequest => withPence(readRequest(validation, body));
