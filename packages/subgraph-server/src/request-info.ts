import type { Actor } from './actor.ts';
import type { ClientFacts } from './client-facts.ts';

/** What is known of a request before any resolver runs. */
export interface RequestInfo {
  readonly actor: Actor;
  readonly client: ClientFacts;
  /** Unpublished content is requested; the answer must not be cached. */
  readonly isStaged: boolean;
  /** Whether what the shopper does may be counted: they have not objected, and are neither a bot nor an editor (ADR 110). */
  readonly isCounted: boolean;
  readonly correlationId: string;
  /** Sets a response header that the gateway reads: a session that begins or ends, `retry-after`. */
  readonly setHeader: (name: string, value: string) => void;
}

/** Set by the gateway on requests of web's server for the staged shop; a header of a browser is ignored. */
export const STAGED_HEADER = 'x-staged';

/** Set by the gateway on changes of who is not to be counted; without it they are. */
export const UNCOUNTED_HEADER = 'x-uncounted';
