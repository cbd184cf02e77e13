import type { ForgotPasswordInput } from '../../../use-cases/forgot-password.ts';
import { answerOrThrow } from '../../answers.ts';
import type { Context } from '../../context.ts';

export function forgotPassword(_root: unknown, { input }: { input: ForgotPasswordInput }, context: Context) {
  return answerOrThrow(context, () => context.useCases.forgotPassword(context.caller, input));
}
