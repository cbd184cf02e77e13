'use client';

import { useEffect, useRef, useState } from 'react';
import { whenIdle } from '#lib/use-idle.ts';
import { durationWords, londonTime, untilChange, type Hours } from '../countdown.ts';

/** 10.09, as watches are shown, until the browser's clock is read. */
const AT_REST = 10 * 60 + 9;
const EVERY_MS = 15_000;

/** The time in London, and a countdown to the hour at which a showroom opens or closes. It changes silently. */
export function DealerClock({ name, hours }: { name: string; hours: Hours }) {
  const clock = useRef<HTMLDivElement>(null);
  const [now, setNow] = useState<Date>();
  useEffect(() => {
    // Phones do not show it, and the time in London is expensive.
    const look = () => {
      if (clock.current?.checkVisibility()) setNow(new Date());
    };
    const cancel = whenIdle(look);
    const timer = setInterval(look, EVERY_MS);
    return () => {
      cancel();
      clearInterval(timer);
    };
  }, []);
  const minutes = now === undefined ? AT_REST : londonTime(now).minutes;
  const countdown = now === undefined ? null : untilChange(hours, now);
  return (
    <div ref={clock} className="hidden items-center gap-3 md:flex" data-dealer-clock>
      <svg
        viewBox="0 0 48 48"
        className="size-11 flex-none"
        fill="none"
        stroke="currentColor"
        aria-hidden="true"
      >
        <circle cx="24" cy="24" r="22.5" strokeWidth="1" />
        {Array.from({ length: 12 }, (_, hour) => (
          <path key={hour} d="M24 4.5v3.5" strokeWidth="1.2" transform={`rotate(${hour * 30} 24 24)`} />
        ))}
        <path d="M24 26V13.500" strokeWidth="2.2" transform={`rotate(${minutes / 2} 24 24)`} />
        <path d="M24 27V8.500" strokeWidth="1.4" transform={`rotate(${minutes * 6} 24 24)`} />
      </svg>
      <p className="micro soft min-h-[2.6em]">
        {name}
        <br />
        <span className="num" data-countdown>
          {countdown === null ? 'showroom' : `${countdown.change} in ${durationWords(countdown.minutes)}`}
        </span>
      </p>
    </div>
  );
}
