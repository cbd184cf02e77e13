import { refusalFault } from '@loupe/subgraph-server/refusal';
import type { Failure } from '../domain/failures.ts';
import type { Context } from './context.ts';
import { messageOf } from './failure-messages.ts';
import { orFault } from './or-fault.ts';

/**
 * For a field whose type has no member for failures: the result of the use case, or its failure as an error with its name and message.
 * @throws GraphFault; with TooManyAttemptsError the answer carries Retry-After
 */
export async function answerOrThrow<T>(
  { setHeader }: Pick<Context, 'setHeader'>,
  work: () => Promise<{ readonly type: 'Done'; readonly value: T } | Failure>,
): Promise<T> {
  const result = await orFault(work);
  if (result.type === 'Done') return result.value;
  if (result.type === 'TooManyAttemptsError') setHeader('retry-after', String(result.retryAfterSeconds));
  throw refusalFault(result, messageOf(result));
}
