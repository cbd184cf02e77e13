import type { Challenge } from '#features/payment/actions/challenge/challenge.ts';
import { ChallengeDialog } from '#features/payment/actions/challenge/challenge-dialog.tsx';
import { ABANDONED } from '#features/payment/actions/challenge/watch-challenge.ts';
import type { PaymentOutcome } from '#features/payment/payment-outcome.ts';
import { payAgainOutcome } from '../pay-again-outcome.ts';
import { LEFT, type PayAgainAnswer } from '../pay-again-refusals.ts';
import { leave, validate } from './pay-again-api.ts';

type PayAgainChallengeProps = {
  token: string;
  challenge: Challenge;
  total: string;
  onEnd: (outcome: PaymentOutcome) => void;
};

/** The bank's page, as of the payment page; the browser's back button leaves this page too. */
export function PayAgainChallenge({ token, challenge, total, onEnd }: PayAgainChallengeProps) {
  const { placementId } = challenge;
  return (
    <ChallengeDialog<PayAgainAnswer>
      challenge={challenge}
      total={total}
      payment={{
        validate: () => validate(token, placementId),
        abandon: async () => {
          const answer = await leave(token, placementId);
          return answer.__typename === 'PayAgainLeft' ? ABANDONED : answer;
        },
        outcomeOf: payAgainOutcome,
        left: LEFT,
      }}
      hasLeft={() => false}
      onEnd={onEnd}
    />
  );
}
