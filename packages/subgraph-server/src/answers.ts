import { InvalidFieldError } from '@loupe/contact/invalid-field-error';
import { GraphFault } from './fault.ts';
import { refusalFault } from './refusal.ts';

/** A use case's result, or its error where the input is invalid. @throws every other error */
export async function orInvalid<T>(work: () => Promise<T>): Promise<T | InvalidFieldError> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof InvalidFieldError) return error;
    throw error;
  }
}

/** For a field whose type has no member for invalid input. @throws GraphFault ValidationError */
export async function orFault<T>(work: () => Promise<T>): Promise<T> {
  const result = await orInvalid(work);
  if (result instanceof InvalidFieldError)
    throw new GraphFault('ValidationError', result.message, { field: result.field });
  return result;
}

type SetHeader = (name: string, value: string) => void;

/** The header of a refusal that says how long to wait. */
export function tellRetryAfter(
  { setHeader }: { readonly setHeader: SetHeader },
  failure: { readonly type: string; readonly retryAfterSeconds?: number },
): void {
  if (failure.type === 'TooManyAttemptsError') setHeader('retry-after', String(failure.retryAfterSeconds));
}

/**
 * For fields whose type has no member for failures: the result of the use case, or its failure as an error with its name and message.
 * With TooManyAttemptsError the answer carries Retry-After.
 */
export const answersOrThrows =
  <
    Failure extends { readonly type: string; readonly retryAfterSeconds?: number },
    Context extends { readonly setHeader: SetHeader } = { readonly setHeader: SetHeader },
  >(
    messageOf: (failure: Failure, context: Context) => string,
  ) =>
  /** @throws GraphFault */
  async <T>(
    context: Context,
    work: () => Promise<{ readonly type: 'Done'; readonly value: T } | Failure>,
  ): Promise<T> => {
    const result = await orFault(work);
    if (isDone(result)) return result.value;
    tellRetryAfter(context, result);
    throw refusalFault(result, messageOf(result, context));
  };

const isDone = <T>(
  result: { readonly type: 'Done'; readonly value: T } | { readonly type: string },
): result is { readonly type: 'Done'; readonly value: T } => result.type === 'Done';
