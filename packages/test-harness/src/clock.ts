/** A clock that moves only when the test advances it. */
export interface FixedClock {
  (): Date;
  /** @param milliseconds may be negative */
  advance(milliseconds: number): void;
  set(to: Date | string): void;
}

/** @param start ISO 8601; defaults to Saturday 21 November 2026, 12:00 UTC */
export function fixedClock(start: Date | string = '2026-11-21T12:00:00.000Z'): FixedClock {
  let now = new Date(start).getTime();
  return Object.assign(() => new Date(now), {
    advance(milliseconds: number) {
      now += milliseconds;
    },
    set(to: Date | string) {
      now = new Date(to).getTime();
    },
  });
}
