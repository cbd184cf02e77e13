import { newSession, pounds } from './apple-pay-session.ts';

export type Sheet = {
  /** The payment's token, as text; undefined when the shopper has closed the sheet. Rejects when it could not be shown. */
  authorised: Promise<string | undefined>;
  /** Says in the sheet how it ended, which closes it. */
  end: (isPaid: boolean) => void;
  /** Closes it. */
  abort: () => void;
};

/**
 * Shows the sheet. Called by a press, before anything is awaited: a sheet that comes later is blocked.
 * @param minorUnits what is asked of the shopper
 * @param label the shop's name
 * @param validate asks for a merchant session
 * @throws Error when the browser does not show it
 */
export function openSheet(
  { minorUnits, label }: { minorUnits: number; label: string },
  validate: (validationUrl: string) => Promise<string>,
): Sheet {
  const { session, statuses, abort, tell } = newSession({ label, amount: pounds(minorUnits), type: 'final' });
  const authorised = new Promise<string | undefined>((resolve, reject) => {
    session.onvalidatemerchant = ({ validationURL }) =>
      void validate(validationURL)
        .then((text) => session.completeMerchantValidation(JSON.parse(text) as object))
        .catch((error: unknown) => {
          abort();
          reject(error as Error);
        });
    session.onpaymentauthorized = ({ payment }) => resolve(JSON.stringify(payment.token.paymentData));
    session.oncancel = () => resolve(undefined);
  });
  // It may fail before anybody waits for it.
  authorised.catch(() => undefined);
  session.begin();
  return {
    authorised,
    abort,
    end: (isPaid) => tell((open) => open.completePayment(isPaid ? statuses.paid : statuses.failed)),
  };
}
