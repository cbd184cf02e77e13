'use client';

import { useSyncExternalStore, type ReactNode } from 'react';
import {
  arrivalDay,
  COURIER_PRICE,
  COURIER_WORKING_DAYS,
  formatCountdown,
  formatDay,
  FREE_DELIVERY_FROM,
} from '#lib/delivery.ts';
import { formatMoney } from '#lib/money.ts';
import { Icon, type IconName } from '#ui/icon.tsx';
import { useSelection } from './selection.tsx';

function everyMinute(notify: () => void): () => void {
  const timer = window.setInterval(notify, 60_000);
  return () => window.clearInterval(timer);
}

const thisMinute = () => Math.floor(Date.now() / 60_000);
/** A page is made once for everyone, so it cannot know the time; the browser does. */
const noTime = () => null;

/** The most the sentence about the day will ever say; its place is kept from the start, so that nothing jumps. */
const LONGEST = 'Order within 22 h 59 min for Wednesday 30 September.';

/** When it comes unless it is sold out, what that costs, and what happens if it is not right. The countdown is silent: it is not announced. */
export function DeliveryPromise({ price }: { price: number }) {
  const minute = useSyncExternalStore(everyMinute, thisMinute, noTime);
  const { live, soldOut } = useSelection();
  const now = minute === null ? null : minute * 60_000;
  const cutoff = now !== null && live?.cutoff && live.cutoff.at > now ? live.cutoff : null;
  const workingDays = cutoff?.leadTime ?? COURIER_WORKING_DAYS;
  // Counted from the cut-off: whoever orders in its last minute is promised the same day.
  const day = now === null ? null : formatDay(arrivalDay(new Date(cutoff?.at ?? now), workingDays));
  const cost = price >= FREE_DELIVERY_FROM ? 'free' : formatMoney(COURIER_PRICE);
  return (
    <div className="rounded-[var(--radius)] border border-line">
      {soldOut ? null : (
        <Row
          icon="van"
          title={
            workingDays === 1 ? `Next working day, ${cost}` : `Within ${workingDays} working days, ${cost}`
          }
        >
          <span className="grid *:col-start-1 *:row-start-1">
            <span aria-hidden="true" className="invisible">
              {LONGEST}
            </span>
            <span>{sentence(day, cutoff && now !== null ? (cutoff.at - now) / 1000 : null)}</span>
          </span>
        </Row>
      )}
      <Row icon="gift" title="Wrapped as a present">
        In our box, tied with ribbon.
      </Row>
      <Row icon="tick" title="Sixty days to decide">
        Unworn and in its box, collected free by courier.
      </Row>
    </div>
  );
}

function sentence(day: string | null, secondsLeft: number | null): ReactNode {
  if (day === null) return 'By courier, signed for, in a plain outer box.';
  if (secondsLeft === null) return `Expected by ${day}, signed for.`;
  return (
    <>
      Order within <span className="num">{formatCountdown(secondsLeft)}</span> for {day}.
    </>
  );
}

function Row({ icon, title, children }: { icon: IconName; title: string; children: ReactNode }) {
  return (
    <div className="small grid grid-cols-[1.5rem_1fr] gap-x-3.5 px-4.5 py-4 not-first:border-t not-first:border-line">
      <Icon name={icon} />
      <div>
        <p className="font-medium">{title}</p>
        <p className="soft">{children}</p>
      </div>
    </div>
  );
}
