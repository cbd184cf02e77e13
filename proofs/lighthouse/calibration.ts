/** What Lighthouse slows the processor by: right for a machine whose index is about 1,530. */
export const DEFAULT_MULTIPLIER = 4;

/** From this index on, the multiplier and how much more index each further 1 needs: Lighthouse's own calculator. */
const STEPS = [
  { from: 1_300, multiplier: 3, each: 233 },
  { from: 800, multiplier: 2, each: 500 },
  { from: 150, multiplier: 1, each: 650 },
] as const;

/**
 * By how much this machine is to be slowed to be like a phone of the middle range (https://lighthouse-cpu-throttling-calculator.vercel.app).
 * @param index Lighthouse's measure of the machine's speed
 */
export function calibratedMultiplier(index: number): number {
  const step = STEPS.find(({ from }) => index >= from);
  return step === undefined ? 1 : Number((step.multiplier + (index - step.from) / step.each).toFixed(1));
}
