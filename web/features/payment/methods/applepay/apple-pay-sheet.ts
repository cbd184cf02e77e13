/** The part of the browser's ApplePaySession that is used, by the names of Apple's documentation. */
type PaymentRequest = {
  countryCode: 'GB';
  currencyCode: 'GBP';
  supportedNetworks: readonly string[];
  merchantCapabilities: readonly ['supports3DS'];
  total: { label: string; amount: string; type: 'final' };
};

type Session = {
  onvalidatemerchant?: (event: { validationURL: string }) => void;
  onpaymentauthorized?: (event: { payment: { token: { paymentData: object } } }) => void;
  oncancel?: () => void;
  begin(): void;
  abort(): void;
  completeMerchantValidation(session: object): void;
  completePayment(status: number): void;
};

declare global {
  interface Window {
    ApplePaySession?: {
      new (version: number, request: PaymentRequest): Session;
      STATUS_SUCCESS: number;
      STATUS_FAILURE: number;
      canMakePayments(): boolean;
    };
  }
}

/** The first version with every member that is used here. */
const VERSION = 3;
const NETWORKS = ['visa', 'masterCard', 'amex', 'maestro'] as const;
const PENCE = 100;

/** Whether this browser, on this device, can show the sheet. */
export function canPay(): boolean {
  try {
    return globalThis.window?.ApplePaySession?.canMakePayments() ?? false;
  } catch {
    // It throws on pages that are not secure.
    return false;
  }
}

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
  const Native = window.ApplePaySession;
  if (Native === undefined) throw new Error('This browser has no Apple Pay.');
  const session = new Native(VERSION, {
    countryCode: 'GB',
    currencyCode: 'GBP',
    merchantCapabilities: ['supports3DS'],
    supportedNetworks: NETWORKS,
    total: { label, amount: (minorUnits / PENCE).toFixed(2), type: 'final' },
  });
  const abort = () => {
    try {
      session.abort();
    } catch {
      // It is closed already.
    }
  };
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
    end(isPaid) {
      try {
        session.completePayment(isPaid ? Native.STATUS_SUCCESS : Native.STATUS_FAILURE);
      } catch {
        // It has timed out, which changes nothing of what was paid.
      }
    },
  };
}
