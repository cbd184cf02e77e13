/** What a connection suffers on its way. Nothing of it: bytes pass as they come. */
export interface LinkFaults {
  /** Every chunk waits so long, give or take the jitter; milliseconds. */
  readonly latencyMs?: number;
  readonly jitterMs?: number;
  /** The share of answers instead of which the connection is reset. */
  readonly resetShare?: number;
  /** Nothing passes in either direction and nothing is closed: a firewall that drops packets. */
  readonly blackHole?: boolean;
  /** Half-open: requests pass, answers are dropped. */
  readonly dropAnswers?: boolean;
  /** Both directions. */
  readonly bytesPerSecond?: number;
  /** Nobody listens: connections are refused, and those that are open are reset. */
  readonly refuse?: boolean;
  /** Each HTTP request is answered 500 and goes no further. */
  readonly serverErrors?: boolean;
  /** The connection is closed once it has answered so many bytes. */
  readonly limitBytes?: number;
}

export const NO_FAULTS: LinkFaults = {};

/** What a proxy did, to prove that a fault was met by somebody. */
export interface LinkCounts {
  connections: number;
  /** Chunks that passed unhurt. */
  passed: number;
  /** Chunks delayed, dropped or cut off, and connections reset or closed. */
  hurt: number;
}
