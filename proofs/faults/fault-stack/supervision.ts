import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { until } from '@loupe/scripted-shopper/until';
import type { RunningChild } from '../../../tools/stack/child.ts';
import { watchLiveness } from '../../../tools/stack/liveness.ts';
import type { Stack } from '../../../tools/stack/stack.ts';
import { TRAFFIC_MS } from './traffic.ts';

/** Kill points are wrapped, but the process never ends itself, because no point has this name. */
export const NO_POINT = { KILL_AT: 'none' };

/** An instance with the points at which it is killed, one after the other. */
export type Kills = readonly [instance: string, points: readonly string[]];

export interface Supervision {
  /** Restarts a part; resolves when it serves again. */
  restart(name: string, signal: NodeJS.Signals, env?: Readonly<Record<string, string>>): Promise<void>;
  /**
   * Lets instances end themselves at each of their kill points, the instances side by side. Resolves when they serve again.
   * @throws Error naming each point that was not reached in time, or where the process ended in another way
   */
  killAtEach(kills: readonly Kills[]): Promise<void>;
  /** Resolves when all restarts under way are complete. */
  settled(): Promise<void>;
  /** Restarts nothing from now on. */
  stop(): void;
}

const PAUSE_MS = 300;
/** How many characters at the end of a log are searched for the message that a process writes before it ends itself. */
const LOG_TAIL = 2_000;

/** Restarts parts that end or that fail their /healthz, as an orchestrator does. */
export function supervise(stack: Stack): Supervision {
  let stopping = false;
  const recovering = new Map<string, Promise<void>>();

  /** A part that ends at its kill point is restarted by `killAtEach`. */
  const watch = (child: RunningChild): void =>
    void child.exited.then(() => {
      const isOurs = !hasKillPoint(child.spec.env) && stack.children.get(child.name) === child;
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
        // The part may reach its kill point before it is ready.
        if (hasKillPoint(env) && (await isGone(stack.children.get(name)!))) return;
        await delay(PAUSE_MS); // something that it needs is not available yet; its log names it
      }
    }
  }

  async function restart(name: string, signal: NodeJS.Signals, env = NO_POINT): Promise<void> {
    await recovering.get(name);
    const ended = stack.children.get(name)!;
    const restarted = (async () => {
      await ended.stop(signal);
      await startUntilItServes(name, env);
    })().finally(() => recovering.delete(name));
    recovering.set(name, restarted);
    await restarted;
  }

  /** @returns why points were missed */
  async function killInTurn([name, points]: Kills): Promise<string[]> {
    const missed: string[] = [];
    for (const point of points) {
      await restart(name, 'SIGKILL', { KILL_AT: point });
      let why = await waitForExit(stack, name, point);
      // Replaced because its /healthz said that only a new process helps: the new one has the same point.
      while (recovering.has(name)) {
        await recovering.get(name);
        why = await waitForExit(stack, name, point);
      }
      if (why !== undefined) missed.push(why);
    }
    await restart(name, 'SIGKILL');
    return missed;
  }

  for (const child of stack.children.values()) watch(child);
  const liveness = watchLiveness({
    children: stack.children,
    replace: async (name) => {
      if (stopping || recovering.has(name)) return;
      // With its kill point, if it has one: killAtEach waits for it.
      const { KILL_AT = NO_POINT.KILL_AT } = stack.children.get(name)!.spec.env;
      await restart(name, 'SIGTERM', { KILL_AT });
    },
  });
  return {
    restart,
    async killAtEach(kills) {
      const missed = (await Promise.all(kills.map(killInTurn))).flat();
      if (missed.length > 0) throw new Error(missed.join('\n'));
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

const hasKillPoint = ({ KILL_AT }: Readonly<Record<string, string>>): boolean =>
  KILL_AT !== undefined && KILL_AT !== NO_POINT.KILL_AT;

const isGone = (child: RunningChild): Promise<boolean> =>
  Promise.race([child.exited.then(() => true), delay(PAUSE_MS, false)]);

/** @returns why the point was not proved; undefined when the process logged that it reached the point, and ended there */
async function waitForExit(stack: Stack, name: string, point: string): Promise<string | undefined> {
  const armed = stack.children.get(name)!;
  const exit = await Promise.race([armed.exited, delay(TRAFFIC_MS, 'running', { ref: false })]);
  if (exit === 'running') return `${name} never reached ${point} within ${TRAFFIC_MS / 1000} s`;
  if (exit !== 'SIGKILL') return `${name} ended with ${exit} at ${point}`;
  const log = join(stack.settings.dataFolder, 'logs', `${name}.log`);
  const line = `kill point reached: ${point.replace(/#\d+$/, '')}\n`;
  const isLogged = async () => readFileSync(log, 'utf8').slice(-LOG_TAIL).includes(line);
  return until(`${name} logs that it reached ${point}`, isLogged, 5_000).then(
    () => undefined,
    (error: Error) => error.message,
  );
}
