import { z } from 'zod';
import { parseAmount } from './amounts.ts';
import { VendorError } from './vendor-error.ts';

export const text = z.string().trim().min(1);

export const amountDetails = z.object({ totalAmount: z.string(), currency: z.string().regex(/^[A-Z]{3}$/) });

export const billTo = z.object({
  firstName: text,
  lastName: text,
  address1: text,
  locality: text,
  country: z.string().regex(/^[A-Z]{2}$/),
  postalCode: z.string().optional(),
  email: z.string().regex(/^\S+@\S+$/),
});

/** @throws VendorError MISSING_FIELD or INVALID_DATA naming every field at once. */
export function readRequest<T>(schema: z.ZodType<T>, body: unknown): T {
  const parsed = schema.safeParse(body, { reportInput: true });
  if (parsed.success) return parsed.data;
  const fields = parsed.error.issues.map(({ path }) => path.join('.'));
  const missing = parsed.error.issues.some(
    ({ code, input }) => code === 'invalid_type' && input === undefined,
  );
  throw missing
    ? new VendorError('MISSING_FIELD', 'The request is missing one or more fields', { fields })
    : invalidData(...fields);
}

/**
 * Adds the amount in pence.
 * @throws VendorError INVALID_AMOUNT
 */
export function withPence<T extends { orderInformation: { amountDetails: { totalAmount: string } } }>(
  request: T,
): T & { readonly pence: number } {
  const pence = parseAmount(request.orderInformation.amountDetails.totalAmount);
  if (pence === undefined) {
    throw new VendorError('INVALID_AMOUNT', 'The amount is not valid', {
      fields: ['orderInformation.amountDetails.totalAmount'],
    });
  }
  return { ...request, pence };
}

export const invalidData = (...fields: readonly string[]): VendorError =>
  new VendorError('INVALID_DATA', 'One or more fields in the request contains invalid data', { fields });
