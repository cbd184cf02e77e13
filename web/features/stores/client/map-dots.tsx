'use client';

import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { HEIGHT, WIDTH, type Dot } from '../dots.ts';

type MapDotsProps = {
  /** From north to south. */
  dots: readonly Dot[];
  many: string;
  /** What is drawn behind them. */
  children: ReactNode;
};

/**
 * Stores as links on a map. The whole map is one stop of the Tab key, and arrow keys lead from store to store. The name of the one under
 * the pointer or with the focus is below; the focus itself announces it.
 */
export function MapDots({ dots, many, children }: MapDotsProps) {
  const [current, setCurrent] = useState(0);
  const [focused, setFocused] = useState<Dot | null>(null);
  const [pointed, setPointed] = useState<Dot | null>(null);
  const told = pointed ?? focused;
  const links = useRef<(HTMLAnchorElement | null)[]>([]);

  function move(event: KeyboardEvent) {
    const next = nextDot(event.key, current, dots.length);
    if (next === current) return;
    event.preventDefault();
    setCurrent(next);
    links.current[next]?.focus();
  }

  return (
    <div>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="group"
        aria-label={`Map of our ${many}`}
        className="w-72 max-w-full"
        onKeyDown={move}
      >
        <g aria-hidden="true">{children}</g>
        {dots.map((dot, index) => (
          <a
            key={dot.key}
            ref={(link) => void (links.current[index] = link)}
            href={dot.url}
            aria-label={dot.name}
            tabIndex={index === current ? 0 : -1}
            onFocus={() => {
              setCurrent(index);
              setFocused(dot);
              setPointed(null);
            }}
            onBlur={() => setFocused(null)}
            onPointerEnter={() => setPointed(dot)}
            onPointerLeave={() => setPointed(null)}
          >
            <circle cx={dot.x} cy={dot.y} r="8" className="fill-transparent" />
            <circle
              cx={dot.x}
              cy={dot.y}
              r={dot.lit ? 5.5 : 3}
              className={dot.lit ? 'fill-brand' : 'fill-control'}
            />
          </a>
        ))}
        {told ? (
          <circle cx={told.x} cy={told.y} r="9" className="pointer-events-none fill-none stroke-ink" />
        ) : null}
      </svg>
      <p aria-hidden="true" className="small mt-3 min-h-[1lh]">
        {told?.name}
      </p>
    </div>
  );
}

/** The dot that an arrow key, Home or End leads to, from north to south; the same one for any other key. */
export function nextDot(key: string, current: number, count: number): number {
  if (key === 'ArrowDown' || key === 'ArrowRight') return Math.min(current + 1, count - 1);
  if (key === 'ArrowUp' || key === 'ArrowLeft') return Math.max(current - 1, 0);
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : current;
}
