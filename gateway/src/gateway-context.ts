import type { TimeLimit } from '@loupe/outgoing/time-limit';
import type { SessionChange } from '@loupe/subgraph-server/session-change';
import type { ClientFacts } from '@loupe/subgraph-server/client-facts';
import type { Origin } from './site.ts';
import type { SubgraphAnswer } from './pass-through/passed-answer.ts';

/** Facts from the request's headers and, once the operation is known, what calls to subgraphs need. */
export interface GatewayContext {
  readonly origin: Origin;
  readonly client: ClientFacts;
  readonly cookieHeader: string | undefined;
  readonly correlationId: string;
  call: SubgraphCall | undefined;
  /** Of `call`: who the shopper is has been asked once, also where the session has expired. */
  preparing?: Promise<SubgraphCall>;
}

/** Shared by all fetches of one operation. */
export interface SubgraphCall {
  readonly assertion: string;
  /** The cookie of a session that begins with this operation. */
  readonly setCookie: string | undefined;
  readonly isMutation: boolean;
  /** The longest wait for the answer of one subgraph, in milliseconds. */
  readonly subgraphTimeoutMs: number;
  /** Of the whole operation. */
  readonly limit: TimeLimit;
  /** The session change in the headers of identity's answer. */
  sessionChange: SessionChange | undefined;
  /** Seconds, passed on to the browser. */
  retryAfter: string | undefined;
  /** What the operation's only fetch has had already, or throws: it is not sent again. */
  fetched: (() => SubgraphAnswer) | undefined;
}
