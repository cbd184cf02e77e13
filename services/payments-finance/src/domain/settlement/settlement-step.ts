import { pauseAfter } from '../payment/reversal-schedule.ts';
import type { NewRequest, SettlementChange } from './settlement-change.ts';
import type { SettlementFacts, SettlementRequest } from './settlement.ts';

/** What to do once the change is committed. */
export type ProviderCall =
  | { readonly kind: 'send'; readonly request: NewRequest }
  /** Make a request harmless whose answer is not known. */
  | { readonly kind: 'undo'; readonly request: SettlementRequest }
  /** Give the whole authorisation back, as for a cancelled placement. */
  | { readonly kind: 'reverse' }
  /** Give back what captures have left of it. */
  | { readonly kind: 'release'; readonly amount: number };

export interface SettlementStep {
  readonly change: SettlementChange;
  readonly call?: ProviderCall;
}

/** Ids of the request that may come of the step. */
export interface RequestIds {
  readonly id: string;
  readonly transactionId: string;
}

/** @param settled of the settlement's amount, what needs no request: it was paid for before */
export const send = (request: NewRequest, settled?: number): SettlementStep => ({
  change: {
    settlement: { state: 'sent', ...(settled === undefined ? {} : { settled }) },
    open: request,
    next: 'leased',
  },
  call: { kind: 'send', request },
});

export const wait = ({ settlement: { state, attempts } }: SettlementFacts): SettlementStep => ({
  change: { settlement: { state }, next: { seconds: pauseAfter(attempts) } },
});
