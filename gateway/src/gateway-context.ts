import type { SessionChange } from '@loupe/subgraph-server/session-change';
import type { ClientFacts } from '@loupe/subgraph-server/client-facts';
import type { Origin } from './site.ts';

/** What is known of a request from its headers, and, once its operation is known, how subgraphs are to be called for it. */
export interface GatewayContext {
  readonly origin: Origin;
  readonly client: ClientFacts;
  readonly cookieHeader: string | undefined;
  readonly correlationId: string;
  call: SubgraphCall | undefined;
}

/** Shared by every fetch of one operation. */
export interface SubgraphCall {
  readonly assertion: string;
  readonly isMutation: boolean;
  /** Milliseconds a subgraph may take, sent along so that it stops when we do. */
  readonly subgraphTimeoutMs: number;
  /** Aborts when the whole operation has taken too long. */
  readonly signal: AbortSignal;
  /** What identity said beside its answer. */
  sessionChange: SessionChange | undefined;
  /** Seconds, passed on to the browser. */
  retryAfter: string | undefined;
}
