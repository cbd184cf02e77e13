import { useEffect, useEffectEvent } from 'react';
import { outcomeOf } from '../payment-outcome.ts';
import { STAY, type Refusal } from '../refusal-type.ts';
import type { ActionProps } from './action-props.ts';
import { abandonPayment } from './challenge/challenge-api.ts';

const UNSUPPORTED: Refusal = {
  ...STAY,
  refetchCart: true,
  title: 'We could not open the next step of this payment.',
  text: 'Nothing has been taken. Your bag is as it was. Choose another way to pay.',
};

type UnsupportedActionProps = Pick<ActionProps<'redirect'>, 'context' | 'onEnd'> & {
  action: { placementId: string };
};

/** An action that no method of this page asks for yet: the payment is given up, so that the bag is free again. */
export function UnsupportedAction({ action, context, onEnd }: UnsupportedActionProps) {
  const { placementId } = action;
  const end = useEffectEvent(onEnd);
  const words = useEffectEvent(() => context);
  useEffect(() => {
    void abandonPayment(placementId)
      .catch(() => ({ __typename: 'CheckoutInProgress' }) as const)
      .then((result) =>
        end(
          result.__typename === 'Cart'
            ? { kind: 'refused', refusal: UNSUPPORTED }
            : outcomeOf(result, words()),
        ),
      );
  }, [placementId]);
  return null;
}
