/** One line of web's log, as the services write theirs. No name, address or e-mail belongs in it. */
export function logWarning(message: string, facts: Readonly<Record<string, unknown>> = {}): void {
  const time = new Date().toISOString();
  console.warn(JSON.stringify({ level: 'warn', time, service: 'web', ...facts, msg: message }));
}
