import { z } from 'zod';
import { parseAmount } from './amounts.ts';
import { VendorError } from './vendor-error.ts';

const text = z.string().trim().min(1);

const request = z.object({
  clientReferenceInformation: z.object({ code: text, transactionId: text.max(50).optional() }),
  processingInformation: z.object({ capture: z.boolean().default(false) }).default({ capture: false }),
  tokenInformation: z.object({ transientTokenJwt: text }),
  orderInformation: z.object({
    amountDetails: z.object({ totalAmount: z.string(), currency: z.string().regex(/^[A-Z]{3}$/) }),
    billTo: z.object({
      firstName: text,
      lastName: text,
      address1: text,
      locality: text,
      country: z.string().regex(/^[A-Z]{2}$/),
      postalCode: z.string().optional(),
      email: z.string().regex(/^\S+@\S+$/),
    }),
  }),
});

export type AuthorisationRequest = z.infer<typeof request> & { readonly pence: number };

/** @throws VendorError MISSING_FIELD or INVALID_DATA naming every field at once. */
export function readAuthorisationRequest(body: unknown): AuthorisationRequest {
  const parsed = request.safeParse(body);
  if (!parsed.success) {
    const fields = parsed.error.issues.map(({ path }) => path.join('.'));
    const missing = parsed.error.issues.some(
      ({ code, input }) => code === 'invalid_type' && input === undefined,
    );
    throw missing
      ? new VendorError('MISSING_FIELD', 'The request is missing one or more fields', { fields })
      : new VendorError('INVALID_DATA', 'One or more fields in the request contains invalid data', {
          fields,
        });
  }
  const pence = parseAmount(parsed.data.orderInformation.amountDetails.totalAmount);
  if (pence === undefined) {
    throw new VendorError('INVALID_AMOUNT', 'The amount is not valid', {
      fields: ['orderInformation.amountDetails.totalAmount'],
    });
  }
  return { ...parsed.data, pence };
}
