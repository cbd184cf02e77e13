import dynamic from 'next/dynamic';
import { type ComponentType, useEffect, useEffectEvent } from 'react';
import type { NextAction } from '../next-action.ts';
import type { ActionProps } from './action-props.ts';
import { outcomeOf } from '../payment-outcome.ts';
import { STAY, type Refusal } from '../refusal-type.ts';
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
function UnsupportedAction({ action, context, onEnd }: UnsupportedActionProps) {
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

/** Few payments need it, and its script is loaded while the bank is asked. */
export const loadChallenge = async () => (await import('./challenge/bag-challenge.tsx')).BagChallenge;

/** A new kind of action does not compile without a view. */
const VIEWS: { readonly [Kind in NextAction['kind']]: ComponentType<ActionProps<Kind>> } = {
  challenge: dynamic(loadChallenge, { ssr: false }),
  redirect: dynamic(async () => (await import('./redirect/redirect-action.tsx')).RedirectAction, {
    ssr: false,
  }),
  widget: UnsupportedAction,
};

/** What the shopper has to do next, above the form, which keeps its typed values. */
export function NextActionView(props: ActionProps<NextAction['kind']>) {
  const View = VIEWS[props.action.kind] as ComponentType<ActionProps<NextAction['kind']>>;
  return <View key={props.action.placementId} {...props} />;
}
