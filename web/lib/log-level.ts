/** The levels of the services' logger, the most severe first. */
export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

declare global {
  /** Next bundles instrumentation, proxy and pages with module instances of their own; the level is that of the process. */
  var loupeLogLevel: LogLevel | undefined;
}

/** @param level the least severe that is written */
export function setLogLevel(level: LogLevel): void {
  globalThis.loupeLogLevel = level;
}

/** CO-05: `error` until the environment has been read. */
export const isLogged = (level: LogLevel): boolean =>
  LOG_LEVELS.indexOf(level) <= LOG_LEVELS.indexOf(globalThis.loupeLogLevel ?? 'error');
