import { parseRealm } from '../../../domain/robots/realms.ts';
import { answerOrThrow } from '../../answers.ts';
import type { MutationResolvers } from '../../gen/schema-types.ts';

export const verifyReCaptcha: MutationResolvers['verifyReCaptcha'] = (
  _root,
  { reCaptchaRealm, reCaptchaToken },
  context,
) =>
  answerOrThrow(context, async () => {
    const realm = parseRealm('reCaptchaRealm', reCaptchaRealm);
    return context.useCases.verifyRobot(context.caller, realm, reCaptchaToken);
  });
