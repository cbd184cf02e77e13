import { LEFT_BANK } from '../../methods/credit-card/card-refusals.ts';
import { outcomeOf } from '../../payment-outcome.ts';
import type { ActionProps } from '../action-props.ts';
import { isChallengeAddress } from './challenge-address.ts';
import { abandonPayment, validatePayment } from './challenge-api.ts';
import type { PaymentResult } from '../../payment-result.ts';
import { ABANDONED } from './watch-challenge.ts';
import { ChallengeDialog } from './challenge-dialog.tsx';

/** The challenge of a bag's payment. */
export function BagChallenge({ action, context, total, onEnd }: ActionProps<'challenge'>) {
  const { placementId } = action;
  return (
    <ChallengeDialog
      challenge={action}
      total={total}
      payment={{
        validate: () => (context.validate ?? validatePayment)(placementId),
        abandon: async () => {
          const answer = await abandonPayment(placementId);
          return answer.__typename === 'Cart' ? ABANDONED : (answer as PaymentResult);
        },
        outcomeOf: (result) => outcomeOf(result, context),
        left: LEFT_BANK,
      }}
      hasLeft={() => !isChallengeAddress()}
      onEnd={onEnd}
    />
  );
}
