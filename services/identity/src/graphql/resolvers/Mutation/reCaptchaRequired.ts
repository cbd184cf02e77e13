import { parseRealm } from '../../../domain/robots/realms.ts';
import { answerOrThrow } from '../../answers.ts';
import type { Context } from '../../context.ts';

export function reCaptchaRequired(
  _root: unknown,
  { reCaptchaRealm }: { reCaptchaRealm: string },
  context: Context,
) {
  return answerOrThrow(context, async () => {
    const realm = parseRealm('reCaptchaRealm', reCaptchaRealm);
    return { type: 'Done', value: context.useCases.isRobotChecked(realm) };
  });
}
