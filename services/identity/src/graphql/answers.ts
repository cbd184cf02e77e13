import { answersOrThrows } from '@loupe/subgraph-server/answers';
import { sessionChangeHeaders } from '@loupe/subgraph-server/session-change';
import { unionAnswers } from '@loupe/subgraph-server/union-answers';
import type { Failure, FailureOf } from '../domain/failures.ts';
import { HasherBusyError } from '../domain/password/hasher-busy-error.ts';
import type { BegunSession } from '../domain/session/live-session.ts';
import type { Context } from './context.ts';
import { messageOf } from './failure-messages.ts';
import type { UserParent } from './user-parent.ts';

interface Success {
  readonly type: 'User';
  readonly customerId: string;
  /** Set when the mutation began one. */
  readonly session?: BegunSession;
}

/** By then the hasher has worked through its queue. */
const BUSY_SECONDS = 5;

/** The customer of a mutation; a new session is sent to the gateway in headers. */
const SUCCESSES = {
  User: async (result: Success, context: Context) => ({
    __typename: 'User' as const,
    ...(await userAfter(context, result)),
  }),
};

/** A use case's result as a member of a mutation's union. */
export const answer = unionAnswers<Context, Failure>()(SUCCESSES, messageOf);

/** For a field whose type has no member for failures. */
export const answerOrThrow = answersOrThrows<Failure>(messageOf);

/** Wraps a use case that hashes a password: while too many wait to be hashed, it is refused as too many attempts. */
export function unlessBusy<T>(work: () => Promise<T>) {
  return async (): Promise<T | FailureOf<'TooManyAttemptsError'>> => {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof HasherBusyError)) throw error;
      return { type: 'TooManyAttemptsError', retryAfterSeconds: BUSY_SECONDS };
    }
  };
}

async function userAfter({ customers, caller, setHeader }: Context, result: Success): Promise<UserParent> {
  const { customerId, session } = result;
  if (session !== undefined) {
    const { token, maxAgeSeconds } = session;
    for (const [name, value] of Object.entries(sessionChangeHeaders({ kind: 'begun', token, maxAgeSeconds })))
      setHeader(name, value);
  }
  // The mutation may have changed what the request had loaded before.
  const customer = await customers.clear(customerId).load(customerId);
  if (customer === undefined) throw new Error('The customer of a mutation does not exist.');
  return { ...customer, currentSessionId: session?.id ?? caller.sessionId };
}
