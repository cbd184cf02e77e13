import { useEffect, useEffectEvent, useRef, useState, type MouseEvent } from 'react';
import { browserStorage } from '#lib/browser-storage.ts';
import { outcomeOf } from '../../payment-outcome.ts';
import { isProviderReturn } from '../../provider-return.ts';
import { NOTHING_TAKEN, STAY, type Refusal } from '../../refusal-type.ts';
import { settlePayment } from '../../settle-payment.ts';
import { wait } from '../../wait.ts';
import type { ActionProps } from '../action-props.ts';
import { abandonPayment, validatePayment } from '../challenge/challenge-api.ts';
import { closeProviderWindow, openProviderWindow, openWindow } from './provider-window.ts';
import { ProviderChoice, type Stage } from './provider-choice.tsx';
import { markSent, redirectState, send } from './redirect.ts';

const LEFT: Refusal = {
  ...STAY,
  tone: 'info',
  title: 'You have not paid yet.',
  text: `${NOTHING_TAKEN} Your bag is as it was. Pay again, or choose another way to pay.`,
};
/** Closing a window tells nobody. */
const LOOK_MS = 500;

/**
 * The provider's own page, in a window or instead of this page: who comes back is asked about at the service, and who comes back unpaid
 * may go again or leave the payment.
 */
export function RedirectAction({ action, total, context, onEnd }: ActionProps<'redirect'>) {
  const { placementId, url } = action;
  const session = browserStorage('session');
  const [stage, setStage] = useState<Stage>(() =>
    openWindow() === undefined ? redirectState(action, session) : 'window',
  );
  const [isLeaving, setIsLeaving] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const go = useEffectEvent(() => {
    if (stage === 'window') markSent(action, session);
    if (stage === 'new') send(action, session, (to) => window.location.assign(to));
  });
  const ask = useEffectEvent(async () => {
    setStage('asking');
    closeProviderWindow();
    const result = await settlePayment({
      send: () => (context.validate ?? validatePayment)(placementId),
      wait,
      onChecking: () => undefined,
    });
    const outcome = outcomeOf(result, context);
    if (outcome.kind === 'action' && outcome.action.kind === 'redirect')
      setStage(redirectState(outcome.action, session));
    onEnd(outcome);
  });

  useEffect(() => {
    go();
    // Back with the browser's button, the page may be as it was left.
    const shown = (event: PageTransitionEvent) => event.persisted && setStage('unapproved');
    window.addEventListener('pageshow', shown);
    return () => window.removeEventListener('pageshow', shown);
  }, [placementId]);

  useEffect(() => {
    heading.current?.focus();
    if (stage !== 'window') return;
    const own = { origin: window.location.origin, placementId };
    const told = (event: MessageEvent) => isProviderReturn(event, own) && void ask();
    const timer = setInterval(() => openWindow() === undefined && void ask(), LOOK_MS);
    window.addEventListener('message', told);
    return () => {
      clearInterval(timer);
      window.removeEventListener('message', told);
    };
  }, [stage, placementId]);

  async function abandon() {
    setIsLeaving(true);
    closeProviderWindow();
    const unanswered = { __typename: 'CheckoutInProgress' } as const;
    const result = await abandonPayment(placementId).catch(() => unanswered);
    onEnd(result.__typename === 'Cart' ? { kind: 'refused', refusal: LEFT } : outcomeOf(result, context));
  }

  /** Without a window the link itself leads there. */
  function goAgain(event: MouseEvent) {
    markSent(action, session);
    if (stage === 'window') openWindow()?.focus();
    else if (openProviderWindow(url) !== undefined) setStage('window');
    else return;
    event.preventDefault();
  }

  return (
    <ProviderChoice
      stage={stage}
      total={total}
      url={url}
      isLeaving={isLeaving}
      heading={heading}
      onGo={goAgain}
      onLeave={() => void abandon()}
    />
  );
}
