import { redact } from '@loupe/telemetry/redact';

/** One line of web's log, as the services write theirs: what is given is redacted (ER-13). */
export function logWarning(message: string, facts: Readonly<Record<string, unknown>> = {}): void {
  const line = { level: 'warn', time: new Date().toISOString(), service: 'web' };
  console.warn(JSON.stringify({ ...line, ...redact(facts), msg: redact(message) }));
}
