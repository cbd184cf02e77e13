const BEGAN = Symbol('began');

interface Timed {
  [BEGAN]?: number;
}

/** Starts the clock of an operation, as a property of its context: Apollo Server executes with a copy, which has it too. */
export function startClock(context: object): void {
  (context as Timed)[BEGAN] = performance.now();
}

/** When the operation of the context began, by `performance.now()`; now where its clock was not started. */
export const beganAt = (context: object): number => (context as Timed)[BEGAN] ?? performance.now();

export const secondsSince = (began: number): number => (performance.now() - began) / 1000;
