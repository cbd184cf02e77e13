import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { RunningChild } from '../../stack/child.ts';
import type { Stack } from '../../stack/stack.ts';
import { until } from './until.ts';

/** Wrapped, but never ended: a point that is not there. */
export const NO_POINT = { KILL_AT: 'none' };

export interface Supervision {
  /** Ends a part and starts it again; resolves when it serves again. */
  restart(name: string, signal: NodeJS.Signals, env?: Readonly<Record<string, string>>): Promise<void>;
  /**
   * Lets an instance end itself at a kill point. Resolves when it serves again afterwards.
   * @throws Error when it did not get there in time, or ended some other way
   */
  dieAt(name: string, point: string, withinMs: number): Promise<void>;
  /** Every part that has ended is back. */
  settled(): Promise<void>;
  /** Leaves what ends from now on alone. */
  stop(): void;
}

const PAUSE_MS = 300;

/** Starts again whatever ends, as an orchestrator does. */
export function supervise(stack: Stack): Supervision {
  let stopping = false;
  const recovering = new Map<string, Promise<void>>();

  const watch = (child: RunningChild): void =>
    void child.exited.then(() => {
      if (!stopping && stack.children.get(child.name) === child && !recovering.has(child.name))
        void recover(child.name, NO_POINT);
    });

  function recover(name: string, env: Readonly<Record<string, string>>): Promise<void> {
    const work = startUntilItServes(name, env).finally(() => recovering.delete(name));
    recovering.set(name, work);
    return work;
  }

  async function startUntilItServes(name: string, env: Readonly<Record<string, string>>): Promise<void> {
    for (;;) {
      await stack.children.get(name)!.stop('SIGKILL');
      if (stopping) return;
      try {
        watch(await stack.startAgain(name, env));
        return;
      } catch {
        await delay(PAUSE_MS); // what it needs is not there yet; its log says what
      }
    }
  }

  async function restart(name: string, signal: NodeJS.Signals, env = NO_POINT): Promise<void> {
    await recovering.get(name);
    const ended = stack.children.get(name)!;
    const back = (async () => {
      await ended.stop(signal);
      await startUntilItServes(name, env);
    })().finally(() => recovering.delete(name));
    recovering.set(name, back);
    await back;
  }

  for (const child of stack.children.values()) watch(child);
  return {
    restart,
    async dieAt(name, point, withinMs) {
      const log = join(stack.settings.dataFolder, 'logs', `${name}.log`);
      const from = statSync(log).size;
      await restart(name, 'SIGKILL', { KILL_AT: point });
      const armed = stack.children.get(name)!;
      const how = await Promise.race([armed.exited, delay(withinMs, 'nothing', { ref: false })]);
      if (how === 'nothing') {
        await restart(name, 'SIGKILL');
        throw new Error(`${name} never reached ${point} within ${withinMs / 1000} s`);
      }
      const said = `kill point reached: ${point.replace(/#\d+$/, '')}\n`;
      const proved = () => readFileSync(log, 'utf8').slice(from).includes(said);
      await until(`${name} says it reached ${point}`, async () => proved(), 5_000);
      if (how !== 'SIGKILL') throw new Error(`${name} ended with ${how} at ${point}`);
      await until(
        `${name} is watched`,
        async () => recovering.has(name) || stack.children.get(name) !== armed,
        5_000,
      );
      await recovering.get(name);
    },
    async settled() {
      while (recovering.size > 0) await Promise.all(recovering.values());
    },
    stop: () => void (stopping = true),
  };
}
