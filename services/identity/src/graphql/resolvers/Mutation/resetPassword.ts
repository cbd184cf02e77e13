import type { ResetPasswordInput } from '../../../use-cases/reset-password.ts';
import { answer } from '../../answers.ts';
import type { Context } from '../../context.ts';

export function resetPassword(_root: unknown, { input }: { input: ResetPasswordInput }, context: Context) {
  return answer(context, () => context.useCases.resetPassword(context.caller, input));
}
