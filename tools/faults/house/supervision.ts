import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { RunningChild } from '../../stack/child.ts';
import { watchLiveness } from '../../stack/liveness.ts';
import type { Stack } from '../../stack/stack.ts';
import { until } from './until.ts';

/** Wrapped, but never ended: a point that is not there. */
export const NO_POINT = { KILL_AT: 'none' };

export interface Supervision {
  /** Ends a part and starts it again; resolves when it serves again. */
  restart(name: string, signal: NodeJS.Signals, env?: Readonly<Record<string, string>>): Promise<void>;
  /**
   * Lets an instance end itself at one kill point after the other. Resolves when it serves again after the last.
   * @param missed told of each point that was not reached in time, or where it ended some other way
   */
  dieAtEach(
    name: string,
    points: readonly string[],
    withinMs: number,
    missed: (why: string) => void,
  ): Promise<void>;
  /** Every part that has ended is back. */
  settled(): Promise<void>;
  /** Leaves what ends from now on alone. */
  stop(): void;
}

const PAUSE_MS = 300;
/** Of a log, in characters: what a process says before it ends itself is at its end. */
const LAST_WORDS = 2_000;

/** Starts again whatever ends, and replaces whatever fails its /healthz, as an orchestrator does. */
export function supervise(stack: Stack): Supervision {
  let stopping = false;
  const recovering = new Map<string, Promise<void>>();

  /** A part that was sent to die is started again by its sender. */
  const watch = (child: RunningChild): void =>
    void child.exited.then(() => {
      const isOurs = !isSentToDie(child.spec.env) && stack.children.get(child.name) === child;
      if (!stopping && isOurs && !recovering.has(child.name)) void recover(child.name, NO_POINT);
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
        // Whoever was sent to die may get there before it ever serves.
        if (isSentToDie(env) && (await isGone(stack.children.get(name)!))) return;
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
  const liveness = watchLiveness({
    children: stack.children,
    replace: async (name) => {
      if (!stopping && !recovering.has(name)) await restart(name, 'SIGTERM');
    },
  });
  return {
    restart,
    async dieAtEach(name, points, withinMs, missed) {
      for (const point of points) {
        await restart(name, 'SIGKILL', { KILL_AT: point });
        const why = await waitForDeath(stack, name, point, withinMs);
        if (why !== undefined) missed(why);
      }
      await restart(name, 'SIGKILL');
    },
    async settled() {
      while (recovering.size > 0) await Promise.all(recovering.values());
    },
    stop() {
      stopping = true;
      void liveness.stop();
    },
  };
}

const isSentToDie = ({ KILL_AT }: Readonly<Record<string, string>>): boolean =>
  KILL_AT !== undefined && KILL_AT !== NO_POINT.KILL_AT;

const isGone = (child: RunningChild): Promise<boolean> =>
  Promise.race([child.exited.then(() => true), delay(PAUSE_MS, false)]);

/** @returns why it is no proof; undefined when the process said that it reached the point, and ended there */
async function waitForDeath(
  stack: Stack,
  name: string,
  point: string,
  withinMs: number,
): Promise<string | undefined> {
  const armed = stack.children.get(name)!;
  const how = await Promise.race([armed.exited, delay(withinMs, 'nothing', { ref: false })]);
  if (how === 'nothing') return `${name} never reached ${point} within ${withinMs / 1000} s`;
  if (how !== 'SIGKILL') return `${name} ended with ${how} at ${point}`;
  const log = join(stack.settings.dataFolder, 'logs', `${name}.log`);
  const said = `kill point reached: ${point.replace(/#\d+$/, '')}\n`;
  const isSaid = async () => readFileSync(log, 'utf8').slice(-LAST_WORDS).includes(said);
  return until(`${name} says it reached ${point}`, isSaid, 5_000).then(
    () => undefined,
    (error: Error) => error.message,
  );
}
