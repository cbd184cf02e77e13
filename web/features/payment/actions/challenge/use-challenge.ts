import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { isCardReturn } from '../../card-return.ts';
import type { Context } from '../../initiation-result.ts';
import type { PaymentOutcome } from '../../payment-outcome.ts';
import { wait } from '../../wait.ts';
import { abandonPayment, validatePayment } from './challenge-api.ts';
import { isChallengeAddress } from './challenge-address.ts';
import { timeLeft, type Challenge, type TimeLeft } from './challenge.ts';
import { watchChallenge, type ChallengeView, type ChallengeWatch } from './watch-challenge.ts';

type Options = {
  frame: RefObject<HTMLIFrameElement | null>;
  context: Context;
  onEnd: (outcome: PaymentOutcome) => void;
};

/** A shown challenge: its view, and the functions to open and leave it. */
export function useChallenge({ placementId, expiresAt }: Challenge, { frame, context, onEnd }: Options) {
  const [view, setView] = useState<ChallengeView>('bank');
  /** Incremented each time the shopper reloads the bank's page. */
  const [opening, setOpening] = useState(0);
  const watch = useRef<ChallengeWatch>(undefined);
  const end = useEffectEvent(onEnd);
  const words = useEffectEvent(() => context);
  const open = () => setOpening((count) => count + 1);

  useEffect(() => {
    const watched = watchChallenge(
      {
        validate: () => validatePayment(placementId),
        abandon: () => abandonPayment(placementId),
        wait,
        show: setView,
        end: (outcome) => end(outcome),
      },
      words(),
    );
    watch.current = watched;
    return () => watched.close();
  }, [placementId]);

  useEffect(() => {
    const onMessage = (event: MessageEvent) => {
      const own = { origin: window.location.origin, frame: frame.current?.contentWindow };
      if (isCardReturn(event, own)) void watch.current?.returned();
    };
    // A shopper who approved in the bank's app, or changed the bag in another window, returns to this one.
    const onShown = () => {
      if (document.visibilityState === 'visible') void watch.current?.look();
    };
    const onBack = () => {
      if (!isChallengeAddress()) void watch.current?.leave();
    };
    window.addEventListener('message', onMessage);
    window.addEventListener('popstate', onBack);
    document.addEventListener('visibilitychange', onShown);
    return () => {
      window.removeEventListener('message', onMessage);
      window.removeEventListener('popstate', onBack);
      document.removeEventListener('visibilitychange', onShown);
    };
  }, [frame]);

  const left = useTimeLeft(expiresAt, () => void watch.current?.look());

  return { view, opening, left, open, leave: () => void watch.current?.leave() };
}

const TICK_MS = 10_000;
/** Expiry is ignored when the clock is past it by more than this, because the clock must be wrong. */
const MAX_OVERDUE_MS = 60_000;

/** How long the order is still held. On expiry the service is asked: the browser's clock decides nothing. */
function useTimeLeft(expiresAt: string, onExpire: () => void): TimeLeft | undefined {
  const [left, setLeft] = useState(() => timeLeft(expiresAt, new Date()));
  const expire = useEffectEvent(onExpire);
  useEffect(() => {
    const tick = () => {
      const now = new Date();
      const overdueMs = now.getTime() - Date.parse(expiresAt);
      setLeft(timeLeft(expiresAt, now));
      if (overdueMs >= 0 && overdueMs < MAX_OVERDUE_MS) expire();
    };
    const timer = setInterval(tick, TICK_MS);
    return () => clearInterval(timer);
  }, [expiresAt]);
  return left;
}
