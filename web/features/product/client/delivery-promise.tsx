'use client';

import { useSyncExternalStore, type ReactNode } from 'react';
import { COURIER_PRICE, FREE_DELIVERY_FROM, NEXT_DAY_PRICE } from '#lib/delivery.ts';
import { formatMoney } from '@loupe/money/format';
import { Icon, type IconName } from '#ui/icon.tsx';
import { isNextDay, orderWithin, standardDay } from '../order-within.ts';
import { useSelection } from './selection.tsx';

function everyMinute(notify: () => void): () => void {
  const timer = window.setInterval(notify, 60_000);
  return () => window.clearInterval(timer);
}

const thisMinute = () => Math.floor(Date.now() / 60_000);
/** Cached pages are rendered once for everyone, without time-dependent data. */
const noTime = () => 0;

/** The longest possible texts about the days, before Easter; their space is reserved from the start. */
const LONGEST_STANDARD = 'Arrives by Wednesday 30 September, signed for.';
const LONGEST_NEXT_DAY = `Next day, ${formatMoney(NEXT_DAY_PRICE)}. Order within 119 h 59 min for Wednesday 30 September.`;

/**
 * When it arrives unless it is sold out, its delivery cost, and returns. The days are the server's; the browser counts
 * down to the end of the next-day promise. The countdown is not announced.
 */
export function DeliveryPromise({ price }: { price: number }) {
  const minute = useSyncExternalStore(everyMinute, thisMinute, noTime);
  const { live, soldOut, variant, personal } = useSelection();
  const isEngraved = personal.engraving !== null;
  const cost = price >= FREE_DELIVERY_FROM ? 'free' : formatMoney(COURIER_PRICE);
  const isOffered = !isEngraved && (live === null || isNextDay(live, variant?.id));
  const nextDay = isOffered ? orderWithin(live, minute) : null;
  const day = live === null ? null : standardDay(live, variant?.id, isEngraved);
  return (
    <div className="rounded-[var(--radius)] border border-line">
      {soldOut ? null : (
        <Row icon="van" title={`Standard delivery, ${cost}`}>
          <Reserved longest={LONGEST_STANDARD}>
            {day === null
              ? 'By courier, signed for, in a plain outer box.'
              : `Arrives by ${day}, signed for.`}
          </Reserved>
          <Reserved longest={LONGEST_NEXT_DAY}>
            {nextDay === null ? null : (
              <>
                Next day, {formatMoney(NEXT_DAY_PRICE)}. Order within{' '}
                <span className="num">{nextDay.within}</span> for {nextDay.day}.
              </>
            )}
          </Reserved>
        </Row>
      )}
      <Row icon="gift" title="In our own box">
        With its ribbon, in every order.
      </Row>
      <Row icon="tick" title="Sixty days to decide">
        Unworn and in its box, collected free by courier.
      </Row>
    </div>
  );
}

/** Takes the space of the longest text, so that nothing moves when the days are known. */
function Reserved({ longest, children }: { longest: string; children: ReactNode }) {
  return (
    <span className="grid *:col-start-1 *:row-start-1">
      <span aria-hidden="true" className="invisible">
        {longest}
      </span>
      <span>{children}</span>
    </span>
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
