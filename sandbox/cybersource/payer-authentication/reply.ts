import { newVendorId } from '../payments/vendor-id.ts';

interface Head {
  readonly status: string;
  readonly reference: string;
  /** The vendor's reason when the status is not plainly good. */
  readonly reason?: string | undefined;
  readonly now: Date;
}

const MESSAGES: Readonly<Record<string, string>> = {
  CONSUMER_AUTHENTICATION_REQUIRED:
    'The cardholder is enrolled in Payer Authentication. Please authenticate the cardholder before continuing with the transaction.',
  CONSUMER_AUTHENTICATION_FAILED:
    'Encountered a Payer Authentication problem. Payer could not be authenticated.',
};

/** What all three answers of payer authentication begin with. */
export const envelope = ({ status, reference, reason, now }: Head): object => ({
  id: newVendorId(now),
  submitTimeUtc: now.toISOString(),
  status,
  clientReferenceInformation: { code: reference },
  ...(reason === undefined ? {} : { errorInformation: { reason, message: MESSAGES[reason] ?? reason } }),
});
