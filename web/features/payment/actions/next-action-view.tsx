import dynamic from 'next/dynamic';
import { type ComponentType, useEffect, useEffectEvent } from 'react';
import { browserStorage } from '#lib/browser-storage.ts';
import type { NextAction } from '../next-action.ts';
import type { ActionProps } from './action-props.ts';
import { chosenOf } from '../methods/payment-method.ts';
import { METHODS } from '../methods/registry.ts';
import { payingBy } from '../paying-by.ts';
import { outcomeOf } from '../payment-outcome.ts';
import { STAY, type Refusal } from '../refusal-type.ts';
import { abandonPayment } from './challenge/challenge-api.ts';

const UNSUPPORTED: Refusal = {
  ...STAY,
  refetchCart: true,
  title: 'We could not open the next step of this payment.',
  text: 'Nothing has been taken. Your bag is as it was. Choose another way to pay.',
};

/** An action that this page cannot show, as of a payment of another tab: it is given up, so that the bag is free again. */
function UnsupportedAction({ action, context, onEnd }: ActionProps<'widget'>) {
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

/** The widget of the method that this tab pays by. */
function WidgetAction(props: ActionProps<'widget'>) {
  const method = chosenOf(METHODS, payingBy(browserStorage('session')).of(props.action.placementId));
  const Widget = method?.Widget ?? UnsupportedAction;
  return <Widget {...props} />;
}

/** Few payments need it, and its script is loaded while the bank is asked. */
export const loadChallenge = async () => (await import('./challenge/bag-challenge.tsx')).BagChallenge;

/** A new kind of action does not compile without a view. */
const VIEWS: { readonly [Kind in NextAction['kind']]: ComponentType<ActionProps<Kind>> } = {
  challenge: dynamic(loadChallenge, { ssr: false }),
  redirect: dynamic(async () => (await import('./redirect/redirect-action.tsx')).RedirectAction, {
    ssr: false,
  }),
  widget: WidgetAction,
};

/** What the shopper has to do next, above the form, which keeps its typed values. */
export function NextActionView(props: ActionProps<NextAction['kind']>) {
  const View = VIEWS[props.action.kind] as ComponentType<ActionProps<NextAction['kind']>>;
  return <View key={props.action.placementId} {...props} />;
}
