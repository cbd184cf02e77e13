// By npm run vendors -- write, from tools/vendors/declared.
export const VENDOR_TIME_OUTS = {
  /** In the background: no shopper waits for it. The vendor's own limit is 10 s. */
  contentSource: { timeoutMs: 10_000, connectMs: 2_000, openMs: 30_000 },
  /** An editor's preview waits for it, within `subgraph`. */
  contentStaging: { timeoutMs: 3_000, connectMs: 1_000, openMs: 2_000 },
  /** The sheet waits for it, 30 seconds at most. */
  merchantSession: { timeoutMs: 8_000, connectMs: 1_000, openMs: 30_000 },
  /** The maximum; the caller's deadline reduces it, to leave time to store and return the answer. */
  cardProvider: { timeoutMs: 8_000, connectMs: 1_000, openMs: 30_000 },
  captureContext: { timeoutMs: 3_000, connectMs: 1_000, openMs: 30_000 },
  payerAuthentication: { timeoutMs: 3_000, connectMs: 1_000, openMs: 30_000 },
  cardProviderAfterwards: { timeoutMs: 4_000, connectMs: 1_000, openMs: 30_000 },
  fulfilment: { timeoutMs: 5_000, connectMs: 1_000, openMs: 10_000 },
  /** For the whole of it: the call, its reversal, and the same on the secondary host. */
  giftCards: { timeoutMs: 6_000, connectMs: 1_000, openMs: 30_000 },
  giftCardBalance: { timeoutMs: 2_600, connectMs: 1_000, openMs: 30_000 },
  giftCardsAfterwards: { timeoutMs: 4_000, connectMs: 1_000, openMs: 30_000 },
  /** The maximum; the caller's deadline reduces it, to leave time to store and return the answer. */
  payLater: { timeoutMs: 8_000, connectMs: 1_000, openMs: 30_000 },
  payLaterAfterwards: { timeoutMs: 4_000, connectMs: 1_000, openMs: 30_000 },
  /** Optional: without it the shopper types the address. */
  addressLookup: { timeoutMs: 2_000, connectMs: 1_000, openMs: 10_000 },
  /** Sent from a table; no shopper waits for it. */
  conversion: { timeoutMs: 1_500, connectMs: 1_000, openMs: 30_000 },
  /** The maximum; the caller's deadline reduces it, to leave time to store and return the answer. */
  wallet: { timeoutMs: 8_000, connectMs: 1_000, openMs: 30_000 },
  walletAfterwards: { timeoutMs: 4_000, connectMs: 1_000, openMs: 30_000 },
  /** Fails closed: without an answer the shopper is asked to try again. */
  botCheck: { timeoutMs: 2_000, connectMs: 1_000, openMs: 10_000 },
  /** Read every ten minutes; no shopper waits for it. */
  financeProducts: { timeoutMs: 8_000, connectMs: 1_000, openMs: 30_000 },
  /** The maximum; the caller's deadline reduces it, to leave time to store and return the answer. */
  loan: { timeoutMs: 8_000, connectMs: 1_000, openMs: 30_000 },
  loanAfterwards: { timeoutMs: 4_000, connectMs: 1_000, openMs: 30_000 },
  /** Asked after the booking; no shopper waits for it. */
  videoRoom: { timeoutMs: 5_000, connectMs: 1_000, openMs: 30_000 },
} as const;
