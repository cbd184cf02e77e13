// Made from the SQL of this folder and the migrations by `npm run codegen`. Do not edit.
import { statementsOf } from '@loupe/database/statement';

interface Statements {
  'add-consent': {
    values: [string, string, number, readonly string[]];
    row: object;
  };
  'add-marketing-contact': {
    values: [string, string, string | null, readonly string[], number, string];
    row: {
      id: string;
    };
  };
  'add-marketing-link': {
    values: [Uint8Array, string];
    row: object;
  };
  'add-privacy-link': {
    values: [Uint8Array, string, Date | string];
    row: object;
  };
  'allows-marketing': {
    values: [string, string, Date | string | null, number];
    row: object;
  };
  'ask-privacy': {
    values: [string, 'copy' | 'erasure', string | null];
    row: {
      id: string;
    };
  };
  'ask-privacy-as-guest': {
    values: [string, 'copy' | 'erasure', string | null, string | null];
    row: object;
  };
  'begin-customer-import': {
    values: [string, string];
    row: {
      id: string;
    };
  };
  'begin-session': {
    values: [Uint8Array, string, 'beaverbrooks' | 'loupe', string | null, string, string, number];
    row: {
      id: string;
    };
  };
  'begin-wait-of-erasure': {
    values: [string, number];
    row: {
      dueAt: Date | null;
    };
  };
  'blank-privacy-mailboxes': {
    values: [string, bigint | number];
    row: {
      deleted: number;
    };
  };
  'cancel-erasure': {
    values: [string, Uint8Array];
    row: {
      id: string;
    };
  };
  'confirm-marketing-contact': {
    values: [string];
    row: object;
  };
  'confirm-session-password': {
    values: [string, string];
    row: {
      id: string;
    };
  };
  'customer-exists': {
    values: [string, string];
    row: {
      id: string;
    };
  };
  'end-all-sessions': {
    values: [string];
    row: object;
  };
  'end-session': {
    values: [string, string];
    row: object;
  };
  'find-account': {
    values: [string, string];
    row: {
      customerId: string;
      email: string;
      passwordHash: string;
    };
  };
  'find-addressee': {
    values: [string, string];
    row: {
      customerId: string;
      firstName: string;
    };
  };
  'find-credential': {
    values: [string, string, string];
    row: {
      customerId: string;
      passwordHash: string;
      knowsSource: boolean;
    };
  };
  'find-live-session': {
    values: [Uint8Array, string];
    row: {
      sessionId: string;
      customerId: string;
      anonymousId: string | null;
      expiresAt: Date;
      passwordConfirmedAt: Date | null;
    };
  };
  'find-marketing-contact': {
    values: [string];
    row: {
      site: string;
      email: string | null;
    };
  };
  'find-privacy-copy': {
    values: [string, Uint8Array, string];
    row: {
      json: string;
      page: string;
    };
  };
  'find-privacy-copy-of-guest': {
    values: [string, Uint8Array, string];
    row: {
      json: string;
      page: string;
    };
  };
  'find-privacy-notice': {
    values: [string];
    row: {
      site: string;
      kind: 'copy' | 'erasure';
      state: 'asked' | 'waiting' | 'begun' | 'refused' | 'done' | 'cancelled';
      askedAt: Date;
      dueAt: Date | null;
      openMatters: string[];
      isGuest: boolean;
      email: string | null;
      firstName: string;
    };
  };
  'find-reset-account': {
    values: [string, Uint8Array];
    row: {
      customerId: string;
      email: string;
    };
  };
  'find-standing-customers': {
    values: [string, string, string, string];
    row: {
      id: string;
      hybrisCustomerId: string;
    };
  };
  'holds-password': {
    values: [string, string];
    row: {
      customer_id: string;
    };
  };
  'insert-customer': {
    values: {
      id: string;
      site: 'beaverbrooks' | 'loupe';
      email: string;
      hybrisCustomerId: string;
      title: 'mr' | 'mrs' | 'miss' | 'ms' | 'dr' | 'rev' | 'none';
      firstName: string;
      lastName: string;
      birthDay: number | null;
      birthMonth: number | null;
      marketingTypes: readonly string[];
      marketingSource: 'my_account' | 'signUp_page' | 'checkout' | 'order_confirmation_page' | 'migration' | 'elucid' | null;
      marketingTextVersion: number | null;
      existingOrderNumber: string | null;
    };
    row: {
      id: string;
      site: 'beaverbrooks' | 'loupe';
      email: string;
      marketingTypes: string[];
      existingOrderNumber: string | null;
      version: bigint;
    };
  };
  'insert-imported-customer': {
    values: [string];
    row: {
      id: string;
      site: 'beaverbrooks' | 'loupe';
      email: string;
      marketingTypes: string[];
      existingOrderNumber: string | null;
      version: bigint;
    };
  };
  'is-erased': {
    values: [string];
    row: object;
  };
  'is-suppressed': {
    values: [string, readonly string[]];
    row: object;
  };
  'issue-reset': {
    values: [Uint8Array, string, string, number];
    row: object;
  };
  'know-source': {
    values: [string, string];
    row: object;
  };
  'latest-privacy-requests': {
    values: [string];
    row: {
      kind: 'copy' | 'erasure';
      state: 'asked' | 'waiting' | 'begun' | 'refused' | 'done' | 'cancelled';
      askedAt: Date;
      dueAt: Date | null;
      openMatters: string[];
    };
  };
  'list-addresses': {
    values: [string];
    row: {
      id: string;
      salutation: string | null;
      firstName: string;
      lastName: string;
      phone: string;
      country: 'GB' | 'IE' | 'IM';
      region: string | null;
      streetName: string;
      streetNumber: string | null;
      city: string;
      postalCode: string;
      isDefaultShipping: boolean;
      isDefaultBilling: boolean;
    };
  };
  'list-sessions': {
    values: [string];
    row: {
      id: string;
      browser: string;
      startedAt: Date;
      expiresAt: Date;
    };
  };
  'lock-addressee': {
    values: [string, string];
    row: {
      customerId: string;
      firstName: string;
    };
  };
  'lock-customer': {
    values: [string];
    row: object;
  };
  'lock-marketing-contact': {
    values: [string, Uint8Array];
    row: {
      id: string;
      email: string | null;
    };
  };
  'mark-warned': {
    values: [string, string];
    row: {
      id: string;
    };
  };
  'note-customer-import': {
    values: [string, number, number, number, number, boolean];
    row: object;
  };
  'oldest-privacy-request': {
    values: [];
    row: {
      seconds: number;
    };
  };
  'prune-consents': {
    values: [string, bigint | number];
    row: {
      deleted: number;
    };
  };
  'prune-ended-sessions': {
    values: [string, bigint | number];
    row: {
      deleted: number;
    };
  };
  'prune-expired-sessions': {
    values: [string, bigint | number];
    row: {
      deleted: number;
    };
  };
  'prune-known-sources': {
    values: [string, bigint | number];
    row: {
      deleted: number;
    };
  };
  'prune-password-resets': {
    values: [string, bigint | number];
    row: {
      deleted: number;
    };
  };
  'prune-privacy-copies': {
    values: [string, bigint | number];
    row: {
      deleted: number;
    };
  };
  'prune-privacy-links': {
    values: [bigint | number];
    row: {
      deleted: number;
    };
  };
  'prune-privacy-requests': {
    values: [string, bigint | number];
    row: {
      deleted: number;
    };
  };
  'prune-unconfirmed-marketing': {
    values: [string, bigint | number];
    row: {
      deleted: number;
    };
  };
  'prune-withdrawn-marketing': {
    values: [string, bigint | number];
    row: {
      deleted: number;
    };
  };
  'raise-customer-versions': {
    values: [string, bigint | number];
    row: {
      id: string;
      site: 'beaverbrooks' | 'loupe';
      email: string;
      marketingTypes: string[];
      existingOrderNumber: string | null;
      version: bigint;
    };
  };
  'refuse-untold-erasure': {
    values: [string, string];
    row: {
      site: string;
    };
  };
  'set-password': {
    values: [string, string];
    row: object;
  };
  'suppress-marketing': {
    values: [string, string];
    row: object;
  };
  'update-customer': {
    values: {
      title: string | null;
      firstName: string | null;
      lastName: string | null;
      isMobileChanged: boolean;
      mobileNumber: string | null;
      birthDay: number | null;
      birthMonth: number | null;
      email: string | null;
      marketingTypes: readonly string[] | null;
      marketingSource: string | null;
      marketingTextVersion: number | null;
      customerId: string;
    };
    row: {
      id: string;
      site: 'beaverbrooks' | 'loupe';
      email: string;
      marketingTypes: string[];
      existingOrderNumber: string | null;
      version: bigint;
    };
  };
  'use-reset': {
    values: [Uint8Array];
    row: {
      id: string;
    };
  };
  'void-all-resets': {
    values: [string];
    row: object;
  };
  'void-earlier-resets': {
    values: [string, string];
    row: object;
  };
  'withdraw-marketing-contact': {
    values: [string];
    row: object;
  };
}

export const sql = statementsOf<Statements>();
