import { setTimeout as delay } from 'node:timers/promises';
import type { RunningChild } from './child.ts';

export interface LivenessOptions {
  readonly children: ReadonlyMap<string, RunningChild>;
  /** Ends a part and starts it again; never rejects. */
  readonly replace: (name: string) => Promise<void>;
  /** Between two rounds of questions; 2 s unless told. */
  readonly everyMs?: number;
  /** How long an answer is waited for; 2 s unless told. */
  readonly answerMs?: number;
}

export interface Liveness {
  /** Resolves when no replacement is under way any more. */
  stop(): Promise<void>;
}

/**
 * Asks each part that has one at its /healthz, as an orchestrator's liveness probe does, and replaces those that answer 503: they
 * say themselves that only a new process helps. No answer is no reason; a process that is busy or suspended comes back.
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
