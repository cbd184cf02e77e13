import { redact } from '@loupe/telemetry/redact';
import { isLogged, type LogLevel } from './log-level.ts';

type Facts = Readonly<Record<string, unknown>>;

/**
 * Writes one line of web's log in the services' format, if its level is severe enough (CO-05): personal data in message or facts becomes
 * `***` (ER-13).
 */
export function log(level: LogLevel, message: string, facts: Facts = {}): void {
  if (!isLogged(level)) return;
  const time = new Date().toISOString();
  console.warn(JSON.stringify({ level, time, service: 'web', ...redact({ ...facts, msg: message }) }));
}

export const logWarning = (message: string, facts?: Facts): void => log('warn', message, facts);
export const logError = (message: string, facts?: Facts): void => log('error', message, facts);

/** Writes an error to the browser's console: personal data in it becomes `***`, as on servers (ER-13). */
export function logFailure(message: string, error: unknown): void {
  console.error(message, redact(error));
}
