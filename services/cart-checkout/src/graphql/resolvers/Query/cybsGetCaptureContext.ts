import { answerOrThrow } from '../../answer-or-throw.ts';
import { toCardFields } from '../../card-fields.ts';
import type { QueryResolvers } from '../../gen/schema-types.ts';

export const cybsGetCaptureContext: QueryResolvers['cybsGetCaptureContext'] = (
  _root,
  { cartId },
  context,
) => {
  const { useCases, shopper, caller, client } = context;
  const { ipAddress } = client;
  return answerOrThrow(context, async () => {
    const answer = await useCases.issueCaptureContext(shopper(), cartId, { ...caller(), ipAddress });
    return answer.type === 'Done' ? { ...answer, value: toCardFields(answer.value) } : answer;
  });
};
