import { useRef, useState } from 'react';
import { browserStorage } from '#lib/browser-storage.ts';
import type { FullCartFragment, PaymentMethodType } from '#gql/graphql.ts';
import { BANK } from '../methods/method-words.ts';
import { chosenOf, type MethodHandle, type MethodView } from '../methods/payment-method.ts';
import { METHODS } from '../methods/registry.ts';
import { payingBy } from '../paying-by.ts';
import { contextOf } from '../payment-context.ts';
import type { PaymentOutcome } from '../payment-outcome.ts';
import { useMethodChoice } from './use-method-choice.ts';

const NO_VIEW: MethodView = { isReady: false, errors: {} };

/** The method that is chosen for a bag, and what its panel shows. */
export function useShownMethod(cart: FullCartFragment) {
  const handle = useRef<MethodHandle>(null);
  const [views, setViews] = useState<{ readonly [Method in PaymentMethodType]?: MethodView }>({});
  const choice = useMethodChoice(cart, METHODS);
  const method = choice.chosen;
  const chosen = chosenOf(METHODS, method);
  return {
    choice,
    handle,
    isChosen: method !== undefined,
    words: chosen?.words ?? BANK,
    context: contextOf(cart, chosen),
    view: (method && views[method]) ?? NO_VIEW,
    onView: (of: PaymentMethodType, next: MethodView) => setViews((all) => ({ ...all, [of]: next })),
    /** For a page that is opened during this payment. */
    remember(outcome: PaymentOutcome): PaymentOutcome {
      if (outcome.kind === 'action' && method !== undefined)
        payingBy(browserStorage('session')).set(outcome.action.placementId, method);
      return outcome;
    },
  };
}
