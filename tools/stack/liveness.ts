import { setTimeout as delay } from 'node:timers/promises';
import type { RunningChild } from './child.ts';

export interface LivenessOptions {
  readonly children: ReadonlyMap<string, RunningChild>;
  /** Restarts a part; never rejects. */
  readonly replace: (name: string) => Promise<void>;
  /** Between two rounds of probes; 2 s by default. */
  readonly everyMs?: number;
  /** Time-out of a probe; 2 s by default. */
  readonly answerMs?: number;
}

export interface Liveness {
  /** Resolves when no replacement is under way. */
  stop(): Promise<void>;
}

/**
 * Probes /healthz of each part that has it, as an orchestrator's liveness probe does, and replaces those that answer 503: they
 * report that only a new process helps. A part that does not answer is not replaced, since it may only be busy or suspended.
 */
export function watchLiveness(options: LivenessOptions): Liveness {
  const stopping = new AbortController();
  const done = ask(options, stopping.signal);
  return {
    async stop() {
      stopping.abort();
      await done;
    },
  };
}

async function ask(
  { children, replace, everyMs = 2_000, answerMs = 2_000 }: LivenessOptions,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    const round = [...children.values()].map(async ({ name, spec: { aliveUrl } }) => {
      if (aliveUrl === undefined) return;
      if ((await hasEnded(aliveUrl, answerMs)) && !signal.aborted) await replace(name);
    });
    await Promise.all(round);
    await delay(everyMs, undefined, { signal }).catch(() => {}); // rejects only when stopped
  }
}

async function hasEnded(url: string, answerMs: number): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(answerMs) });
    await response.body?.cancel();
    return response.status === 503;
  } catch {
    return false;
  }
}
