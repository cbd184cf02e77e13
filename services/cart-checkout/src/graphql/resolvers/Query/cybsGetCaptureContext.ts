import { answerOrThrow } from '../../answer-or-throw.ts';
import type { QueryResolvers } from '../../gen/schema-types.ts';

export const cybsGetCaptureContext: QueryResolvers['cybsGetCaptureContext'] = (
  _root,
  { cartId },
  context,
) => {
  const { useCases, shopper, caller, client } = context;
  const { ipAddress } = client;
  return answerOrThrow(context, () =>
    useCases.issueCaptureContext(shopper(), cartId, { ...caller(), ipAddress }),
  );
};
