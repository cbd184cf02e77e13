import type { SessionChange } from '@loupe/subgraph-server/session-change';
import type { ClientFacts } from '@loupe/subgraph-server/client-facts';
import type { Origin } from './site.ts';

/** What is known of a request from its headers and, once its operation is known, how to call subgraphs for it. */
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
  /** The time limit of a subgraph in milliseconds, sent along so that it stops when we do. */
  readonly subgraphTimeoutMs: number;
  /** Aborts when the whole operation has taken too long. */
  readonly signal: AbortSignal;
  /** The session change in the headers of identity's answer. */
  sessionChange: SessionChange | undefined;
  /** Seconds, passed on to the browser. */
  retryAfter: string | undefined;
}
