import type { ProcessRun } from './machine.ts';

interface LoopOptions {
  readonly everyMs: number;
  /** The longest pause of a loop without work, during the faults and afterwards. */
  readonly idleMs?: number;
}

/** The longest pause after the faults, so that simulating a day does not take a day of rounds. */
const QUIET_IDLE_MS = 600_000;

/** Repeats work until the process crashes; an error of a round is logged, and the work is retried. */
export function startLoop(
  processRun: ProcessRun,
  { everyMs, idleMs = 20_000 }: LoopOptions,
  round: () => Promise<number>,
): void {
  const { world } = processRun;
  const run = async (): Promise<never> => {
    let pause = everyMs;
    for (;;) {
      await processRun.sleep(pause);
      const found = await round().catch(() => 1);
      const longest = world.faults.healed ? QUIET_IDLE_MS : idleMs;
      pause = found > 0 ? everyMs : Math.min(pause * 2, longest);
    }
  };
  void run();
}
