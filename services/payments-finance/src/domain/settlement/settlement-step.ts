import { pauseAfter } from '../payment/reversal-schedule.ts';
import type { NewRequest, SettlementChange } from './settlement-change.ts';
import type { SettlementFacts, SettlementRequest } from './settlement.ts';

/** The provider call to make after the change is committed. */
export type ProviderCall =
  | { readonly kind: 'send'; readonly request: NewRequest }
  /** Void a request whose answer is not known. */
  | { readonly kind: 'undo'; readonly request: SettlementRequest }
  /** Cancel the payment and reverse the whole authorisation, as for a cancelled placement. */
  | { readonly kind: 'reverse' }
  /** Reverse the hold in whose place the request's hold stands. */
  | { readonly kind: 'reverse-replaced'; readonly request: SettlementRequest }
  /** Release the uncaptured rest of it. */
  | { readonly kind: 'release'; readonly amount: number };

export interface SettlementStep {
  readonly change: SettlementChange;
  readonly call?: ProviderCall;
}

/**
 * `once`: a capture closes the authorisation at the provider, so the first one takes all that is not voided. `last`: likewise, but it is
 * safe until then, so that the only capture is made with the order's last movement, of what has left.
 */
export type Captures = 'once' | 'last' | 'several';

/** Ids for the request that the step may open. */
export interface RequestIds {
  readonly id: string;
  readonly transactionId: string;
}

/** @param settled the part of the settlement's amount that is already paid and needs no request */
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
