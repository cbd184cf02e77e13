import { constants } from 'node:os';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Somebody asked the command to stop. */
export class InterruptedError extends Error {
  override readonly name = 'InterruptedError';
  /** As a shell gives it for a process that a signal ended. */
  readonly exitCode: number;

  constructor(signal: (typeof SIGNALS)[number]) {
    super(`Stopped by ${signal}`);
    this.exitCode = 128 + constants.signals[signal];
  }
}

export interface Interruption {
  /** Aborted with an InterruptedError by the first SIGINT, SIGTERM or SIGHUP, or by `abort`. */
  readonly signal: AbortSignal;
  abort(reason: Error): void;
  /** Signals do again what they did before. */
  dispose(): void;
}

/** Catches the signals that ask a command to stop. Later ones change nothing: Ctrl-C reaches a command more than once. */
export function interruption(): Interruption {
  const controller = new AbortController();
  const abort = (reason: Error) => controller.abort(reason);
  const interrupt = (signal: (typeof SIGNALS)[number]) => abort(new InterruptedError(signal));
  for (const signal of SIGNALS) process.on(signal, interrupt);
  // Where the terminal is gone, writing fails: that must not end the command before what it started.
  const ignore = () => {};
  for (const stream of [process.stdout, process.stderr]) stream.on('error', ignore);
  return {
    signal: controller.signal,
    abort,
    dispose() {
      for (const signal of SIGNALS) process.off(signal, interrupt);
      for (const stream of [process.stdout, process.stderr]) stream.off('error', ignore);
    },
  };
}

/** Abandons work that cannot be stopped once the signal is aborted. @throws the signal's reason */
export async function unlessAborted<T>(work: Promise<T>, signal?: AbortSignal): Promise<T> {
  work.catch(() => {}); // what becomes of abandoned work concerns nobody
  if (signal === undefined) return work;
  signal.throwIfAborted();
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  const abort = () => reject(signal.reason as Error);
  signal.addEventListener('abort', abort, { once: true });
  try {
    return await Promise.race([work, aborted]);
  } finally {
    signal.removeEventListener('abort', abort);
  }
}
