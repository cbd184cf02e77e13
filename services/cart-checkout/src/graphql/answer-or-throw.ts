import { answersOrThrows } from '@loupe/subgraph-server/answers';
import type { Failure } from '../domain/failures.ts';
import { messageOf } from './failure-messages.ts';

/** For a field whose type has no member for failures. */
export const answerOrThrow = answersOrThrows<Failure>(messageOf);
