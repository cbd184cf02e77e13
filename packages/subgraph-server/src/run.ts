import type { Logger } from '@loupe/telemetry/logger';

/** After a stop that left something open (a socket, a timer), how long the process may stay alive. */
const LINGER_MS = 3_000;

export interface Service {
  readonly start: () => Promise<unknown>;
  /** Finishes requests in flight and closes what start opened. */
  readonly stop: () => Promise<void>;
  readonly logger: Logger;
}

/** Runs until SIGTERM or SIGINT, then drains and exits 0. A start that fails exits 1; a second signal ends at once. */
export async function runService({ start, stop, logger }: Service): Promise<void> {
  let stopping = false;
  const drain = async (signal: string): Promise<void> => {
    if (stopping) process.exit(1);
    stopping = true;
    logger.info({ signal }, 'Draining.');
    try {
      await stop();
      process.exitCode = 0;
    } catch (error) {
      logger.error({ err: error }, 'The drain failed.');
      process.exitCode = 1;
    }
    exitWhenIdle();
    // Only fires if something keeps the process alive.
    setTimeout(() => process.exit(), LINGER_MS).unref();
  };
  process.on('SIGTERM', (signal) => void drain(signal));
  process.on('SIGINT', (signal) => void drain(signal));
  try {
    await start();
  } catch (error) {
    logger.fatal({ err: error }, 'The service could not start.');
    process.exit(1);
  }
}

/**
 * Exits once nothing is left to do, since Node's own end was seen to never finish (https://github.com/nodejs/node/issues/47748). What
 * other listeners begin when the process is idle, such as sending the last spans, ends first.
 */
function exitWhenIdle(): void {
  let wasIdle = false;
  process.on('beforeExit', () => {
    if (wasIdle) process.exit();
    wasIdle = true;
    setImmediate(() => {}); // or the event would not come again
  });
}
