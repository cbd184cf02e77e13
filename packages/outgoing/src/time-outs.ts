/** How one kind of outgoing call is bounded. Milliseconds. */
export interface CallLimits {
  /** From the first byte to the last of the answer; a caller's own deadline may end it sooner. */
  readonly timeoutMs: number;
  /** Until the connection stands. */
  readonly connectMs: number;
  /** How long an open breaker turns calls away before it lets one try. */
  readonly openMs: number;
}

/**
 * Every call that leaves a process, from the shopper inwards. Each is shorter than the one that waits for it, so that the
 * answer, or the failure, still arrives: 10 s > 6 s > 4 s > 2 s, and 20 s > 15 s > 12 s > 8 s where an order is placed.
 * Inside the house a breaker stays open for a moment only: an instance is back within seconds of a restart.
 */
export const TIME_OUTS = {
  /** Everything the gateway does for an operation; one subgraph's share of it is below. */
  operation: { timeoutMs: 6_000, connectMs: 1_000, openMs: 2_000 },
  subgraph: { timeoutMs: 4_000, connectMs: 1_000, openMs: 2_000 },
  placingOperation: { timeoutMs: 15_000, connectMs: 1_000, openMs: 2_000 },
  placingSubgraph: { timeoutMs: 12_000, connectMs: 1_000, openMs: 2_000 },
  exchangeSession: { timeoutMs: 2_000, connectMs: 1_000, openMs: 2_000 },
  webhook: { timeoutMs: 4_000, connectMs: 1_000, openMs: 2_000 },
  findPayment: { timeoutMs: 3_000, connectMs: 1_000, openMs: 2_000 },
  cancelPayment: { timeoutMs: 3_000, connectMs: 1_000, openMs: 2_000 },
  /** At most this, and never the time in which the answer must still be written down and told. */
  cardProvider: { timeoutMs: 8_000, connectMs: 1_000, openMs: 30_000 },
  captureContext: { timeoutMs: 3_000, connectMs: 1_000, openMs: 30_000 },
  payerAuthentication: { timeoutMs: 3_000, connectMs: 1_000, openMs: 30_000 },
  cardProviderAfterwards: { timeoutMs: 4_000, connectMs: 1_000, openMs: 30_000 },
  fulfilment: { timeoutMs: 5_000, connectMs: 1_000, openMs: 10_000 },
  /** Fail closed: without an answer the shopper is asked to try again. */
  botCheck: { timeoutMs: 2_000, connectMs: 1_000, openMs: 10_000 },
  /** A convenience: the shopper types on. */
  addressLookup: { timeoutMs: 2_000, connectMs: 1_000, openMs: 10_000 },
  mail: { timeoutMs: 10_000, connectMs: 5_000, openMs: 10_000 },
} as const satisfies Record<string, CallLimits>;

/** Until an instance of a service that does not answer a probe is taken for gone. Milliseconds, connecting included. */
export const PROBE_TIMEOUT_MS = 1_000;
