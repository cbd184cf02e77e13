'use client';

import { useSyncExternalStore, type ReactNode } from 'react';
import { COURIER } from '@loupe/calendar/lead-times';
import { COURIER_PRICE, FREE_DELIVERY_FROM } from '#lib/delivery.ts';
import { formatMoney } from '@loupe/money/format';
import { Icon, type IconName } from '#ui/icon.tsx';
import { orderWithin } from '../order-within.ts';
import { useSelection } from './selection.tsx';
import type { KnownLive } from './use-live-product.ts';

function everyMinute(notify: () => void): () => void {
  const timer = window.setInterval(notify, 60_000);
  return () => window.clearInterval(timer);
}

const thisMinute = () => Math.floor(Date.now() / 60_000);
/** Cached pages are rendered once for everyone, without time-dependent data. */
const noTime = () => 0;

/**
 * The longest possible text about the day, before Easter; its space is reserved from the start to avoid a layout
 * shift.
 */
const LONGEST = 'Order within 119 h 59 min for Wednesday 30 September.';

/**
 * When it arrives unless it is sold out, its delivery cost, and returns. The day is the server's; the browser counts
 * down to the end of the promise. The countdown is not announced.
 */
export function DeliveryPromise({ price }: { price: number }) {
  const minute = useSyncExternalStore(everyMinute, thisMinute, noTime);
  const { live, soldOut } = useSelection();
  const cost = price >= FREE_DELIVERY_FROM ? 'free' : formatMoney(COURIER_PRICE);
  return (
    <div className="rounded-[var(--radius)] border border-line">
      {soldOut ? null : (
        <Row icon="van" title={`Within ${COURIER.workingDays} working days, ${cost}`}>
          <span className="grid *:col-start-1 *:row-start-1">
            <span aria-hidden="true" className="invisible">
              {LONGEST}
            </span>
            <span>{sentence(live, minute)}</span>
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

function sentence(live: KnownLive | null, minute: number): ReactNode {
  const order = orderWithin(live, minute);
  if (order === null) return 'By courier, signed for, in a plain outer box.';
  return (
    <>
      Order within <span className="num">{order.within}</span> for {order.day}.
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
