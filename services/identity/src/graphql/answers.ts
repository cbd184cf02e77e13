import { InvalidFieldError } from '@loupe/contact/invalid-field-error';
import { answersOrThrows, orInvalid, tellRetryAfter } from '@loupe/subgraph-server/answers';
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
  /** Set when the mutation began one. */
  readonly session?: BegunSession;
}

/** By then the hasher has worked through its queue. */
const BUSY_SECONDS = 5;

type Answer<F extends Failure> =
  (UserParent & { readonly __typename: 'User' }) | Refusal<F> | ReturnType<typeof invalidInput>;

/**
 * A use case's result as a member of a mutation's union: the customer, or the failure with its name and message. A new session is
 * sent to the gateway in headers. Invalid input is a ValidationError; any other error is thrown on.
 */
export async function answer<Result extends Success | Failure>(
  context: Context,
  work: () => Promise<Result>,
): Promise<Answer<Result & Failure>> {
  const result = await orInvalid(work);
  if (result instanceof InvalidFieldError) return invalidInput(result);
  if (isFailure(result)) {
    tellRetryAfter(context, result);
    return refusal(result, messageOf(result));
  }
  return { __typename: 'User', ...(await userAfter(context, result)) };
}

const isFailure = (result: Success | Failure): result is Failure => result.type !== 'User';

/** The same for a mutation that answers with something other than the customer. */
export async function answerWith<Result extends { readonly type: string }, Type extends Result['type']>(
  context: Context,
  success: Type,
  work: () => Promise<Result>,
): Promise<
  | (Extract<Result, { type: Type }> & { readonly __typename: Type })
  | Refusal<Exclude<Result, { type: Type }> & Failure>
  | ReturnType<typeof invalidInput>
> {
  const result = await orInvalid(work);
  if (result instanceof InvalidFieldError) return invalidInput(result);
  if (result.type === success) return { ...(result as Extract<Result, { type: Type }>), __typename: success };
  const failure = result as Exclude<Result, { type: Type }> & Failure;
  tellRetryAfter(context, failure);
  return refusal(failure, messageOf(failure));
}

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
