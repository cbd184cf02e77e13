import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { isCardReturn } from '../../card-return.ts';
import type { PaymentOutcome } from '../../payment-outcome.ts';
import { wait } from '../../wait.ts';
import { timeLeft, type Challenge, type TimeLeft } from './challenge.ts';
import {
  watchChallenge,
  type ChallengedPayment,
  type Named,
  type ChallengeView,
  type ChallengeWatch,
} from './watch-challenge.ts';

type Options<Answer extends Named> = {
  frame: RefObject<HTMLIFrameElement | null>;
  payment: ChallengedPayment<Answer>;
  /** Whether the browser's back button has left the challenge. */
  hasLeft: () => boolean;
  onEnd: (outcome: PaymentOutcome) => void;
};

/** A shown challenge: its view, and the functions to open and leave it. */
export function useChallenge<Answer extends Named>(
  { placementId, expiresAt }: Challenge,
  { frame, payment, hasLeft, onEnd }: Options<Answer>,
) {
  const [view, setView] = useState<ChallengeView>('bank');
  /** Incremented each time the shopper reloads the bank's page. */
  const [opening, setOpening] = useState(0);
  const watch = useRef<ChallengeWatch>(undefined);
  const end = useEffectEvent(onEnd);
  const challenged = useEffectEvent(() => payment);
  const isLeft = useEffectEvent(hasLeft);
  const open = () => setOpening((count) => count + 1);

  useEffect(() => {
    const watched = watchChallenge({
      ...challenged(),
      wait,
      show: setView,
      end: (outcome) => end(outcome),
    });
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
      if (isLeft()) void watch.current?.leave();
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
