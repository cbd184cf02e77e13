import { InvalidFieldError } from '@loupe/contact/invalid-field-error';
import { GraphFault } from '@loupe/subgraph-server/fault';
import { invalidInput, refusal, type Refusal } from '@loupe/subgraph-server/refusal';
import { sessionChangeHeaders } from '@loupe/subgraph-server/session-change';
import type { Failure, FailureOf } from '../domain/failures.ts';
import { HasherBusyError } from '../domain/password/hasher-busy-error.ts';
import type { BegunSession } from '../domain/session/live-session.ts';
import type { Context } from './context.ts';
import { messageOf } from './failure-messages.ts';
import type { UserParent } from './user-parent.ts';

interface Success {
  readonly type: 'User';
  readonly customerId: string;
  /** Where the mutation began one. */
  readonly session?: BegunSession;
}

/** Hashing has caught up by then. */
const BUSY_SECONDS = 5;

type Answer<F extends Failure> =
  (UserParent & { readonly __typename: 'User' }) | Refusal<F> | ReturnType<typeof invalidInput>;

/**
 * A use case's answer as a member of a mutation's union: the customer, or the failure by its name with the words for it. A session that
 * began is told to the gateway beside it. A broken rule of input is a ValidationError; whatever else is thrown stays a fault.
 */
export async function answer<Result extends Success | Failure>(
  context: Context,
  work: () => Promise<Result>,
): Promise<Answer<Result & Failure>> {
  const result = await inputErrorsAsValues(work);
  if (result instanceof InvalidFieldError) return invalidInput(result);
  if (isFailure(result)) {
    tellRetryAfter(context, result);
    return refusal(result, messageOf(result));
  }
  return { __typename: 'User', ...(await userAfter(context, result)) };
}

const isFailure = (result: Success | Failure): result is Failure => result.type !== 'User';

/** For fields whose type has no room for a refusal: it is thrown, by the same name and with the same words. */
export async function answerOrThrow<T>(
  context: Context,
  work: () => Promise<{ readonly type: 'Done'; readonly value: T } | Failure>,
): Promise<T> {
  const result = await inputErrorsAsValues(work);
  if (result instanceof InvalidFieldError)
    throw new GraphFault('ValidationError', result.message, { field: result.field });
  if (result.type === 'Done') return result.value;
  tellRetryAfter(context, result);
  const { type, ...details } = result;
  throw new GraphFault(type, messageOf(result), details);
}

/** A use case that hashes a password, refused like too many attempts while too many wait to be hashed. */
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

async function inputErrorsAsValues<T>(work: () => Promise<T>): Promise<T | InvalidFieldError> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof InvalidFieldError) return error;
    throw error;
  }
}

function tellRetryAfter({ setHeader }: Context, failure: Failure): void {
  if (failure.type === 'TooManyAttemptsError') setHeader('retry-after', String(failure.retryAfterSeconds));
}

async function userAfter({ customers, caller, setHeader }: Context, result: Success): Promise<UserParent> {
  const { customerId, session } = result;
  if (session !== undefined) {
    const { token, maxAgeSeconds } = session;
    for (const [name, value] of Object.entries(sessionChangeHeaders({ kind: 'begun', token, maxAgeSeconds })))
      setHeader(name, value);
  }
  // What the request had read before may have been changed since.
  const customer = await customers.clear(customerId).load(customerId);
  if (customer === undefined) throw new Error('The customer of a mutation is not there.');
  return { ...customer, currentSessionId: session?.id ?? caller.sessionId };
}
