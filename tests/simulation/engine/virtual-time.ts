import type { World } from './world.ts';

const RealDate = Date;
const realRandom = Math.random;

/**
 * Replaces the clock and the random numbers of libraries that read the machine's (breakers do) by those of the simulation, so that
 * they depend on the seed as well. Our own code gets both injected.
 */
export function enterVirtualTime(world: World): () => void {
  const now = () => world.beginning + world.now;
  class VirtualDate extends RealDate {
    constructor(...given: [] | [number | string | Date]) {
      super(...((given.length === 0 ? [now()] : given) as [number]));
    }

    static override now(): number {
      return now();
    }
  }
  globalThis.Date = VirtualDate as DateConstructor;
  Math.random = () => world.random.next();
  return () => {
    globalThis.Date = RealDate;
    Math.random = realRandom;
  };
}
