/** What the sheet shows and asks, by the names of Apple's documentation. Amounts are pounds with two decimals. */
export type LineItem = { label: string; amount: string; type: 'final' | 'pending' };
export type SheetMethod = { identifier: string; label: string; detail: string; amount: string };

/** Before the payment it has no name and no street, and in the United Kingdom no second half of the postcode. */
export type Contact = {
  givenName?: string;
  familyName?: string;
  emailAddress?: string;
  phoneNumber?: string;
  addressLines?: readonly string[];
  locality?: string;
  administrativeArea?: string;
  postalCode?: string;
  countryCode?: string;
};

export type PaymentRequest = {
  countryCode: 'GB';
  currencyCode: 'GBP';
  supportedNetworks: readonly string[];
  merchantCapabilities: readonly ['supports3DS'];
  total: LineItem;
  requiredShippingContactFields?: readonly string[];
  requiredBillingContactFields?: readonly string[];
};

export type Authorised = {
  token: { paymentData: object };
  shippingContact?: Contact;
  billingContact?: Contact;
};

/** What changes in the sheet. */
export type SheetUpdate = {
  newTotal: LineItem;
  newLineItems?: readonly LineItem[];
  newShippingMethods?: readonly SheetMethod[];
  errors?: readonly object[];
};

/** The part of the browser's ApplePaySession that is used. */
export type Session = {
  onvalidatemerchant?: (event: { validationURL: string }) => void;
  onshippingcontactselected?: (event: { shippingContact: Contact }) => void;
  onshippingmethodselected?: (event: { shippingMethod: SheetMethod }) => void;
  onpaymentauthorized?: (event: { payment: Authorised }) => void;
  oncancel?: () => void;
  begin(): void;
  abort(): void;
  completeMerchantValidation(session: object): void;
  completeShippingContactSelection(update: SheetUpdate): void;
  completeShippingMethodSelection(update: SheetUpdate): void;
  completePayment(result: number | { status: number; errors: readonly object[] }): void;
};

declare global {
  interface Window {
    ApplePaySession?: {
      new (version: number, request: PaymentRequest): Session;
      STATUS_SUCCESS: number;
      STATUS_FAILURE: number;
      canMakePayments(): boolean;
    };
    ApplePayError?: new (code: string, contactField: string | undefined, message: string) => object;
  }
}

/** The first version with every member that is used here. */
const VERSION = 3;
const NETWORKS = ['visa', 'masterCard', 'amex', 'maestro'] as const;
const PENCE = 100;

export const pounds = (minorUnits: number): string => (minorUnits / PENCE).toFixed(2);

/** Whom the shopper pays, as the sheet says. The checkout's pages have no other facts of the site. */
export const shopName = (): string =>
  document.documentElement.dataset['site'] === 'loupe' ? 'Loupe' : 'Beaverbrooks';

/**
 * A session of the browser, which has not begun.
 * @param asked what is asked beside the money
 * @throws Error when the browser has none
 */
export function newSession(
  total: LineItem,
  asked: Pick<PaymentRequest, 'requiredShippingContactFields' | 'requiredBillingContactFields'> = {},
) {
  const Native = window.ApplePaySession;
  if (Native === undefined) throw new Error('This browser has no Apple Pay.');
  const session = new Native(VERSION, {
    ...asked,
    countryCode: 'GB',
    currencyCode: 'GBP',
    merchantCapabilities: ['supports3DS'],
    supportedNetworks: NETWORKS,
    total,
  });
  return {
    session,
    statuses: { paid: Native.STATUS_SUCCESS, failed: Native.STATUS_FAILURE },
    /** Closes the sheet. */
    abort() {
      try {
        session.abort();
      } catch {
        // It is closed already.
      }
    },
    /** Tells the sheet something; one that has timed out does not hear it, which changes nothing of what was paid. */
    tell(say: (session: Session) => void) {
      try {
        say(session);
      } catch {
        // The sheet has timed out.
      }
    },
  };
}
