import { VENDOR_TIME_OUTS } from './gen/vendor-time-outs.ts';

/** The limits of one kind of outgoing call, in milliseconds. */
export interface CallLimits {
  /** From the first byte sent to the last byte received; a caller's own deadline may end it sooner. */
  readonly timeoutMs: number;
  /** Until the connection is established. */
  readonly connectMs: number;
  /** How long an open breaker rejects calls before a trial call. */
  readonly openMs: number;
}

/**
 * Every outgoing call, from the shopper inwards; those to a vendor are in its declaration (tools/vendors/declared). Each time-out is
 * shorter than that of the call that waits for it, so that the answer or the failure still arrives: 10 s > 6 s > 5 s > 2 s, and
 * 20 s > 15 s > 12 s > 8 s where an order is placed.
 * Between our own services a breaker stays open only briefly: a restarted instance is back within seconds.
 */
export const TIME_OUTS = {
  ...VENDOR_TIME_OUTS,
  /** Everything the gateway does for an operation; the limit of one subgraph call is below. */
  operation: { timeoutMs: 6_000, connectMs: 1_000, openMs: 2_000 },
  subgraph: { timeoutMs: 5_000, connectMs: 1_000, openMs: 2_000 },
  placingOperation: { timeoutMs: 15_000, connectMs: 1_000, openMs: 2_000 },
  placingSubgraph: { timeoutMs: 12_000, connectMs: 1_000, openMs: 2_000 },
  exchangeSession: { timeoutMs: 2_000, connectMs: 1_000, openMs: 2_000 },
  /** Nobody waits for it. */
  takeGuestPreference: { timeoutMs: 3_000, connectMs: 1_000, openMs: 2_000 },
  webhook: { timeoutMs: 4_000, connectMs: 1_000, openMs: 2_000 },
  findPayment: { timeoutMs: 3_000, connectMs: 1_000, openMs: 2_000 },
  /** May ask the provider of a gift card. Nothing is held before it. */
  verifyPlan: { timeoutMs: 3_000, connectMs: 1_000, openMs: 2_000 },
  /** Asks the provider of a gift card, within `subgraph`. */
  giftCard: { timeoutMs: 3_500, connectMs: 1_000, openMs: 2_000 },
  /** Asks a wallet, within `subgraph`. */
  walletApproval: { timeoutMs: 4_000, connectMs: 1_000, openMs: 2_000 },
  /** Answered from memory. */
  judgeFinance: { timeoutMs: 2_000, connectMs: 1_000, openMs: 2_000 },
  cancelPayment: { timeoutMs: 3_000, connectMs: 1_000, openMs: 2_000 },
  /** Between captureContext, which it waits for, and a subgraph's. */
  issueCaptureContext: { timeoutMs: 3_500, connectMs: 1_000, openMs: 2_000 },
  /** All questions of one listing or search, within `subgraph`. */
  catalogueSearch: { timeoutMs: 3_000, connectMs: 1_000, openMs: 2_000 },
  /** One request of some megabytes. Nobody waits for it. */
  catalogueIndexing: { timeoutMs: 60_000, connectMs: 5_000, openMs: 5_000 },
  mail: { timeoutMs: 10_000, connectMs: 5_000, openMs: 10_000 },
} as const satisfies Record<string, CallLimits>;

/** How long a probe may take before its instance counts as unavailable. Milliseconds, connecting included. */
export const PROBE_TIMEOUT_MS = 1_000;
