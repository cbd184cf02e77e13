import { z } from 'zod';
import { parseAmount } from './amounts.ts';
import { readRequest, text } from './read-request.ts';
import { VendorError } from './vendor-error.ts';

const count = z.coerce.number().int().min(1).max(99);
const amount = z.object({
  amountDetails: z.object({ totalAmount: z.string(), currency: z.string().length(3).optional() }),
});

const captureOptions = z
  .object({
    captureSequenceNumber: count,
    totalCaptureCount: count,
    isFinal: z.enum(['true', 'false']).optional(),
  })
  .refine(({ captureSequenceNumber, totalCaptureCount }) => captureSequenceNumber <= totalCaptureCount, {
    path: ['captureSequenceNumber'],
  });

const request = z.object({
  clientReferenceInformation: z.object({ code: text.max(50), transactionId: text.max(50).optional() }),
  processingInformation: z.object({ captureOptions: captureOptions.optional() }).optional(),
  orderInformation: amount.optional(),
  reversalInformation: amount.optional(),
});

/** The request of a follow-on call. */
export interface FollowOn {
  readonly reference: string;
  readonly transactionId?: string;
  /** Absent when the body has no valid amount. */
  readonly pence?: number;
  readonly currency?: string;
  readonly sequence?: number;
  readonly total?: number;
  readonly final?: boolean;
}

/** @throws VendorError MISSING_FIELD, INVALID_DATA or INVALID_AMOUNT */
export function readFollowOn(body: unknown): FollowOn {
  const read = readRequest(request, body);
  const { code, transactionId } = read.clientReferenceInformation;
  const details = (read.orderInformation ?? read.reversalInformation)?.amountDetails;
  const options = read.processingInformation?.captureOptions;
  const pence = details && parseAmount(details.totalAmount);
  if (details !== undefined && pence === undefined) {
    throw new VendorError('INVALID_AMOUNT', 'The amount is not valid');
  }
  return {
    reference: code,
    ...(transactionId === undefined ? {} : { transactionId }),
    ...(pence === undefined ? {} : { pence }),
    ...(details?.currency === undefined ? {} : { currency: details.currency }),
    ...(options === undefined
      ? {}
      : {
          sequence: options.captureSequenceNumber,
          total: options.totalCaptureCount,
          final: options.isFinal === 'true',
        }),
  };
}

/** @throws VendorError MISSING_FIELD when the request has no transaction id of the merchant */
export function transactionOf({ transactionId }: FollowOn): string {
  if (transactionId !== undefined) return transactionId;
  throw new VendorError('MISSING_FIELD', 'The request is missing one or more fields', {
    fields: ['clientReferenceInformation.transactionId'],
  });
}
