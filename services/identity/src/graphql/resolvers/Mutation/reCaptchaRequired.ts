import { parseRealm } from '../../../domain/robots/realms.ts';
import { answerOrThrow } from '../../answers.ts';
import type { MutationResolvers } from '../../gen/schema-types.ts';

export const reCaptchaRequired: MutationResolvers['reCaptchaRequired'] = (
  _root,
  { reCaptchaRealm },
  context,
) =>
  answerOrThrow(context, async () => {
    const realm = parseRealm('reCaptchaRealm', reCaptchaRealm);
    return { type: 'Done', value: context.useCases.isRobotChecked(realm) };
  });
