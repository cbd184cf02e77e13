import { formatAmount } from './amounts.ts';
import type { FollowOn } from './follow-on-request.ts';
import { VendorError } from './vendor-error.ts';
import { newVendorId } from './vendor-id.ts';

/** @throws VendorError always: 400 with the vendor's reason */
export const refuse = (reason: string, message: string): never => {
  throw new VendorError(reason, message);
};

/** The members every follow-on entry begins with. */
export const stamp = (now: Date, { reference, transactionId }: FollowOn) => ({
  id: newVendorId(now),
  at: now.toISOString(),
  reference,
  ...(transactionId === undefined ? {} : { transactionId }),
});

type Entry = ReturnType<typeof stamp>;

export function reply(
  { id, at, reference, transactionId }: Entry,
  status: string,
  amountDetails?: object,
): object {
  return {
    id,
    submitTimeUtc: at,
    status,
    clientReferenceInformation: {
      code: reference,
      ...(transactionId === undefined ? {} : { transactionId }),
    },
    ...(amountDetails === undefined ? {} : { orderInformation: { amountDetails } }),
  };
}

/** A refusal with HTTP 201, injected as a fault: nothing is written to the ledger. */
export const declined = (asked: FollowOn, reason: string | undefined, now: Date): object => ({
  ...reply(stamp(now, asked), 'DECLINED', { totalAmount: formatAmount(asked.pence ?? 0) }),
  errorInformation: { reason: reason ?? 'PROCESSOR_DECLINED', message: 'Decline: see reason' },
});
