import type { SignInInput } from '../../../use-cases/sign-in.ts';
import { answer } from '../../answers.ts';
import type { Context } from '../../context.ts';

export function signIn(_root: unknown, input: SignInInput, context: Context) {
  return answer(context, () => context.useCases.signIn(context.caller, input));
}
