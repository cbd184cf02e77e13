import { answerOrThrow } from '../../answer-or-throw.ts';
import { STORED_CARD_CONSENT } from '../../../domain/placement/stored-card-consent.ts';
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
    if (answer.type !== 'Done') return answer;
    const { mayStoreCard, ...value } = answer.value;
    return { ...answer, value: { ...value, storedCardConsent: mayStoreCard ? STORED_CARD_CONSENT : null } };
  });
};
