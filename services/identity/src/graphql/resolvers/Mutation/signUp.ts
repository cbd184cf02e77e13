import type { SignUpInput } from '../../../use-cases/sign-up.ts';
import { answer } from '../../answers.ts';
import type { Context } from '../../context.ts';

export function signUp(_root: unknown, { input }: { input: SignUpInput }, context: Context) {
  return answer(context, () => context.useCases.signUp(context.caller, input));
}
