import { BEGINNING } from './world.ts';
import type { World } from './world.ts';

const RealDate = Date;
const realRandom = Math.random;

/**
 * Lets libraries that read the machine's clock or chance by themselves (breakers do) live in the world's, so that a seed brings
 * them back too. Ours are given both.
 */
export function enterVirtualTime(world: World): () => void {
  const now = () => BEGINNING + world.now;
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
