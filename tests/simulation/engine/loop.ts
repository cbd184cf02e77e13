import type { Life } from './machine.ts';

interface LoopOptions {
  readonly everyMs: number;
  /** The longest wait of one that finds nothing to do, while there is trouble and afterwards. */
  readonly idleMs?: number;
}

/** As a shop without customers wakes up too: a day of waiting must not cost a day of rounds. */
const QUIET_IDLE_MS = 600_000;

/** Work again and again until the process dies; what a round throws is said and tried again. */
export function startLoop(
  life: Life,
  { everyMs, idleMs = 20_000 }: LoopOptions,
  round: () => Promise<number>,
): void {
  const { world } = life;
  const run = async (): Promise<never> => {
    let pause = everyMs;
    for (;;) {
      await life.sleep(pause);
      const found = await round().catch(() => 1);
      const longest = world.faults.healed ? QUIET_IDLE_MS : idleMs;
      pause = found > 0 ? everyMs : Math.min(pause * 2, longest);
    }
  };
  void run();
}
