import { constants } from 'node:os';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** The command was stopped by a signal. */
export class InterruptedError extends Error {
  override readonly name = 'InterruptedError';
  /** 128 plus the signal's number, as in a shell. */
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
  /** Removes the signal handlers. */
  dispose(): void;
}

/** Handles the signals that stop a command. Only the first has an effect: Ctrl-C reaches a command more than once. */
export function interruption(): Interruption {
  const controller = new AbortController();
  const abort = (reason: Error) => controller.abort(reason);
  const interrupt = (signal: (typeof SIGNALS)[number]) => abort(new InterruptedError(signal));
  for (const signal of SIGNALS) process.on(signal, interrupt);
  // If the terminal was closed, writing fails; the command must still stop its children first.
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

/** Stops waiting for work that cannot be aborted when the signal is aborted. @throws the signal's reason */
export async function unlessAborted<T>(work: Promise<T>, signal?: AbortSignal): Promise<T> {
  work.catch(() => {}); // errors of abandoned work are ignored
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
