import pino from 'pino';
import { redact } from './redact.ts';
import { currentTraceId } from './trace.ts';

export type Logger = pino.Logger;

export interface LoggerOptions {
  /** The deployable's name, on every line. */
  service: string;
  /** Least severe level written; defaults to `error` (CO-05). */
  level?: string;
  /** Where lines go; defaults to standard output. */
  destination?: pino.DestinationStream;
}

/**
 * One JSON object a line: `time` (ISO 8601, UTC), `level`, `service`, `msg` and the given fields, all
 * redacted. What belongs to one request is a child: `logger.child({ correlationId, traceparent })`.
 */
export function createLogger({ service, level = 'error', destination }: LoggerOptions): Logger {
  const options: pino.LoggerOptions = {
    level,
    base: { service },
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: (error: unknown) => error }, // redact() has described the error by then
    mixin: () => {
      const traceId = currentTraceId();
      return traceId === undefined ? {} : { traceId };
    },
    formatters: { level: (label) => ({ level: label }) },
    hooks: {
      logMethod(args, write) {
        // pino types the arguments as a template and its values, but the first may also be fields or an error.
        write.apply(this, redactArguments(args) as Parameters<pino.LogFn>);
      },
    },
  };
  return redactBindings(destination === undefined ? pino(options) : pino(options, destination));
}

/** pino drops its bindings formatter for children, so the bindings of a child are redacted when it is created. */
function redactBindings(logger: Logger): Logger {
  const child = logger.child;
  logger.child = function (this: Logger, bindings, options) {
    return child.call(this, redact(bindings), options);
  } as Logger['child'];
  return logger;
}

function redactArguments([first, ...rest]: readonly unknown[]): unknown[] {
  if (first instanceof Error) {
    const err: unknown = redact<unknown>(first);
    const message = rest.length > 0 ? rest : [first.message];
    return [{ err }, ...message.map((item) => redact(item))];
  }
  return [redact(first), ...rest.map((item) => redact(item))];
}
