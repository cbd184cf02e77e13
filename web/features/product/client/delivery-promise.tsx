import { useSyncExternalStore } from 'react';
import { isNextDay, orderWithin, standardDay } from '../order-within.ts';
import { PromiseRows } from '../promise-rows.tsx';
import { useSelection } from './selection.tsx';

function everyMinute(notify: () => void): () => void {
  const timer = window.setInterval(notify, 60_000);
  return () => window.clearInterval(timer);
}

const thisMinute = () => Math.floor(Date.now() / 60_000);

/**
 * The days are the server's; the browser counts down to the end of the next-day promise. The countdown is not announced.
 */
export function DeliveryPromise() {
  const minute = useSyncExternalStore(everyMinute, thisMinute);
  const { price, live, soldOut, variant, personal } = useSelection();
  const isEngraved = personal.engraving !== null;
  const isOffered = !isEngraved && (live === null || isNextDay(live, variant?.id));
  return (
    <PromiseRows
      price={price?.value ?? 0}
      isSoldOut={soldOut}
      standard={live === null ? null : standardDay(live, variant?.id, isEngraved)}
      nextDay={isOffered ? orderWithin(live, minute) : null}
    />
  );
}
