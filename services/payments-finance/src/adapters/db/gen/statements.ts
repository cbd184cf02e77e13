// Made from the SQL of this folder and the migrations by `npm run codegen`. Do not edit.
import { statementsOf, type Json } from '@loupe/database/statement';

interface Statements {
  'add-action': {
    values: [string, string | null, string, string, string, string, string, Date | string];
    row: object;
  };
  'add-capture-context': {
    values: [string, string, string, Date | string, string, string, string];
    row: object;
  };
  'add-finance-overlays': {
    values: [string, string];
    row: {
      key: string;
    };
  };
  'add-gift-card': {
    values: {
      site: string;
      cartId: string;
      ownerKey: string;
      acceptedDigests: readonly string[];
      id: string;
      maskedNumber: string;
      digest: string;
      digestKid: string;
      sealed: Uint8Array;
      vaultKid: string;
    };
    row: {
      id: string;
      masked_number: string;
      digest: string;
    };
  };
  'add-payer-authentication': {
    values: [string, string, Date | string, string, string, string];
    row: object;
  };
  'add-rest-of-plan': {
    values: [string, string | null];
    row: object;
  };
  'add-wait': {
    values: [number, string, 'submission' | 'decision' | 'signature' | null, string | null];
    row: object;
  };
  'adopt-gift-card': {
    values: [string, string | null, string | null, boolean];
    row: {
      payment_id: string;
      tender_id: string;
      currency: string;
      amount_minor: bigint;
      former: 'intended' | 'sent' | 'unknown' | 'issued' | 'cancelled' | 'refused';
    };
  };
  'agreed-late': {
    values: [number, string];
    row: object;
  };
  'append-finance-versions': {
    values: [];
    row: {
      key: string;
    };
  };
  'apply-change': {
    values: {
      paymentState: 'authorising' | 'action' | 'authorised' | 'declined' | 'unknown' | 'cancelled';
      paymentDeclineReason: string | null;
      paymentId: string;
      version: bigint | number;
      tenderState: 'intended' | 'action' | 'sent' | 'held' | 'declined' | 'unknown' | 'reversed';
      providerId: string | null;
      heldCurrency: string | null;
      held: bigint | number | null;
      declineReason: string | null;
      cardType: string | null;
      begun: string | null;
      heldSeconds: number | null;
      tenderId: string;
      reversal: string;
      sealedCards: readonly Uint8Array[];
      sealedCardKids: readonly string[];
      bookedSets: readonly string[];
      bookedKinds: readonly string[];
      bookedAccounts: readonly string[];
      bookedCurrencies: readonly string[];
      bookedAmounts: readonly (bigint | number)[];
    };
    row: {
      id: string;
      version: bigint;
      event_version: bigint;
    };
  };
  'apply-change-and-publish': {
    values: {
      paymentState: 'authorising' | 'action' | 'authorised' | 'declined' | 'unknown' | 'cancelled';
      paymentDeclineReason: string | null;
      paymentId: string;
      version: bigint | number;
      tenderState: 'intended' | 'action' | 'sent' | 'held' | 'declined' | 'unknown' | 'reversed';
      providerId: string | null;
      heldCurrency: string | null;
      held: bigint | number | null;
      declineReason: string | null;
      cardType: string | null;
      begun: string | null;
      heldSeconds: number | null;
      tenderId: string;
      reversal: string;
      sealedCards: readonly Uint8Array[];
      sealedCardKids: readonly string[];
      bookedSets: readonly string[];
      bookedKinds: readonly string[];
      bookedAccounts: readonly string[];
      bookedCurrencies: readonly string[];
      bookedAmounts: readonly (bigint | number)[];
      eventId: string;
      aggregateType: string;
      aggregateId: string;
      aggregateVersion: bigint | number;
      eventType: string;
      payload: Uint8Array;
      occurredAt: Date | string;
    };
    row: {
      id: string;
      version: bigint;
      event_version: bigint;
    };
  };
  'balances-of-payment': {
    values: [string];
    row: {
      account: string;
      minor: bigint;
    };
  };
  'book-dispute': {
    values: [string, 'authorisation' | 'authorisation-reversal' | 'authorisation-release' | 'authorisation-end' | 'capture' | 'capture-void' | 'refund' | 'refund-void' | 'gift-card-issue' | 'gift-card-cancel' | 'dispute' | 'dispute-won' | 'dispute-lost', string, string, string | null, readonly string[], readonly string[], readonly (bigint | number)[]];
    row: object;
  };
  'book-end-of-hold': {
    values: [string, string, string, string | null, readonly string[], readonly string[], readonly (bigint | number)[]];
    row: object;
  };
  'book-gift-card': {
    values: [string, 'authorisation' | 'authorisation-reversal' | 'authorisation-release' | 'authorisation-end' | 'capture' | 'capture-void' | 'refund' | 'refund-void' | 'gift-card-issue' | 'gift-card-cancel' | 'dispute' | 'dispute-won' | 'dispute-lost', string, string, string | null, readonly string[], readonly string[], readonly (bigint | number)[]];
    row: object;
  };
  'book-settlement': {
    values: {
      setId: string;
      kind: 'authorisation' | 'authorisation-reversal' | 'authorisation-release' | 'authorisation-end' | 'capture' | 'capture-void' | 'refund' | 'refund-void' | 'gift-card-issue' | 'gift-card-cancel' | 'dispute' | 'dispute-won' | 'dispute-lost';
      paymentId: string;
      tenderId: string;
      settlementId: string | null;
      requestId: string | null;
      holdId: string | null;
      accounts: readonly string[];
      currencies: readonly string[];
      amounts: readonly (bigint | number)[];
    };
    row: object;
  };
  'capture-of-dispute': {
    values: [string, string, string];
    row: {
      requestId: string;
      paymentId: string;
      tenderId: string;
    };
  };
  'change-gift-card': {
    values: [string, readonly string[], string | null, 'intended' | 'sent' | 'unknown' | 'issued' | 'cancelled' | 'refused', number | null, number];
    row: {
      payment_id: string;
      tender_id: string;
    };
  };
  'claim-ending-holds': {
    values: [number, bigint | number, number];
    row: {
      id: string;
      payment_id: string;
    };
  };
  'claim-gift-cards': {
    values: [number, bigint | number, number];
    row: {
      id: string;
      state: 'intended' | 'sent' | 'unknown' | 'issued' | 'cancelled' | 'refused';
      reference: string;
      currency: string;
      amount_minor: bigint;
      transaction_id: string | null;
      piece: string;
      provider_id: string | null;
      gift_card_id: string | null;
      is_returned: boolean;
      attempts: number;
      age_hours: number;
    };
  };
  'claim-notices': {
    values: [number, bigint | number, number];
    row: {
      method: string;
      message_id: string;
      notice: Json;
    };
  };
  'claim-requested-loans': {
    values: [number, string, bigint | number];
    row: {
      tender_id: string;
      provider_id: string | null;
    };
  };
  'claim-reversals': {
    values: [number, string | null, bigint | number, number, string | null];
    row: {
      tender_id: string;
      attempts: number;
      provider_id: string | null;
      reference: string;
      method: 'credit-card' | 'klarna' | 'givex' | 'paypal' | 'v12' | 'applepay';
      account: string | null;
      authentication_id: string | null;
      merchant_transaction_id: string;
      hold_ended_at: Date | null;
      is_late: boolean;
      is_late_yes_known: boolean;
      amount_minor: bigint;
      currency: string;
      age_hours: number;
    };
  };
  'claim-settlements': {
    values: [number, string | null, bigint | number, number, string | null];
    row: {
      id: string;
    };
  };
  'claim-stored-cards': {
    values: [number, bigint | number, number];
    row: {
      tender_id: string;
      sealed: Uint8Array;
      vault_kid: string;
      attempts: number;
      method: 'credit-card' | 'klarna' | 'givex' | 'paypal' | 'v12' | 'applepay';
      is_over: boolean;
    };
  };
  'claim-waits': {
    values: [number, string, bigint | number, number, number];
    row: {
      placement_id: string;
      step: string;
      attempt: number;
    };
  };
  'close-notice': {
    values: [string, string, string];
    row: object;
  };
  'delete-stored-card': {
    values: [string];
    row: object;
  };
  'end-dispute': {
    values: [string, string, 'open' | 'won' | 'lost', number];
    row: {
      id: string;
      payment_id: string;
      tender_id: string;
      currency: string;
      amount_minor: bigint;
    };
  };
  'end-hold': {
    values: [string, Date | string | null];
    row: object;
  };
  'end-hold-now': {
    values: [string, number];
    row: object;
  };
  'end-wait': {
    values: [number, string, string | null];
    row: {
      application_status: string | null;
    };
  };
  'finance-fingerprint': {
    values: [];
    row: {
      fingerprint: string;
    };
  };
  'finance-metrics': {
    values: [];
    row: {
      age: number | null;
      offered: number;
    };
  };
  'finance-thresholds': {
    values: [];
    row: {
      site: string;
      minorUnits: number;
    };
  };
  'finance-versions': {
    values: [string];
    row: {
      key: string;
      version: number;
      product: Json | null;
      since: Date;
    };
  };
  'find-action': {
    values: [string, string, number, number];
    row: {
      id: string;
      placement_id: string;
      site: string;
      version: bigint;
      event_version: bigint;
      payment_currency: string;
      payment_minor: bigint;
      promised_day: string | null;
      tender_id: string;
      state: 'intended' | 'action' | 'sent' | 'held' | 'declined' | 'unknown' | 'reversed';
      method: 'credit-card' | 'klarna' | 'givex' | 'paypal' | 'v12' | 'applepay';
      currency: string;
      amount_minor: bigint;
      reference: string;
      merchant_transaction_id: string;
      masked_number: string;
      card_type: string;
      account: string | null;
      decline_reason: string | null;
      action: Json | null;
      continuation: Json | null;
      details: Json | null;
      verified: Json | null;
      bill_to: Json | null;
      rest: Json | null;
      waits_for: 'submission' | 'decision' | 'signature' | null;
      application_status: string | null;
      has_expired: boolean | null;
    };
  };
  'find-card-session': {
    values: [string | null, string | null, string, string, string];
    row: {
      jwk: Json | null;
      reference_id: string | null;
    };
  };
  'find-gift-card': {
    values: [string, string, string, string];
    row: {
      id: string;
      masked_number: string;
      digest: string;
    };
  };
  'find-payment': {
    values: [string, number];
    row: {
      id: string;
      state: 'authorising' | 'action' | 'authorised' | 'declined' | 'unknown' | 'cancelled';
      decline_reason: string | null;
      hold_state: 'held' | 'taken' | 'missing';
      missing: bigint;
      held: Json;
      pending: Json | null;
      declined_tender: Json | null;
      latest_wait: Json | null;
    };
  };
  'find-stored-card': {
    values: [string];
    row: {
      tender_id: string;
      sealed: Uint8Array;
      vault_kid: string;
    };
  };
  'follow-application-status': {
    values: [number, string, string | null];
    row: {
      tender_id: string;
    };
  };
  'gift-card-metrics': {
    values: [number];
    row: {
      late: number;
      oldest_seconds: number;
      undelivered_seconds: number;
    };
  };
  'gift-cards-not-delivered': {
    values: [number];
    row: {
      id: string;
      placement_id: string;
      reference: string;
      currency: string;
      amount_minor: bigint;
      issued_at: Date;
      is_refused: boolean;
    };
  };
  'gift-cards-of-former-keys': {
    values: [string, string, bigint | number, readonly string[]];
    row: {
      id: string;
      sealed: Uint8Array;
      vault_kid: string;
    };
  };
  'gift-cards-of-restore': {
    values: [];
    row: {
      id: string;
      state: 'intended' | 'sent' | 'unknown' | 'issued' | 'cancelled' | 'refused';
      transaction_id: string | null;
      piece: string;
    };
  };
  'gift-cards-without-number': {
    values: [];
    row: {
      id: string;
      reference: string;
      placement_id: string;
      currency: string;
      amount_minor: bigint;
      imported_at: Date;
    };
  };
  'held-and-being-reversed': {
    values: [string];
    row: {
      minor: bigint;
    };
  };
  'hold-metrics': {
    values: [number];
    row: {
      ending: number;
      missing: number;
      unpaid: number;
    };
  };
  'insert-lost-order': {
    values: {
      placementId: string;
      site: string | null;
      currency: string;
      amount: bigint | number | null;
      restoreId: string;
      orderNumber: string;
      methods: readonly string[];
      amounts: readonly (bigint | number)[];
      transactionIds: readonly string[];
      attempts: readonly number[];
    };
    row: {
      id: string;
      position: number;
    };
  };
  'intend-gift-cards': {
    values: {
      paymentId: string;
      tenderId: string;
      orderId: string;
      shipmentId: string;
      sku: string;
      before: number;
      currency: string;
      value: bigint | number;
      line: number;
      quantity: number;
    };
    row: object;
  };
  'is-dispute-known': {
    values: [string, string];
    row: {
      id: string;
    };
  };
  'keep-lost-order': {
    values: [string, string | null, string | null];
    row: {
      payment_id: string;
    };
  };
  'known-transactions': {
    values: [readonly string[]];
    row: {
      id: string;
    };
  };
  'late-waits': {
    values: [number];
    row: {
      placement_id: string;
      reference: string;
      method: string;
      currency: string;
      amount_minor: bigint;
      waits_for: string | null;
      application_status: string | null;
      since: Date;
    };
  };
  'late-yes-undone': {
    values: [number, string];
    row: {
      tender_id: string;
    };
  };
  'ledger-movements': {
    values: [Date | string, Date | string, readonly string[], string, string, string];
    row: {
      kind: string;
      merchant_transaction_id: string;
      provider_id: string | null;
      reference: string;
      currency: string;
      amount: bigint;
      standing: bigint;
      open: boolean;
      lapsing: bigint;
      is_covered: boolean;
    };
  };
  'ledger-now': {
    values: [];
    row: {
      now: Date;
    };
  };
  'lock-finance': {
    values: [];
    row: {
      locked: string;
    };
  };
  'lock-payment-of-hold': {
    values: [string, number];
    row: {
      id: string;
      placement_id: string;
      site: string | null;
      state: 'authorising' | 'action' | 'authorised' | 'declined' | 'unknown' | 'cancelled';
      version: bigint;
      authorised: bigint;
      currency: string | null;
      captured_minor: bigint;
      refunded_minor: bigint;
      voided_minor: bigint;
      released_minor: bigint;
      hold_state: 'held' | 'taken' | 'missing';
      event_version: bigint;
      is_lost: boolean;
      as_of: Date;
    };
  };
  'lock-payment-of-order': {
    values: [string];
    row: {
      id: string;
      placement_id: string;
      site: string | null;
      state: 'authorising' | 'action' | 'authorised' | 'declined' | 'unknown' | 'cancelled';
      version: bigint;
      authorised: bigint;
      currency: string | null;
      captured_minor: bigint;
      refunded_minor: bigint;
      voided_minor: bigint;
      released_minor: bigint;
      hold_state: 'held' | 'taken' | 'missing';
      event_version: bigint;
      is_lost: boolean;
    };
  };
  'lock-payment-of-placement': {
    values: [string];
    row: {
      id: string;
      placement_id: string;
      site: string | null;
      state: 'authorising' | 'action' | 'authorised' | 'declined' | 'unknown' | 'cancelled';
      version: bigint;
      authorised: bigint;
      currency: string | null;
      captured_minor: bigint;
      refunded_minor: bigint;
      voided_minor: bigint;
      released_minor: bigint;
      hold_state: 'held' | 'taken' | 'missing';
      event_version: bigint;
      is_lost: boolean;
    };
  };
  'lock-payment-of-settlement': {
    values: [string];
    row: {
      id: string;
      placement_id: string;
      site: string | null;
      state: 'authorising' | 'action' | 'authorised' | 'declined' | 'unknown' | 'cancelled';
      version: bigint;
      authorised: bigint;
      currency: string | null;
      captured_minor: bigint;
      refunded_minor: bigint;
      voided_minor: bigint;
      released_minor: bigint;
      hold_state: 'held' | 'taken' | 'missing';
      event_version: bigint;
      is_lost: boolean;
    };
  };
  'lock-payment-of-tender': {
    values: [string];
    row: {
      id: string;
      placement_id: string;
      site: string | null;
      state: 'authorising' | 'action' | 'authorised' | 'declined' | 'unknown' | 'cancelled';
      version: bigint;
      event_version: bigint;
      currency: string | null;
      amount_minor: bigint | null;
    };
  };
  'lock-replacement': {
    values: [string];
    row: {
      id: string;
      placement_id: string;
      site: string | null;
      state: 'authorising' | 'action' | 'authorised' | 'declined' | 'unknown' | 'cancelled';
      version: bigint;
      authorised: bigint;
      currency: string | null;
      captured_minor: bigint;
      refunded_minor: bigint;
      voided_minor: bigint;
      released_minor: bigint;
      hold_state: 'held' | 'taken' | 'missing';
      event_version: bigint;
      is_lost: boolean;
    };
  };
  'look-at-hold-again': {
    values: [string, Date | string | null];
    row: object;
  };
  'look-up-payment': {
    values: [string, string, number];
    row: {
      state: 'authorising' | 'action' | 'authorised' | 'declined' | 'unknown' | 'cancelled';
      request_hash: Uint8Array | null;
    };
  };
  'lost-orders': {
    values: [];
    row: {
      order_number: string;
      placement_id: string;
      currency: string;
      captured_minor: bigint;
      refunded_minor: bigint;
      imported_at: Date;
      held_minor: bigint;
    };
  };
  'mark-restore-imported': {
    values: [string, string | null];
    row: object;
  };
  'mark-restore-resumed': {
    values: [string, string | null];
    row: object;
  };
  'mark-sent': {
    values: [string, bigint | number, string, string | null, string | null];
    row: {
      version: bigint;
    };
  };
  'merge-gift-card': {
    values: [string, string];
    row: {
      id: string;
    };
  };
  'move-wait': {
    values: [number, string, bigint | number, string, string];
    row: {
      valid_until: Date;
    };
  };
  'next-event-of-payment': {
    values: [string];
    row: {
      event_version: bigint;
    };
  };
  'offered-finance-products': {
    values: [];
    row: {
      version: number;
      product: Json;
    };
  };
  'open-dispute': {
    values: [string, number];
    row: {
      id: string;
      payment_id: string;
      tender_id: string;
      currency: string;
      amount_minor: bigint;
    };
  };
  'open-issued-gift-card': {
    values: [string, string, string, 'mail' | 'account' | 'operator' | null, number];
    row: {
      gift_card_id: string;
      currency: string;
      amount_minor: bigint;
      is_mailed: boolean;
      is_refused: boolean;
      is_delivered: boolean;
    };
  };
  'open-requests-of-restore': {
    values: [readonly string[]];
    row: {
      id: string;
      settlement_id: string;
      merchant_transaction_id: string;
      state: 'sent' | 'done' | 'refused' | 'unknown' | 'undone';
    };
  };
  'open-restore': {
    values: [];
    row: {
      id: string;
      restored_to: Date;
      paused_at: Date;
      imported_at: Date | null;
    };
  };
  'open-settlement-request': {
    values: {
      id: string;
      settlementId: string;
      paymentId: string;
      kind: 'capture' | 'refund' | 'hold';
      captureId: string | null;
      closes: boolean;
      currency: string;
      amount: bigint | number;
      transactionId: string;
      aheadMs: number;
      holdId: string | null;
      replacedId: string | null;
      replacedAmount: bigint | number | null;
    };
    row: {
      id: string;
    };
  };
  'open-settlements-of-restore': {
    values: [];
    row: {
      id: string;
      tender_id: string;
      method: 'credit-card' | 'klarna' | 'givex' | 'paypal' | 'v12' | 'applepay';
      kind: 'capture' | 'void' | 'refund' | 'renew';
      reference: string;
    };
  };
  'open-tenders': {
    values: {
      placementId: string;
      site: string | null;
      currency: string;
      amount: bigint | number | null;
      promisedDay: string | null;
      paysAgainFor: string | null;
      step: string;
      attempt: number;
      requestHash: Uint8Array;
      reference: string;
      methods: readonly string[];
      amounts: readonly (bigint | number)[];
      transactionIds: readonly string[];
      maskedNumbers: readonly string[];
      cardTypes: readonly string[];
      accounts: readonly string[];
    };
    row: {
      id: string;
      payment_id: string;
      version: bigint;
      event_version: bigint;
    };
  };
  'open-tenders-of-restore': {
    values: [readonly string[]];
    row: {
      id: string;
      merchant_transaction_id: string;
    };
  };
  'open-waits-of-payment': {
    values: [string];
    row: {
      tender_id: string;
    };
  };
  'payment-metrics': {
    values: [number, readonly string[]];
    row: {
      unknown_tenders: number;
      abandoned_reversals: number;
      refused_settlements: number;
      paused_seconds: number;
      lost_orders: number;
      oldest_unsettled_seconds: number;
    };
  };
  'payments-to-take-over': {
    values: [bigint | number];
    row: {
      id: string;
      placement_id: string;
      pays_again_for: string;
    };
  };
  'postpone-notice': {
    values: [string, string, string, number];
    row: {
      state: 'due' | 'done' | 'failed';
    };
  };
  'postpone-reversal': {
    values: [number, number, string];
    row: object;
  };
  'postpone-stored-card': {
    values: [string, number, number, boolean];
    row: object;
  };
  'prune-notices': {
    values: [number, string, bigint | number];
    row: {
      message_id: string;
    };
  };
  'purge-capture-contexts': {
    values: [Date | string, string, bigint | number];
    row: {
      kid: string;
    };
  };
  'purge-gift-cards': {
    values: [Date | string, string, bigint | number];
    row: {
      id: string;
    };
  };
  'purge-payer-authentications': {
    values: [Date | string, bigint | number];
    row: {
      token_id: string;
    };
  };
  'record-gift-card-mailed': {
    values: [string, string, string, number];
    row: object;
  };
  'record-gift-card-refused': {
    values: [string, string, number];
    row: object;
  };
  'record-renewal': {
    values: [string, string | null, string, string, string, bigint | number, Date | string];
    row: {
      id: string;
    };
  };
  'record-settlement': {
    values: {
      paymentId: string;
      tenderId: string | null;
      kind: 'capture' | 'void' | 'refund' | 'renew';
      reference: string;
      orderId: string;
      currency: string;
      amount: bigint | number;
      final: boolean;
      reason: string | null;
    };
    row: {
      id: string;
    };
  };
  'remove-finance-overlays': {
    values: [readonly string[]];
    row: {
      key: string;
    };
  };
  'remove-gift-card': {
    values: [string, string, string, string];
    row: object;
  };
  'renew-hold': {
    values: [string, string | null, string | null, number, number | null];
    row: {
      held_until: Date | null;
    };
  };
  'replace-finance-overlays': {
    values: [string, string];
    row: {
      key: string;
    };
  };
  'replace-finance-terms': {
    values: [string];
    row: {
      lender_product_id: string;
    };
  };
  'reseal-gift-card': {
    values: [string, string, Uint8Array, string, string, string];
    row: {
      id: string;
    };
  };
  'reseal-stored-card': {
    values: [string, string, Uint8Array, string];
    row: object;
  };
  'resolve-settlement-request': {
    values: [string, string, 'sent' | 'done' | 'refused' | 'unknown' | 'undone', string | null, string | null, bigint | number | null];
    row: {
      id: string;
    };
  };
  'restart-tender': {
    values: [string, bigint | number, string, string];
    row: {
      version: bigint;
    };
  };
  'retry-gift-card': {
    values: [string];
    row: {
      id: string;
    };
  };
  'retry-notice': {
    values: [string];
    row: {
      message_id: string;
    };
  };
  'retry-reversal': {
    values: [string];
    row: {
      tender_id: string;
    };
  };
  'retry-settlement': {
    values: [string];
    row: {
      id: string;
    };
  };
  'return-gift-cards': {
    values: [string, string | null, string, bigint | number, number, readonly string[]];
    row: object;
  };
  'reveal-gift-card': {
    values: [string];
    row: {
      sealed: Uint8Array;
      vault_kid: string;
    };
  };
  'save-finance-threshold': {
    values: [string, bigint | number, number];
    row: {
      site: string;
    };
  };
  'save-issued-gift-card': {
    values: [string, string, string | null, string | null];
    row: {
      payment_id: string;
      tender_id: string;
      order_id: string;
      shipment_id: string;
      sku: string;
      placement_id: string;
      site: string | null;
    };
  };
  'schedule-reversals': {
    values: [string];
    row: {
      tender_id: string;
    };
  };
  'send-gift-card': {
    values: [string, string | null, number, number];
    row: {
      id: string;
    };
  };
  'set-hold-state': {
    values: [string, 'held' | 'taken' | 'missing'];
    row: {
      event_version: bigint;
    };
  };
  'settled-tenders-of-payment': {
    values: [string];
    row: {
      id: string;
      payment_id: string;
      method: 'credit-card' | 'klarna' | 'givex' | 'paypal' | 'v12' | 'applepay';
      account: string | null;
      authentication_id: string | null;
      state: 'intended' | 'action' | 'sent' | 'held' | 'declined' | 'unknown' | 'reversed';
      provider_id: string | null;
      reference: string;
      masked_number: string;
      card_type: string;
      currency: string;
      amount_minor: bigint;
      merchant_transaction_id: string;
      hold_id: string | null;
      held_until: Date | null;
      hold_ended_at: Date | null;
      resolved_at: Date | null;
      has_stored_card: boolean;
      captured_minor: bigint;
      refunded_minor: bigint;
      voided_minor: bigint;
      released_minor: bigint;
    };
  };
  'settlement-requests-of-payment': {
    values: [string, number];
    row: {
      id: string;
      settlement_id: string;
      kind: 'capture' | 'refund' | 'hold';
      capture_id: string | null;
      closes: boolean;
      hold_id: string | null;
      replaced_id: string | null;
      replaced_minor: bigint | null;
      amount_minor: bigint;
      merchant_transaction_id: string;
      provider_id: string | null;
      state: 'sent' | 'done' | 'refused' | 'unknown' | 'undone';
      refusal: string | null;
      age_seconds: number;
    };
  };
  'settlements-of-payment': {
    values: [string, number];
    row: {
      id: string;
      tender_id: string | null;
      kind: 'capture' | 'void' | 'refund' | 'renew';
      state: 'intended' | 'sent' | 'done' | 'refused' | 'unknown';
      reference: string;
      order_id: string;
      currency: string;
      amount_minor: bigint;
      settled_minor: bigint;
      elsewhere_minor: bigint;
      uncaptured_minor: bigint;
      final: boolean;
      attempts: number;
      kept_minor: bigint;
      age_hours: number;
    };
  };
  'show-payment': {
    values: [string];
    row: {
      id: string;
      placement_id: string;
      state: 'authorising' | 'action' | 'authorised' | 'declined' | 'unknown' | 'cancelled';
      currency: string;
      authorised: bigint;
      captured_minor: bigint;
      refunded_minor: bigint;
      voided_minor: bigint;
      reference: string | null;
    };
  };
  'sold-gift-cards': {
    values: [readonly string[]];
    row: {
      id: string;
      placement_id: string;
      currency: string;
      amount_minor: bigint;
      mailed_at: Date | null;
      is_refused: boolean;
      masked_number: string | null;
      state: string;
    };
  };
  'stale-tenders': {
    values: [number, number, bigint | number];
    row: {
      id: string;
      created_at: Date;
    };
  };
  'standing-holds': {
    values: [readonly string[]];
    row: {
      id: string;
      payment_id: string;
      method: 'credit-card' | 'klarna' | 'givex' | 'paypal' | 'v12' | 'applepay';
      held_until: Date;
    };
  };
  'store-notice': {
    values: [string, string, string, number];
    row: {
      message_id: string;
    };
  };
  'stored-cards-of-former-keys': {
    values: [string, bigint | number];
    row: {
      tender_id: string;
      sealed: Uint8Array;
      vault_kid: string;
    };
  };
  'stuck-abandoned-reversals': {
    values: [];
    row: {
      id: string;
      placement_id: string;
      reference: string;
      method: 'credit-card' | 'klarna' | 'givex' | 'paypal' | 'v12' | 'applepay';
      currency: string;
      amount_minor: bigint;
      merchant_transaction_id: string;
      provider_id: string | null;
      since: Date;
      attempts: number;
      next_attempt_at: Date | null;
    };
  };
  'stuck-disputes': {
    values: [];
    row: {
      provider_id: string;
      placement_id: string;
      reference: string;
      method: string;
      currency: string;
      amount_minor: bigint;
      reason: string;
      opened_at: Date;
      answer_by: Date | null;
    };
  };
  'stuck-gift-cards-not-issued': {
    values: [number];
    row: {
      id: string;
      placement_id: string;
      reference: string;
      currency: string;
      amount_minor: bigint;
      state: 'intended' | 'sent' | 'unknown' | 'issued' | 'cancelled' | 'refused';
      transaction_id: string | null;
      created_at: Date;
      attempts: number;
    };
  };
  'stuck-given-up-settlements': {
    values: [];
    row: {
      id: string;
      placement_id: string;
      order_number: string;
      kind: 'capture' | 'void' | 'refund' | 'renew';
      currency: string;
      missing: bigint;
      attempts: number;
      created_at: Date;
      transaction_id: string | null;
    };
  };
  'stuck-holds-not-renewed': {
    values: [];
    row: {
      placement_id: string;
      reference: string;
      method: 'credit-card' | 'klarna' | 'givex' | 'paypal' | 'v12' | 'applepay';
      currency: string;
      open_minor: bigint;
      held_until: Date;
      has_ended: boolean;
      refusal: string | null;
    };
  };
  'stuck-notices': {
    values: [];
    row: {
      method: string;
      message_id: string;
      about: string;
      outcome: string;
      received_at: Date;
    };
  };
  'stuck-parked-keys': {
    values: [];
    row: {
      consumer: string;
      topic: string;
      key: string;
      reason: string;
      parked_at: Date;
    };
  };
  'stuck-refused-settlements': {
    values: [];
    row: {
      placement_id: string;
      order_number: string;
      kind: 'capture' | 'void' | 'refund' | 'renew';
      currency: string;
      missing: bigint;
      since: Date;
      refusals: string[];
    };
  };
  'stuck-unknown-tenders': {
    values: [number];
    row: {
      id: string;
      placement_id: string;
      reference: string;
      method: 'credit-card' | 'klarna' | 'givex' | 'paypal' | 'v12' | 'applepay';
      currency: string;
      amount_minor: bigint;
      merchant_transaction_id: string;
      provider_id: string | null;
      since: Date;
      attempts: number;
      next_attempt_at: Date | null;
    };
  };
  'sum-refunds': {
    values: [Date | string, Date | string];
    row: {
      site: string;
      amount: bigint;
    };
  };
  'take-over-hold': {
    values: [string, string, string, string, bigint | number, bigint | number];
    row: {
      hold_id: string;
      settlement_id: string;
    };
  };
  'tender-at-provider': {
    values: [string, string, string];
    row: {
      id: string;
      placement_id: string;
    };
  };
  'tender-of-notice': {
    values: [string, string, string | null, string | null];
    row: {
      id: string;
      state: 'intended' | 'action' | 'sent' | 'held' | 'declined' | 'unknown' | 'reversed';
      hold_ended_at: Date | null;
      standing_id: string | null;
      is_known: boolean;
    };
  };
  'tender-of-request': {
    values: [string, string, string];
    row: {
      id: string;
      placement_id: string;
      step: string;
      attempt: number;
      state: 'intended' | 'action' | 'sent' | 'held' | 'declined' | 'unknown' | 'reversed';
    };
  };
  'tenders-of-payment': {
    values: [string];
    row: {
      id: string;
      step: string;
      attempt: number;
      state: 'intended' | 'action' | 'sent' | 'held' | 'declined' | 'unknown' | 'reversed';
      method: 'credit-card' | 'klarna' | 'givex' | 'paypal' | 'v12' | 'applepay';
      currency: string;
      amount_minor: bigint;
      held_currency: string | null;
      held_minor: bigint | null;
      hold_ended_at: Date | null;
      decline_reason: string | null;
    };
  };
  'undo-what-was-begun': {
    values: [string, number, string | null];
    row: object;
  };
  'update-settlement': {
    values: {
      state: 'intended' | 'sent' | 'done' | 'refused' | 'unknown';
      settled: bigint | number | null;
      elsewhere: bigint | number | null;
      refusal: string | null;
      uncaptured: bigint | number | null;
      isEnded: boolean;
      aheadMs: number;
      nextInSeconds: number | null;
      settlementId: string;
      from: string;
    };
    row: {
      id: string;
    };
  };
  'update-totals': {
    values: {
      tenderCaptured: bigint | number;
      tenderRefunded: bigint | number;
      tenderVoided: bigint | number;
      tenderReleased: bigint | number;
      tenderId: string | null;
      paymentId: string;
      captured: bigint | number;
      refunded: bigint | number;
      voided: bigint | number;
      released: bigint | number;
      events: bigint | number;
      version: bigint | number;
    };
    row: {
      event_version: bigint;
      finished_at: Date;
    };
  };
  'view-settlements': {
    values: [readonly string[]];
    row: {
      id: string;
      kind: 'capture' | 'void' | 'refund' | 'renew';
      reference: string;
      state: 'intended' | 'sent' | 'done' | 'refused' | 'unknown';
      refusal: string | null;
      currency: string;
      amount_minor: bigint;
      settled_minor: bigint;
      reason: string | null;
      created_at: Date;
      method: 'credit-card' | 'klarna' | 'givex' | 'paypal' | 'v12' | 'applepay' | null;
      masked_number: string | null;
    };
  };
  'view-settlements-of-payment': {
    values: [string];
    row: {
      id: string;
      kind: 'capture' | 'void' | 'refund' | 'renew';
      reference: string;
      state: 'intended' | 'sent' | 'done' | 'refused' | 'unknown';
      refusal: string | null;
      currency: string;
      amount_minor: bigint;
      settled_minor: bigint;
      reason: string | null;
      created_at: Date;
      method: 'credit-card' | 'klarna' | 'givex' | 'paypal' | 'v12' | 'applepay' | null;
      masked_number: string | null;
    };
  };
  'waits-of-payment': {
    values: [string];
    row: {
      tender_id: string;
      waits_for: 'submission' | 'decision' | 'signature' | null;
      application_status: string | null;
      changed_at: Date;
      agreed_late_at: Date | null;
      late_yes_undone_at: Date | null;
    };
  };
  'wake-settlements': {
    values: [string, string];
    row: object;
  };
  'write-tombstone': {
    values: [string, string | null];
    row: {
      id: string;
      site: string | null;
      event_version: bigint;
      currency: string | null;
      amount_minor: bigint | null;
    };
  };
}

export const sql = statementsOf<Statements>();
