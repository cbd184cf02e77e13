import type { Actor } from './actor.ts';
import type { ClientFacts } from './client-facts.ts';

/** What a request is known by before any resolver runs. */
export interface RequestInfo {
  readonly actor: Actor;
  readonly client: ClientFacts;
  /** What is not published yet is asked for; the answer is kept nowhere. */
  readonly isStaged: boolean;
  readonly correlationId: string;
  /** Aborts when nobody waits for the answer any more. */
  readonly signal: AbortSignal;
  /** Of the answer, for the gateway to read: a session that begins or ends, `retry-after`. */
  readonly setHeader: (name: string, value: string) => void;
}

/** Set by the gateway on requests of web's server for the staged shop; a header of a browser is ignored. */
export const STAGED_HEADER = 'x-staged';
