/** Faults of a connection; without any, bytes are forwarded unchanged. */
export interface LinkFaults {
  /** Delay of every chunk in milliseconds, plus or minus the jitter. */
  readonly latencyMs?: number;
  readonly jitterMs?: number;
  /** The share of answer chunks at which the connection is reset instead. */
  readonly resetShare?: number;
  /** Nothing passes in either direction and nothing is closed: a firewall that drops packets. */
  readonly blackHole?: boolean;
  /** Half-open: requests pass, answers are dropped. */
  readonly dropAnswers?: boolean;
  /** Both directions. */
  readonly bytesPerSecond?: number;
  /** Connections are refused, and open ones are reset. */
  readonly refuse?: boolean;
  /** Each HTTP request is answered 500 and not forwarded. */
  readonly serverErrors?: boolean;
  /** The connection is closed after this many bytes of answers. */
  readonly limitBytes?: number;
}

export const NO_FAULTS: LinkFaults = {};

/** Counters of a proxy, to prove that a fault had an effect. */
export interface LinkCounts {
  connections: number;
  /** Chunks that were not affected. */
  passed: number;
  /** Chunks delayed, dropped or cut off, and connections reset or closed. */
  faulted: number;
}
