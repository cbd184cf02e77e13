import { answerOrThrow } from '../../answers.ts';
import type { Context } from '../../context.ts';

export function userExists(_root: unknown, { email }: { email: string }, context: Context) {
  return answerOrThrow(context, () => context.useCases.userExists(context.caller, email));
}
