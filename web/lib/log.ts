import { redact } from '@loupe/telemetry/redact';

/** Writes one log line in the services' format: personal data in message or facts becomes `***` (ER-13). */
export function logWarning(message: string, facts: Readonly<Record<string, unknown>> = {}): void {
  const time = new Date().toISOString();
  console.warn(
    JSON.stringify({ level: 'warn', time, service: 'web', ...redact({ ...facts, msg: message }) }),
  );
}

/** Writes an error to the browser's console: personal data in it becomes `***`, as on servers (ER-13). */
export function logFailure(message: string, error: unknown): void {
  console.error(message, redact(error));
}
