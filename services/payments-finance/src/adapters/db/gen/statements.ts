// Made from the SQL of this folder and the migrations by `npm run codegen`. Do not edit.
import { statementsOf, type Json } from '@loupe/database/statement';

interface Statements {
  'add-challenge': {
    values: [string, string | null, string, string, string, string, Date | string];
    row: object;
  };
  'apply-change': {
    values: [string, bigint | number, 'authorising' | 'challenge' | 'authorised' | 'declined' | 'unknown' | 'cancelled', string | null, string, 'intended' | 'challenge' | 'sent' | 'held' | 'declined' | 'unknown' | 'reversed', string | null, string | null, bigint | number | null, string | null, string, readonly string[], readonly string[], readonly string[], readonly string[], readonly (bigint | number)[]];
    row: {
      id: string;
    };
  };
  'apply-change-and-publish': {
    values: [string, bigint | number, 'authorising' | 'challenge' | 'authorised' | 'declined' | 'unknown' | 'cancelled', string | null, string, 'intended' | 'challenge' | 'sent' | 'held' | 'declined' | 'unknown' | 'reversed', string | null, string | null, bigint | number | null, string | null, string, readonly string[], readonly string[], readonly string[], readonly string[], readonly (bigint | number)[], string, string, string, bigint | number, string, Uint8Array, Date | string];
    row: {
      id: string;
    };
  };
  'asked-of-payment': {
    values: [string];
    row: {
      captures: bigint;
      refunds: bigint;
      last_movement_known: boolean;
      order_id: string;
    };
  };
  'authorisation-of-payment': {
    values: [string];
    row: {
      id: string;
      state: 'intended' | 'challenge' | 'sent' | 'held' | 'declined' | 'unknown' | 'reversed';
      provider_id: string | null;
      reference: string;
    };
  };
  'balances-of-payment': {
    values: [string];
    row: {
      account: string;
      minor: bigint;
    };
  };
  'book-settlement': {
    values: [string, 'authorisation' | 'authorisation-reversal' | 'authorisation-release' | 'capture' | 'capture-void' | 'refund' | 'refund-void', string, string, string | null, string | null, readonly string[], readonly string[], readonly (bigint | number)[]];
    row: object;
  };
  'claim-reversals': {
    values: [number, string | null, bigint | number, number];
    row: {
      tender_id: string;
      attempts: number;
      provider_id: string | null;
      reference: string;
      merchant_transaction_id: string;
      amount_minor: bigint;
      currency: string;
      age_hours: number;
    };
  };
  'claim-settlements': {
    values: [number, string | null, bigint | number, number];
    row: {
      id: string;
    };
  };
  'find-challenged': {
    values: [string, string, number, number];
    row: {
      id: string;
      placement_id: string;
      site: string;
      version: bigint;
      event_version: bigint;
      tender_id: string;
      currency: string;
      amount_minor: bigint;
      reference: string;
      merchant_transaction_id: string;
      authentication_id: string;
      masked_number: string;
      card_type: string;
      transient_token: string;
      bill_to: Json;
      has_expired: boolean;
    };
  };
  'find-payment': {
    values: [string, number];
    row: {
      id: string;
      state: 'authorising' | 'challenge' | 'authorised' | 'declined' | 'unknown' | 'cancelled';
      decline_reason: string | null;
      held: Json;
      challenge: Json | null;
    };
  };
  'ledger-movements': {
    values: [Date | string, Date | string, readonly string[]];
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
  'lock-payment-of-order': {
    values: [string];
    row: {
      id: string;
      placement_id: string;
      site: string | null;
      state: 'authorising' | 'challenge' | 'authorised' | 'declined' | 'unknown' | 'cancelled';
      version: bigint;
      authorised: bigint;
      currency: string | null;
      captured_minor: bigint;
      refunded_minor: bigint;
      voided_minor: bigint;
      released_minor: bigint;
    };
  };
  'lock-payment-of-settlement': {
    values: [string];
    row: {
      id: string;
      placement_id: string;
      site: string | null;
      state: 'authorising' | 'challenge' | 'authorised' | 'declined' | 'unknown' | 'cancelled';
      version: bigint;
      authorised: bigint;
      currency: string | null;
      captured_minor: bigint;
      refunded_minor: bigint;
      voided_minor: bigint;
      released_minor: bigint;
    };
  };
  'lock-tender': {
    values: [string];
    row: {
      id: string;
      placement_id: string;
      site: string | null;
      state: 'authorising' | 'challenge' | 'authorised' | 'declined' | 'unknown' | 'cancelled';
      version: bigint;
      event_version: bigint;
      payment_currency: string | null;
      payment_minor: bigint | null;
      tender_state: 'intended' | 'challenge' | 'sent' | 'held' | 'declined' | 'unknown' | 'reversed';
      currency: string;
      amount_minor: bigint;
      held_currency: string | null;
      held_minor: bigint | null;
    };
  };
  'look-up-payment': {
    values: [string, string, number, string | null, string, string, string, string | null];
    row: {
      jwk: Json | null;
      reference_id: string | null;
      state: 'authorising' | 'challenge' | 'authorised' | 'declined' | 'unknown' | 'cancelled' | null;
      request_hash: Uint8Array | null;
    };
  };
  'mark-sent': {
    values: [string, bigint | number, string, string | null];
    row: {
      version: bigint;
    };
  };
  'open-settlement-request': {
    values: [string, string, string, 'capture' | 'refund', string | null, boolean, string, bigint | number, string, number];
    row: {
      id: string;
    };
  };
  'open-tender': {
    values: [string, string | null, string, bigint | number, string, number, Uint8Array, string, string, string, string];
    row: {
      id: string;
      payment_id: string;
      version: bigint;
      event_version: bigint;
    };
  };
  'payment-of-placement': {
    values: [string];
    row: {
      id: string;
    };
  };
  'postpone-reversal': {
    values: [number, number, string];
    row: object;
  };
  'record-settlement': {
    values: [string, 'capture' | 'void' | 'refund', string, string, string, bigint | number, boolean, string | null];
    row: {
      id: string;
    };
  };
  'recorded-settlement': {
    values: [string, string, string];
    row: {
      id: string;
      amount_minor: bigint;
    };
  };
  'resolve-settlement-request': {
    values: [string, string, 'sent' | 'done' | 'refused' | 'unknown' | 'undone', string | null, string | null];
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
  'schedule-reversals': {
    values: [string];
    row: {
      tender_id: string;
    };
  };
  'settlement-requests-of-payment': {
    values: [string, number];
    row: {
      id: string;
      settlement_id: string;
      kind: 'capture' | 'refund';
      capture_id: string | null;
      closes: boolean;
      amount_minor: bigint;
      merchant_transaction_id: string;
      provider_id: string | null;
      state: 'sent' | 'done' | 'refused' | 'unknown' | 'undone';
      age_seconds: number;
    };
  };
  'settlements-of-payment': {
    values: [string, number];
    row: {
      id: string;
      kind: 'capture' | 'void' | 'refund';
      state: 'intended' | 'sent' | 'done' | 'refused' | 'unknown';
      reference: string;
      order_id: string;
      currency: string;
      amount_minor: bigint;
      settled_minor: bigint;
      final: boolean;
      attempts: number;
      age_hours: number;
    };
  };
  'show-payment': {
    values: [string];
    row: {
      id: string;
      placement_id: string;
      state: 'authorising' | 'challenge' | 'authorised' | 'declined' | 'unknown' | 'cancelled';
      currency: string;
      authorised: bigint;
      captured_minor: bigint;
      refunded_minor: bigint;
      voided_minor: bigint;
      reference: string | null;
    };
  };
  'stale-tenders': {
    values: [number, number, bigint | number];
    row: {
      id: string;
      created_at: Date;
    };
  };
  'update-settlement': {
    values: [string, string, 'intended' | 'sent' | 'done' | 'refused' | 'unknown', bigint | number | null, string | null, boolean, number, number | null];
    row: {
      id: string;
    };
  };
  'update-totals': {
    values: [string, bigint | number, bigint | number, bigint | number, bigint | number, bigint | number, bigint | number];
    row: {
      event_version: bigint;
    };
  };
  'view-settlement': {
    values: [string];
    row: {
      id: string;
      kind: 'capture' | 'void' | 'refund';
      reference: string;
      state: 'intended' | 'sent' | 'done' | 'refused' | 'unknown';
      refusal: string | null;
      currency: string;
      amount_minor: bigint;
      settled_minor: bigint;
      reason: string | null;
      created_at: Date;
    };
  };
  'view-settlements-of-payment': {
    values: [string];
    row: {
      id: string;
      kind: 'capture' | 'void' | 'refund';
      reference: string;
      state: 'intended' | 'sent' | 'done' | 'refused' | 'unknown';
      refusal: string | null;
      currency: string;
      amount_minor: bigint;
      settled_minor: bigint;
      reason: string | null;
      created_at: Date;
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
