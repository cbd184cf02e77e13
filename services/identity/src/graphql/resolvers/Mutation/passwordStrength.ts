import { answerOrThrow } from '../../answers.ts';
import type { Context } from '../../context.ts';

export function passwordStrength(
  _root: unknown,
  about: { password: string; email?: string | null },
  context: Context,
) {
  return answerOrThrow(context, () => context.useCases.judgePassword(context.caller, about));
}
